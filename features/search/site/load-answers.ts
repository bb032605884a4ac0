import { FACTS, type Fact } from "../../../core/content/search/word-groups.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import type { SiteResults } from "../../../core/server/pages/search-site.ts";
import { isWritten } from "../../../core/site/components/words.tsx";
import type { PageServices } from "../../../core/site/public-page.ts";
import { findChargedColumns, findFeeTotals } from "../../fees/content/exports.ts";
import { findLevels } from "../../school/content/exports.ts";

export type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** The details of the school that answer a search, without blank ones. */
export async function loadAnswers(
  { content }: PageServices,
  { facts, answers: { feeClass } }: Pick<SiteResults, "facts" | "answers">,
) {
  const shownPaths = await content.findShownPaths();
  const school = await content.page("school");
  const { timings } = await content.page("parents");
  const { principalsDesk } = await content.page("home");
  const isKnown: Record<Fact, boolean> = {
    phone: school.phones.length > 0,
    email: school.email !== null,
    address: hasAddress(school),
    hours: school.officeHours.length > 0,
    timings: shownPaths.has("/parents") && timings.items.length > 0,
    principal: isWritten(principalsDesk.name),
  };
  const fees = feeClass !== undefined && shownPaths.has("/fees") ? await content.page("fees") : undefined;
  const columns = fees && findChargedColumns(fees.charges, fees.rows);
  const classFees = (fees?.rows ?? [])
    .filter(
      ({ grade }) => feeClass !== undefined && findLevels(grade.en ?? grade.hi ?? "").includes(feeClass),
    )
    .map((row) => ({ id: row.id, grade: row.grade, totals: columns && findFeeTotals(row, columns) }));
  return {
    facts: FACTS.filter((fact) => facts.includes(fact) && isKnown[fact]),
    timings,
    principalsDesk,
    session: fees?.session ?? "",
    classFees,
  };
}

const hasAddress = ({ address: { street, locality, city, state }, letterhead }: Identity) =>
  [street, locality, city, state].some(isWritten) || letterhead.en.length + letterhead.hi.length > 0;

export const hasAnswers = ({ facts, classFees }: Answers): boolean => facts.length + classFees.length > 0;
