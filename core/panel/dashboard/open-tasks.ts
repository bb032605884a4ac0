import { resourceNames, resources } from "../../../features/types.ts";
import type { PageSummary } from "../../content/api/api-contract.ts";
import { pageFieldPath } from "../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import type { Language } from "../../words/languages.ts";
import { waitingPath } from "../approval/waiting-line.tsx";
import { fillingScreen, PAGES_SCREEN } from "../entry-screens.ts";
import { titleOfPage } from "../page-titles.ts";
import { inOrder, type PlacedTask } from "./feature-dashboard.ts";
import type { Dashboard } from "./load-dashboard.ts";
import { nameSome, type Task } from "./task.ts";

/** A task with several screens. */
export interface SpreadTask extends Pick<Task, "text"> {
  places: { text: string; to: string }[];
}

const texts = words.dashboard;

type Loaded = Partial<Pick<Dashboard, "waiting" | "returned" | "featureTasks">> &
  Pick<Dashboard, "pages" | "hiddenPages">;

/** The open tasks, most urgent first. Parts that could not be loaded are left out. */
export function findTasks(loaded: Loaded): Task[] {
  const { featureTasks = [] } = loaded;
  const at = (place: number, tasks: readonly Task[]) => tasks.map((task): PlacedTask => ({ ...task, place }));
  const placed = [...featureTasks, ...at(300, findApprovalTasks(loaded)), ...at(700, findPageTasks(loaded))];
  return inOrder(placed).map(({ place, ...task }) => task);
}

function findPageTasks({ pages = [], hiddenPages }: Pick<Loaded, "pages" | "hiddenPages">): Task[] {
  const tasks: Task[] = [];
  const sample = pages.filter(({ isSample }) => isSample);
  if (sample.length > 0) {
    tasks.push({
      text: texts.samplePages(sample.length),
      detail: nameSome(titlesOf(sample)),
      action: texts.actions.write,
      to: screenOf(sample),
    });
  }
  // Pages that are not in the menus need no text.
  const empty = pages.filter(({ isEmpty, path }) => isEmpty && !hiddenPages?.includes(path));
  if (empty.length > 0) {
    const [first, ...others] = empty;
    tasks.push({
      text: texts.emptyPages(empty.length),
      detail: nameSome(titlesOf(empty)),
      action: texts.actions.write,
      to: first && others.length === 0 ? fillingScreen(first.name) : PAGES_SCREEN,
    });
  }
  // Sample texts will be replaced anyway.
  const own = pages.filter(({ isSample }) => !isSample);
  const { textsWithoutHindi, textsWithoutEnglish } = words.pages;
  tasks.push(...findLackingTask(own, "hi", ({ withoutHindi }) => withoutHindi, textsWithoutHindi));
  tasks.push(...findLackingTask(own, "en", ({ withoutEnglish }) => withoutEnglish, textsWithoutEnglish));
  return tasks;
}

/** Drafts that wait for the user's approval, and own drafts that were sent back, by content type. */
function findApprovalTasks({ waiting = {}, returned = {} }: Pick<Loaded, "waiting" | "returned">): Task[] {
  const { taskWaiting, taskWaitingDetail, taskReturned, taskReturnedDetail } = words.approval;
  return resourceNames.flatMap((name) => {
    const resource = resources[name];
    const plural = resource.screen.plural[words.language];
    const wait = waiting[name];
    const back = returned[name];
    return [
      ...(wait
        ? [
            {
              text: `${plural}: ${taskWaiting(wait)}`,
              detail: taskWaitingDetail,
              action: texts.actions.read,
              to: waitingPath(resource),
            },
          ]
        : []),
      ...(back
        ? [
            {
              text: `${plural}: ${taskReturned(back)}`,
              detail: taskReturnedDetail,
              action: texts.actions.change,
              to: resource.screen.path,
            },
          ]
        : []),
    ];
  });
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
  return [{ text: say(count), detail: nameSome(titlesOf(lacking)), action: texts.actions.translate, to }];
}

/** Entries that lack Hindi, with a link for each type; undefined if there are none. */
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
      text: `${screen.plural[words.language]} ${count}`,
      to: `${screen.path}?view=table&isDraft=false&lacks=hi`,
    })),
  };
}

/** Links to the only page, and to the field if one is given, or else to the list of pages. */
function screenOf([page, ...others]: readonly PageSummary[], field?: string): string {
  if (!page || others.length > 0) return PAGES_SCREEN;
  return field ? pageFieldPath(page.name, field) : `${PAGES_SCREEN}/${page.name}`;
}

const titlesOf = (pages: readonly PageSummary[]) => pages.map(titleOfPage);
