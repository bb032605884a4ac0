import type { LoaderFunctionArgs } from "react-router";
import type { View } from "../../../core/content/api/session-contract.ts";
import { STAGES, type Stage } from "../../../core/content/types/stages.ts";
import { listEntries } from "../../../core/panel/api/entries.ts";
import type { ListFilter } from "../../../core/panel/entry-list/list-search.tsx";
import { type LoadedEntries, loadEntries } from "../../../core/panel/entry-list/load-page.ts";
import { DRAFT_FILTER, translationFilters } from "../../../core/panel/entry-table/entry-table.tsx";
import { loadView } from "../../../core/panel/entry-table/load-view.ts";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { notices } from "../content/notices.ts";
import { type CategoryNames, loadCategoryNames } from "./category-names.ts";
import { stageOf } from "./describe-stage.ts";

const texts = words.notices;

const NARROWED_BY = ["q", "stage", "category"];

/** How many notices are at each stage; empty if they cannot be counted. */
type StageCounts = Partial<Record<Stage, number>>;

export async function loadNotices({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const narrowing = NARROWED_BY.map((name) => [name, searchParams.get(name) || undefined] as const);
  const loadCards = async () => ({
    loaded: await loadEntries(notices, request.signal, Object.fromEntries(narrowing)),
    page: 1,
    pageCount: 1,
    first: 1,
  });
  const isNarrowed = narrowing.some(([, value]) => value !== undefined);
  const isWhole = !isNarrowed && searchParams.get("view") !== "table";
  const [view, counted, categoryNames] = await Promise.all([
    loadView(notices, request, loadCards),
    isWhole ? undefined : countStages(request.signal),
    loadCategoryNames(request.signal),
  ]);
  const counts = counted ?? countLoaded(view.loaded);
  return { ...view, counts, categoryNames, isNarrowed };
}

/** The counts of a list that is loaded as a whole. */
function countLoaded({ entries, hasFailed }: LoadedEntries<typeof notices>): StageCounts {
  if (hasFailed) return {};
  const stages = entries.map((notice) => stageOf(notice));
  return Object.fromEntries(STAGES.map((stage) => [stage, stages.filter((each) => each === stage).length]));
}

async function countStages(signal: AbortSignal): Promise<StageCounts> {
  const counts = STAGES.map(async (stage) => {
    const { total } = await listEntries(notices, { stage, limit: 1 }, signal);
    return [stage, total] as const;
  });
  return Object.fromEntries(await loadOr(Promise.all(counts), []));
}

/** The filters of a view. */
export function filtersOf(view: View, counts: StageCounts, categoryNames: CategoryNames): ListFilter[] {
  const nameStage = (stage: Stage) => {
    const count = counts[stage];
    return count === undefined ? texts.stages[stage] : texts.counted(texts.stages[stage], count);
  };
  return [
    {
      name: "stage",
      label: texts.filterByStage,
      all: texts.anyStage,
      options: STAGES.map((stage) => ({ value: stage, text: nameStage(stage) })),
    },
    {
      name: "category",
      label: texts.filterByCategory,
      all: texts.anyCategory,
      options: Object.entries(categoryNames).map(([value, text]) => ({ value, text })),
    },
    ...(view === "table" ? [DRAFT_FILTER, ...translationFilters()] : []),
  ];
}
