/** Writes the server, the built site and their libraries as a few files: Node takes long to load nine hundred. */
import path from "node:path";
import { build, type Plugin } from "vite";

const ROOT = path.resolve(import.meta.dirname, "..");
const OUTPUT = "build/program";
/** They load machine code that lies in their package, and only when it is needed. */
const NATIVE = ["@node-rs/argon2", "pg-native", "sharp"];
const LIBRARY = /[\\/]node_modules[\\/]/;
/** Libraries and the built site are JavaScript. */
const OUR_SOURCE = /\.ts$/;

/** The bundle lies in another folder than the modules in it, which look for files beside their source. */
const sourceFolders: Plugin = {
  name: "source-folders",
  transform: {
    filter: { id: OUR_SOURCE, code: "import.meta." },
    handler(code, id) {
      if (/import\.meta\.(url|filename)/.test(code)) this.error("use import.meta.dirname to find files");
      const folder = path.relative(path.join(ROOT, OUTPUT), path.dirname(id)).replaceAll(path.sep, "/");
      return {
        code: code.replaceAll("import.meta.dirname", `(import.meta.dirname + "/${folder}")`),
        map: null,
      };
    },
  },
};

await build({
  root: ROOT,
  configFile: false,
  logLevel: "warn",
  plugins: [sourceFolders],
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: "server/main.ts",
    outDir: OUTPUT,
    copyPublicDir: false,
    target: "node24",
    minify: false,
    sourcemap: "hidden",
    rolldownOptions: {
      output: {
        chunkFileNames: "[name].js",
        // What only some requests need stays apart from what every start needs.
        codeSplitting: { groups: [{ name: "libraries", test: LIBRARY, entriesAware: true }] },
        sourcemapExcludeSources: true,
        // Node reads every map that is named, and the libraries' would take longer to read than their code.
        footer: ({ fileName, moduleIds }) =>
          moduleIds.every((id) => OUR_SOURCE.test(id)) ? `//# sourceMappingURL=${fileName}.map` : "",
      },
    },
  },
});
