import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { findLevels } from "../../school/content/exports.ts";

interface Row {
  id: string;
  grade: Bilingual;
}

const levelsOf = ({ en, hi }: Bilingual) => [en, hi].map((name) => findLevels(name ?? "")).find(hasAny) ?? [];
const hasAny = (levels: readonly number[]) => levels.length > 0;

/** The row of the fee table with the fees of a class; undefined if there is none, or more than one. */
export function findFeeRow<Each extends Row>(rows: readonly Each[], name: Bilingual): Each | undefined {
  const levels = levelsOf(name);
  if (levels.length === 0) return undefined;
  const fitting = rows.filter(({ grade }) => {
    const ofRow = levelsOf(grade);
    return levels.every((level) => ofRow.includes(level));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
