import type { SiteBuild } from "./site-handler.ts" with { "resolution-mode": "import" };

/** What the build makes of app/, as `#site` in package.json. */
declare const site: SiteBuild;
export = site;
