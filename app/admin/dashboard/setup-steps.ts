import type { PageName } from "../../../content/pages/page-names.ts";
import { words } from "../../ui/panel-words.ts";
import type { Dashboard } from "./load-dashboard.ts";
import { fieldPath } from "./open-tasks.ts";

const said = words.dashboard;

export interface SetupStep {
  title: string;
  text: string;
  /** The screen; absent if the step is done. */
  to?: string;
  isDone: boolean;
}

type Loaded = Pick<Dashboard, "pages" | "hasLogo" | "counts" | "sampleEntries">;

/** Whether the school has replaced the sample text of a page; undefined if that is unknown. */
export function isOwnPage({ pages }: Pick<Dashboard, "pages">, name: PageName): boolean | undefined {
  const page = pages?.find((each) => each.name === name);
  return page && !page.isSample && !page.isEmpty;
}

/** The steps that replace the sample by the school's own content. */
export function findSetupSteps(loaded: Loaded): SetupStep[] {
  const isSchoolDone = isOwnPage(loaded, "school") === true;
  return [
    {
      title: said.stepSchool,
      text: said.stepSchoolText,
      to: "/admin/pages/school",
      isDone: isSchoolDone,
    },
    {
      title: said.stepLogo,
      text: said.stepLogoText,
      to: fieldPath("school", "logo"),
      isDone: isSchoolDone && loaded.hasLogo === true,
    },
    {
      title: said.stepContact,
      text: said.stepContactText,
      to: "/admin/pages/contact",
      isDone: isOwnPage(loaded, "contact") === true,
    },
    {
      title: said.stepSample,
      text: loaded.sampleEntries === 0 ? said.stepSampleDone : said.stepSampleText,
      to: loaded.sampleEntries === 0 ? undefined : "#sample",
      isDone: loaded.sampleEntries === 0,
    },
    {
      title: words.studentImport.guideStep,
      text: words.studentImport.guideText,
      to: "/admin/student-import",
      // While there are sample students, the count does not tell whether there are others.
      isDone: loaded.sampleEntries === 0 && (loaded.counts.students ?? 0) > 0,
    },
    {
      title: words.consents.step,
      text: words.consents.stepText,
      to: fieldPath("privacy", "withoutRecord"),
      isDone: hasChosen(loaded),
    },
  ];
}

/** The privacy page counts as empty even if its rule for students was chosen. */
function hasChosen({ pages }: Pick<Dashboard, "pages">): boolean {
  const page = pages?.find(({ name }) => name === "privacy");
  return page !== undefined && !page.isSample && page.updatedAt !== null;
}
