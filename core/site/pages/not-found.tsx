import { MissingPage } from "../components/missing-page.tsx";
import { createPage } from "../public-page.ts";

export const page = createPage({
  load: async () => ({ data: undefined, status: 404 }),
  describe: (_data, { words }) => ({ title: words.missing.title, isIndexed: false }),
  Component: MissingPage,
});
