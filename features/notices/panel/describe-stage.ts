import { readMoment } from "../../../core/content/text/india-time.ts";
import type { Entity } from "../../../core/content/types/define-resource.ts";
import { findStage, type Stage } from "../../../core/content/types/stages.ts";
import { formatMoment, formatPlan } from "../../../core/panel/dates/format-date.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { notices } from "../content/notices.ts";

const texts = words.notices;

export type Notice = Entity<typeof notices>;
type Life = Pick<Notice, "publishAt" | "expiresAt" | "isDraft">;

/** Unpublished notices have no stage. */
export const stageOf = (notice: Life, now = new Date()): Stage | undefined =>
  notice.isDraft ? undefined : findStage(notice, now.toISOString());

/** The stage of a published notice. */
export function describeStage(notice: Life, now = new Date()): string | undefined {
  const stage = stageOf(notice, now);
  if (stage === "coming") return texts.comingOn(formatMoment(notice.publishAt ?? ""));
  if (stage === "over") return texts.overSince(formatMoment(notice.expiresAt ?? ""));
  return stage && texts.stages[stage];
}

const describeTime =
  (absent: string, ahead: (moment: string) => string, past: (moment: string) => string) =>
  (typed: string): string => {
    const moment = readMoment(typed);
    if (moment === undefined) return absent;
    return (moment > new Date().toISOString() ? ahead : past)(formatPlan(moment));
  };

/** The explanation of the time in the field. */
export const describePublishAt = describeTime(texts.appearsAtOnce, texts.appears, texts.appeared);
export const describeExpiresAt = describeTime(texts.neverEnds, texts.ends, texts.ended);
