import { pages } from "../../features/pages.ts";
import { isPageName } from "../content/pages/page-names.ts";
import { words } from "../ui/panel-words.ts";

/** The title of a page, which the API has in English. A page of a newer version keeps it. */
export const titleOfPage = ({ name, title }: { name: string; title: string }): string =>
  isPageName(name) ? pages[name].title[words.language] : title;
