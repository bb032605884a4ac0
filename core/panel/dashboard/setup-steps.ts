import { students } from "../../../features/students/content/students.ts";
import type { PageSummary } from "../../content/api/api-contract.ts";
import type { PageStep } from "../../content/pages/setup-steps.ts";
import { pageFieldPath } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { fillingScreen, needsEntries } from "../entry-screens.ts";
import type { Dashboard } from "./load-dashboard.ts";

const said = words.dashboard;

export interface SetupStep {
  title: string;
  text: string;
  isDone: boolean;
  /** What is still to be filled, each with a link to its field or screen; empty if the step is done. */
  links: SetupLink[];
}

interface SetupLink {
  text: string;
  /** A screen, or `#` and the id of a card on the dashboard. */
  to: string;
}

type Loaded = Pick<Dashboard, "pages" | "hiddenPages" | "counts" | "sampleEntries">;

/**
 * The steps that make the site complete, in the order of the guide, without those of which the user may open nothing. Undefined if the
 * pages could not be loaded.
 */
export function findSetupSteps(
  loaded: Loaded,
  mayOpen: (to: string) => boolean = () => true,
): SetupStep[] | undefined {
  return listSteps(loaded)?.flatMap((step) => {
    const links = step.links.filter(({ to }) => mayOpen(to));
    return step.isDone || links.length > 0 ? [{ ...step, links }] : [];
  });
}

function listSteps(loaded: Loaded): SetupStep[] | undefined {
  const { pages, hiddenPages, counts, sampleEntries } = loaded;
  if (!pages) return undefined;
  // Pages that the school has removed from the menus need no text.
  const shown = pages.filter(({ path }) => !hiddenPages?.includes(path));
  const pageStep = (step: PageStep, title: string, text: string) =>
    describe(title, text, findPageLinks(shown, step));
  const noSample = sampleEntries === 0;
  return [
    pageStep("school", said.stepSchool, said.stepSchoolText),
    pageStep("logo", said.stepLogo, said.stepLogoText),
    pageStep("classes", said.stepClasses, said.stepClassesText),
    pageStep("principal", said.stepPrincipal, said.stepPrincipalText),
    pageStep("home", said.stepHome, said.stepHomeText),
    pageStep("fees", said.stepFees, said.stepFeesText),
    pageStep("contact", said.stepContact, said.stepContactText),
    describe(
      said.stepSample,
      noSample ? said.stepSampleDone : said.stepSampleText,
      noSample ? [] : [{ text: said.goToSample, to: "#sample" }],
    ),
    describe(
      words.studentImport.guideStep,
      words.studentImport.guideText,
      // While there are sample students, the count does not tell whether there are others.
      noSample && counts.students
        ? []
        : [
            { text: words.studentImport.guideLink, to: "/admin/student-import" },
            { text: said.addStudent, to: `${students.screen.path}?new` },
          ],
    ),
    pageStep("consents", words.consents.step, words.consents.stepText),
    describe(said.stepOtherPages, said.stepOtherPagesText, findOtherPages(shown)),
  ];
}

const describe = (title: string, text: string, links: SetupLink[]): SetupStep => ({
  ...{ title, text, links },
  isDone: links.length === 0,
});

/** The blank fields of a step, and the pages that still have the sample's text for it. */
const findPageLinks = (pages: readonly PageSummary[], step: PageStep): SetupLink[] =>
  pages.flatMap(({ name, isSample, needed }) => {
    const own = needed.filter((field) => field.step === step);
    const blank = own.filter(({ isBlank }) => isBlank);
    if (blank.length > 0) {
      return blank.map(({ label, path }) => ({
        text: words.translate(label),
        to: pageFieldPath(name, path),
      }));
    }
    const [first] = own;
    return isSample && first ? [{ text: said.replaceSample, to: pageFieldPath(name, first.path) }] : [];
  });

/** The empty pages, each with a link to the field to begin with, or to the form of its entries. */
function findOtherPages(pages: readonly PageSummary[]): SetupLink[] {
  const links = pages.flatMap(({ name, title, isEmpty, needed }) => {
    if (!isEmpty) return [];
    const text = words.translate(title);
    const first = needed.find(({ step }) => step === "otherPages");
    if (first) return [{ text, to: pageFieldPath(name, first.path) }];
    // Students have a step of their own.
    const lacksEntries = needsEntries(name) && name !== "students";
    return lacksEntries ? [{ text, to: `${fillingScreen(name)}?new` }] : [];
  });
  const leaveOut = { text: said.leavePagesOut, to: pageFieldPath("school", "hiddenPages") };
  return links.length > 0 ? [...links, leaveOut] : [];
}
