import { pages } from "../../../features/pages.ts";
import { featureDashboards } from "../../../features/panel-dashboard.ts";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { type PageStep, pageSteps } from "../../content/pages/setup-steps.ts";
import { findField } from "../../content/pages/walk-document.ts";
import { isOn } from "../../content/parts/parts.ts";
import { PARTS_SCREEN, pageFieldPath } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { label } from "../../words/label.ts";
import { fillingScreen, needsEntries } from "../entry-screens.ts";
import { titleOfPage } from "../page-titles.ts";
import { offParts } from "../session/off-parts.ts";
import { inOrder, type PlacedStep } from "./feature-dashboard.ts";
import type { Dashboard } from "./load-dashboard.ts";
import type { SetupLink } from "./task.ts";

const texts = words.dashboard;

export interface SetupStep {
  title: string;
  text: string;
  isDone: boolean;
  /** Blank fields and lists, each with a link to its field or screen; empty if the step is done. */
  links: SetupLink[];
}

type Loaded = Pick<Dashboard, "pages" | "hiddenPages" | "counts" | "sampleEntries"> &
  Partial<Pick<Dashboard, "hasChosenParts" | "featureSteps">>;

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
  const { pages, hiddenPages, counts, sampleEntries, hasChosenParts, featureSteps = [] } = loaded;
  if (!pages) return undefined;
  // Pages that the school has removed from the menus need no text.
  const shown = pages.filter(({ path }) => !hiddenPages?.includes(path));
  const hasNoSample = sampleEntries === 0;
  const off = offParts();
  const ofFeatures = featureDashboards.flatMap(
    ({ name, setupSteps }) => (isOn(off, name) ? setupSteps : undefined)?.({ counts, hasNoSample }) ?? [],
  );
  const withOwnStep = new Set(ofFeatures.flatMap(({ page }) => page ?? []));
  return inOrder([
    ...(hasChosenParts === undefined
      ? []
      : [
          {
            place: 50,
            title: texts.stepParts,
            text: texts.stepPartsText,
            links: hasChosenParts ? [] : [{ text: words.parts.title, to: PARTS_SCREEN }],
          },
        ]),
    {
      place: 800,
      title: texts.stepSample,
      text: hasNoSample ? texts.stepSampleDone : texts.stepSampleText,
      links: hasNoSample ? [] : [{ text: texts.goToSample, to: "#sample" }],
    },
    ...ofFeatures,
    ...featureSteps,
    ...pageSteps.map(
      ({ name, place, title, text }): PlacedStep => ({
        place,
        title: label(...title)[words.language],
        text: label(...text)[words.language],
        links: name === "otherPages" ? findOtherPages(shown, withOwnStep) : findPageLinks(shown, name),
      }),
    ),
  ]).map(({ title, text, links }) => ({ title, text, links, isDone: links.length === 0 }));
}

/** The blank fields of a step, and the pages that still have the sample's text for it. */
const findPageLinks = (pages: readonly PageSummary[], step: PageStep): SetupLink[] =>
  pages.flatMap(({ name, isSample, needed }) => {
    const own = needed.filter((field) => field.step === step);
    const blank = own.filter(({ isBlank }) => isBlank);
    const linked = blank.length > 0 || !isSample ? blank : own.slice(0, 1);
    return linked.map(({ label, path }) => ({
      text: labelOf(name, path) ?? label,
      to: pageFieldPath(name, path),
    }));
  });

/** The empty pages, each with a link to the field to begin with, or to the form of its entries. */
function findOtherPages(pages: readonly PageSummary[], withOwnStep: ReadonlySet<string>): SetupLink[] {
  const links = pages.flatMap(({ name, title, isEmpty, needed }) => {
    if (!isEmpty) return [];
    const text = titleOfPage({ name, title });
    const first = needed.find(({ step }) => step === "otherPages");
    if (first) return [{ text, to: pageFieldPath(name, first.path) }];
    const lacksEntries = needsEntries(name) && !withOwnStep.has(name);
    return lacksEntries ? [{ text, to: `${fillingScreen(name)}?new` }] : [];
  });
  const leaveOut = { text: texts.leavePagesOut, to: pageFieldPath("school", "hiddenPages") };
  return links.length > 0 ? [...links, leaveOut] : [];
}

const labelOf = (name: string, path: string): string | undefined =>
  isPageName(name) ? findField(pages[name], path)?.label[words.language] : undefined;
