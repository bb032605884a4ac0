import type { SiteBuild } from "../../server/site/site-handler.ts";

/** The built site with a hole: markup stands in every page as if the escaping of some content had failed. */
export function withInjectedMarkup(build: SiteBuild, markup: string): SiteBuild {
  const { module } = build.entry;
  const createLoadContext: typeof module.createLoadContext = (services) =>
    module.createLoadContext({
      ...services,
      takePage: (html) => services.takePage(html.replace("</body>", `${markup}</body>`)),
    });
  return { ...build, entry: { ...build.entry, module: { ...module, createLoadContext } } };
}
