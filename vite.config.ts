import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./scripts/pictures-plugin.ts";

/** What browsers get: the styles, the scripts of the public pages and the admin panel. `scripts/build-site.ts` builds both. */
export default defineConfig({
  plugins: [picturesPlugin(), tailwindcss()],
  appType: "custom",
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    outDir: "build/client",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["app/styles.css", "app/public/browser/start.ts", "app/admin/office.tsx"],
    },
  },
});
