import { words } from "../../ui/panel-words.ts";
import { Badge } from "../entry-list/badge.tsx";
import type { CategoryNames } from "./category-names.ts";
import { describeStage, type Notice, stageOf } from "./describe-stage.ts";

const said = words.notices;

const STAGE_CLASSES = {
  live: "bg-leaf-soft text-leaf",
  coming: "bg-saffron-soft text-ink",
  over: "bg-cream-deep text-ink-soft",
} as const;

/** The stage, category and placement of a notice. */
export function NoticeMarks({ notice, categoryNames }: { notice: Notice; categoryNames: CategoryNames }) {
  const stage = stageOf(notice);
  return (
    <>
      {stage && (
        <span className={`rounded-control px-2.5 py-0.5 font-bold text-caption ${STAGE_CLASSES[stage]}`}>
          {describeStage(notice)}
        </span>
      )}
      {notice.category && <Badge text={categoryNames[notice.category]} />}
      {notice.isPinned && <Badge text={said.pinned} />}
      {notice.isBanner && <Badge text={said.banner} />}
    </>
  );
}
