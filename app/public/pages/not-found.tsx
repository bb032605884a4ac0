import { MissingPage } from "../components/missing-page.tsx";
import { createPage } from "../public-page.ts";

export const page = createPage({
  load: async () => ({ data: undefined, status: 404 }),
  describe: () => ({ title: "404 Page Not Found", isIndexed: false }),
  Component: MissingPage,
});
