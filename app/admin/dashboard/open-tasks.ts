import type { PageSummary } from "../../../content/api-contract.ts";
import { contacts } from "../../../content/resources/contacts.ts";
import { resourceNames, resources } from "../../../content/resources/index.ts";
import { words } from "../../ui/panel-words.ts";
import { fillingScreen, PAGES_SCREEN } from "../entry-screens.ts";
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

const MOST_NAMED = 3;

type Loaded = Pick<Dashboard, "newEnquiries" | "pages" | "hiddenPages" | "sampleEntries">;

/** What the office has yet to do, the most pressing first. What could not be loaded is left out. */
export function findTasks({ newEnquiries, pages = [], hiddenPages, sampleEntries }: Loaded): Task[] {
  const tasks: Task[] = [];
  if (newEnquiries) {
    tasks.push({
      text: newEnquiries === 1 ? "1 new enquiry" : `${newEnquiries} new enquiries`,
      detail: "From visitors of the site, since they were last opened here",
      to: contacts.screen.path,
    });
  }
  const sample = pages.filter(({ isSample }) => isSample);
  if (sample.length > 0) {
    tasks.push({
      text: `${countPages(sample)} the sample school’s words`,
      detail: nameSome(sample),
      to: screenOf(sample),
    });
  }
  // Nobody waits for a page that the school has taken out of the menus.
  const empty = pages.filter(({ isEmpty, path }) => isEmpty && !hiddenPages?.includes(path));
  if (empty.length > 0) {
    const [first, ...others] = empty;
    tasks.push({
      text: empty.length === 1 ? "1 page is empty" : `${empty.length} pages are empty`,
      detail: nameSome(empty),
      to: first && others.length === 0 ? fillingScreen(first.name) : PAGES_SCREEN,
    });
  }
  // The sample's texts are going to be replaced, whatever language they lack.
  const withoutHindi = pages.filter((page) => page.withoutHindi.length > 0 && !page.isSample);
  if (withoutHindi.length > 0) {
    const count = withoutHindi.reduce((sum, page) => sum + page.withoutHindi.length, 0);
    tasks.push({
      text: count === 1 ? "1 text lacks Hindi" : `${count} texts lack Hindi`,
      detail: nameSome(withoutHindi),
      to: screenOf(withoutHindi, withoutHindi[0]?.withoutHindi[0]),
    });
  }
  if (sampleEntries) {
    tasks.push({
      text: sampleEntries === 1 ? "1 sample entry is left" : `${sampleEntries} sample entries are left`,
      detail: "They are removed all at once; what you have added or changed stays",
      to: "#sample",
    });
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

const countPages = ({ length }: readonly PageSummary[]) =>
  length === 1 ? "1 page still has" : `${length} pages still have`;

/** A single page leads to itself, and to the field if one is given. */
function screenOf([page, ...others]: readonly PageSummary[], field?: string): string {
  if (!page || others.length > 0) return PAGES_SCREEN;
  return field ? fieldPath(page.name, field) : `${PAGES_SCREEN}/${page.name}`;
}

/** The editor of a page, with the focus in one of its fields. */
export const fieldPath = (page: string, field: string) =>
  `${PAGES_SCREEN}/${page}?${new URLSearchParams({ field })}`;

function nameSome(pages: readonly PageSummary[]): string {
  const names = pages.slice(0, MOST_NAMED).map(({ title }) => title);
  const more = pages.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
