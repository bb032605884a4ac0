import type { SiteBuild } from "../../server/site/site-handler.ts";

/** The built site with a hole: markup stands in every page as if the escaping of some content had failed. */
export function withInjectedMarkup(build: SiteBuild, markup: string): SiteBuild {
  const { module } = build.entry;
  const render: typeof module.default = async (...parameters) => {
    const page = await module.default(...parameters);
    return new Response((await page.text()).replace("</body>", `${markup}</body>`), page);
  };
  return { ...build, entry: { ...build.entry, module: { ...module, default: render } } };
}
