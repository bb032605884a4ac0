import type { PageSummary } from "../../../content/api/api-contract.ts";
import type { ConsentCounts } from "../../../content/consent/consent-contract.ts";
import { contacts } from "../../../content/resources/contacts.ts";
import { resourceNames, resources } from "../../../content/resources/index.ts";
import type { Language } from "../../../content/words/languages.ts";
import { words } from "../../ui/panel-words.ts";
import { fillingScreen, PAGES_SCREEN, YEAR_CHANGE_SCREEN } from "../entry-screens.ts";
import type { Dashboard } from "./load-dashboard.ts";

export interface Task {
  text: string;
  detail: string;
  /** Where it is done: a screen, or `#` and the id of a card of the dashboard. */
  to: string;
}

/** What is done on several screens. */
export interface SpreadTask extends Pick<Task, "text"> {
  places: { text: string; to: string }[];
}

const said = words.dashboard;
const MOST_NAMED = 3;

type Loaded = Pick<
  Dashboard,
  "newEnquiries" | "consents" | "pages" | "hiddenPages" | "sampleEntries" | "isYearChangeDue"
>;

const CONSENTS_SCREEN = "/admin/consents";
/** A few parents never answer; the task appears when answers are missing for one child in ten. */
const MANY_MISSING = 0.1;

/** What the office has yet to do, the most pressing first. What could not be loaded is left out. */
export function findTasks(loaded: Loaded): Task[] {
  const { newEnquiries, consents, pages = [], hiddenPages, sampleEntries, isYearChangeDue } = loaded;
  const tasks: Task[] = [];
  if (newEnquiries) {
    tasks.push({
      text: said.newEnquiries(newEnquiries),
      detail: said.newEnquiriesDetail,
      to: contacts.screen.path,
    });
  }
  if (isYearChangeDue) {
    const { task, taskDetail } = words.yearChange;
    tasks.push({ text: task, detail: taskDetail, to: YEAR_CHANGE_SCREEN });
  }
  if (consents) tasks.push(...findConsentTasks(consents));
  const sample = pages.filter(({ isSample }) => isSample);
  if (sample.length > 0) {
    tasks.push({
      text: said.samplePages(sample.length),
      detail: nameSome(sample),
      to: screenOf(sample),
    });
  }
  // Nobody waits for a page that the school has taken out of the menus.
  const empty = pages.filter(({ isEmpty, path }) => isEmpty && !hiddenPages?.includes(path));
  if (empty.length > 0) {
    const [first, ...others] = empty;
    tasks.push({
      text: said.emptyPages(empty.length),
      detail: nameSome(empty),
      to: first && others.length === 0 ? fillingScreen(first.name) : PAGES_SCREEN,
    });
  }
  // The sample's texts are going to be replaced, whatever language they lack.
  const own = pages.filter(({ isSample }) => !isSample);
  const { textsWithoutHindi, textsWithoutEnglish } = words.pages;
  tasks.push(...findLackingTask(own, "hi", ({ withoutHindi }) => withoutHindi, textsWithoutHindi));
  tasks.push(...findLackingTask(own, "en", ({ withoutEnglish }) => withoutEnglish, textsWithoutEnglish));
  if (sampleEntries) {
    tasks.push({
      text: said.sampleEntries(sampleEntries),
      detail: said.sampleEntriesDetail,
      to: "#sample",
    });
  }
  return tasks;
}

function findLackingTask(
  pages: readonly PageSummary[],
  language: Language,
  lackingOf: (page: PageSummary) => readonly string[],
  say: (count: number) => string,
): Task[] {
  const lacking = pages.filter((page) => lackingOf(page).length > 0);
  const [first] = lacking;
  if (!first) return [];
  const count = lacking.reduce((sum, page) => sum + lackingOf(page).length, 0);
  const to = screenOf(lacking, `${lackingOf(first)[0]}.${language}`);
  return [{ text: say(count), detail: nameSome(lacking), to }];
}

function findConsentTasks({ withoutRecord, students, endingSoon, purposes }: ConsentCounts): Task[] {
  const tasks: Task[] = [];
  if (endingSoon > 0) {
    const { taskEnding, taskEndingDetail } = words.consents;
    tasks.push({ text: taskEnding(endingSoon), detail: taskEndingDetail, to: CONSENTS_SCREEN });
  }
  const missing = purposes.name.none + purposes.name.over;
  if (withoutRecord === "hidden" && missing > 0 && missing >= students * MANY_MISSING) {
    const { taskMissing, taskMissingDetail } = words.consents;
    const to = `${CONSENTS_SCREEN}?without=name`;
    tasks.push({ text: taskMissing(missing), detail: taskMissingDetail, to });
  }
  return tasks;
}

/** Entries that lack Hindi, and where those of each type are; undefined where there are none. */
export function findHindiTask(withoutHindi: Dashboard["withoutHindi"] = {}): SpreadTask | undefined {
  const lacking = resourceNames.flatMap((name) => {
    const count = withoutHindi[name];
    return count ? [{ count, screen: resources[name].screen }] : [];
  });
  if (lacking.length === 0) return undefined;
  const total = lacking.reduce((sum, { count }) => sum + count, 0);
  return {
    text: words.companions.entriesLackHindi(total),
    places: lacking.map(({ count, screen }) => ({
      text: `${words.translate(screen.plural)} ${count}`,
      to: `${screen.path}?view=table&isDraft=false&lacks=hi`,
    })),
  };
}

/** A single page leads to itself, and to the field if one is given. */
function screenOf([page, ...others]: readonly PageSummary[], field?: string): string {
  if (!page || others.length > 0) return PAGES_SCREEN;
  return field ? fieldPath(page.name, field) : `${PAGES_SCREEN}/${page.name}`;
}

/** The editor of a page, with the focus in one of its fields. */
export const fieldPath = (page: string, field: string) =>
  `${PAGES_SCREEN}/${page}?${new URLSearchParams({ field })}`;

function nameSome(pages: readonly PageSummary[]): string {
  const named = pages.slice(0, MOST_NAMED);
  const names = named.map(({ title }) => words.translate(title)).join(", ");
  const more = pages.length - named.length;
  return more > 0 ? said.andMore(names, more) : names;
}
