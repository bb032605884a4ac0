import type { PageName } from "../../../content/pages/page-names.ts";
import type { Dashboard } from "./load-dashboard.ts";
import { fieldPath } from "./open-tasks.ts";

export interface SetupStep {
  title: string;
  text: string;
  /** Where it is done; absent once there is nothing left to do there. */
  to?: string;
  isDone: boolean;
}

type Loaded = Pick<Dashboard, "pages" | "hasLogo" | "sampleEntries">;

/** Whether the school has put its own words in the place of the sample's; undefined where that is not known. */
export function isOwnPage({ pages }: Pick<Dashboard, "pages">, name: PageName): boolean | undefined {
  const page = pages?.find((each) => each.name === name);
  return page && !page.isSample && !page.isEmpty;
}

/** What makes the site the school's own. */
export function findSetupSteps(loaded: Loaded): SetupStep[] {
  const isSchoolDone = isOwnPage(loaded, "school") === true;
  return [
    {
      title: "The school",
      text: "Its name, tagline, telephone and address.",
      to: "/admin/pages/school",
      isDone: isSchoolDone,
    },
    {
      title: "Logo and colours",
      text: "Browser tabs, home screens and shared links show the logo too.",
      to: fieldPath("school", "logo"),
      isDone: isSchoolDone && loaded.hasLogo === true,
    },
    {
      title: "Contact",
      text: "What parents read beside the form, and how they find the school.",
      to: "/admin/pages/contact",
      isDone: isOwnPage(loaded, "contact") === true,
    },
    {
      title: "The sample",
      text:
        loaded.sampleEntries === 0
          ? "No invented people, notices and pictures are on the site."
          : "Take the invented people, notices and pictures away when you have looked around.",
      to: loaded.sampleEntries === 0 ? undefined : "#sample",
      isDone: loaded.sampleEntries === 0,
    },
  ];
}
