import type { SiteBuild } from "../../core/server/site/site-build.ts";

/** The built site with markup in every page, as if escaping had failed. */
export function withInjectedMarkup(build: SiteBuild, markup: string): SiteBuild {
  const { renderPage, renderOffice } = build.pages;
  const inject = (html: string) => html.replace("</body>", `${markup}</body>`);
  return {
    ...build,
    pages: {
      ...build.pages,
      async renderPage(...given) {
        const page = await renderPage(...given);
        return { ...page, html: inject(page.html) };
      },
      renderOffice: (...given) => inject(renderOffice(...given)),
    },
  };
}
