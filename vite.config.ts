import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./scripts/pictures-plugin.ts";

export default defineConfig({
  plugins: [picturesPlugin(), tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // The pictures in build/ are inputs of this build.
    emptyOutDir: false,
  },
});
