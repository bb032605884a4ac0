import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { ResourceName } from "../../../../features/types.ts";
import { dayOf } from "../../../content/text/india-time.ts";
import type { Stage } from "../../../content/types/stages.ts";
import type { Tables } from "../tables.ts";

type Builder = ExpressionBuilder<Tables, ResourceName>;

/** Times are compared on reading: nothing has to run at the moment itself. */
export const isAtStage =
  (stage: Stage | "published", at: string) =>
  (eb: Builder): Expression<SqlBool> => {
    const isPublished = eb.or([eb("publishAt", "is", null), eb("publishAt", "<=", at)]);
    const isOver = eb.and([eb("expiresAt", "is not", null), eb("expiresAt", "<=", at)]);
    switch (stage) {
      case "published":
        return isPublished;
      case "live":
        return eb.and([isPublished, eb.not(isOver)]);
      case "coming":
        return eb("publishAt", ">", at);
      case "over":
        return isOver;
    }
  };

/** The moment from which an entry is public. */
export const shownFrom = sql<string>`COALESCE("publishAt", "createdAt")`;

/** Whether an entry is or was public. */
export const isOrWasPublic = (
  { isDraft, isInternal, publishAt }: Record<string, unknown>,
  at = new Date().toISOString(),
) => isDraft !== 1 && isInternal !== 1 && (typeof publishAt !== "string" || publishAt <= at);

/** The day by which an entry is sorted: its own date, otherwise the day of its publication. */
export const shownDay = ({ date, publishAt, createdAt }: Record<string, unknown>): string =>
  dayOf(String(date ?? publishAt ?? createdAt ?? ""));
