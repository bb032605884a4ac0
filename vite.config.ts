import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./scripts/pictures-plugin.ts";

/** Made of hundreds of small files, which take Node longer to load than the whole rest of the site. */
const bundledForServer = [/^(@radix-ui\/|clsx|lucide-react|radix-ui|react-toastify)/];

export default defineConfig(({ command }) => ({
  plugins: [picturesPlugin(), tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    // The pictures in build/ are inputs of this build.
    emptyOutDir: false,
  },
  ssr: { noExternal: command === "build" ? bundledForServer : [] },
}));
