import { MissingPage } from "../components/missing-page.tsx";
import { definePage } from "../public-page.ts";

export const page = definePage({
  load: async () => ({ data: undefined, status: 404 }),
  describe: () => ({ title: "404 Page Not Found", isIndexed: false }),
  Component: MissingPage,
});
