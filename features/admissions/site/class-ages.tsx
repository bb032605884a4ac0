import { formatDay } from "../../../core/content/text/format-day.ts";
import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { textOf, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useAddress, useSite, useWords } from "../../../core/site/site-context.tsx";
import type { Words as ProgramWords } from "../../../core/words/en.ts";
import { type FeesPage, findFeeRow } from "../../fees/content/exports.ts";
import { classNameOf } from "../../school/content/exports.ts";
import { ClassWords } from "../../school/site/exports.ts";
import { findAgeDay, findBirthdays } from "../content/admission-days.ts";
import type { AdmissionsPage } from "../content/admissions.ts";

type Classes = AdmissionsPage["classes"];
type Item = Classes["items"][number];

interface ClassAgesProps {
  classes: Classes;
  session: string | null;
  /** Null if there is no fee table. */
  fees: FeesPage | null;
}

const SEATS = { open: "text-leaf", few: "font-bold text-saffron-ink", full: "text-ink-soft" } as const;

/** The classes that take children, with the ages and the birthdays that follow from the session. */
export function ClassAges({ classes: { items, ageOn }, session, fees }: ClassAgesProps) {
  const words = useWords();
  const { admissions, months } = words;
  const day = session === null ? undefined : findAgeDay(session, ageOn);
  const hasAges = items.some((item) => describeAge(item, words));
  const hasSeats = items.some(({ seats }) => seats !== null);
  const ageHeading = day ? admissions.ageOn(formatDay(day, months)) : admissions.age;
  return (
    <div className="info-table-frame">
      <table className="info-table class-ages">
        <thead>
          <tr>
            <th scope="col">{admissions.class}</th>
            {hasAges && (
              <th scope="col">
                <DatedText text={ageHeading} />
              </th>
            )}
            {hasSeats && <th scope="col">{admissions.seats}</th>}
            {fees && <th scope="col">{admissions.fees}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} {...fieldMark(item)}>
              <th scope="row">
                <ClassWords of={item.class} />
                <Words of={item.note} className="info-aside" />
              </th>
              {hasAges && (
                <td>
                  <span className="info-label">
                    <DatedText text={`${ageHeading}:`} />{" "}
                  </span>
                  {describeAge(item, words) ?? "–"}
                  {day && <Words of={describeBirthdays(item, day, words) ?? ""} className="info-aside" />}
                </td>
              )}
              {hasSeats && (
                <td className={item.seats ? SEATS[item.seats] : undefined}>
                  {item.seats ? admissions.seatStates[item.seats] : "–"}
                </td>
              )}
              {fees && (
                <td className="class-fees">
                  <FeeLink item={item} fees={fees} session={session} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A link to the row of the class in the fee table of the session. */
function FeeLink({ item, fees, session }: { item: Item; fees: FeesPage; session: string | null }) {
  const { words, language } = useSite();
  const address = useAddress();
  const isNext = session !== null && session === fees.nextSession;
  const row = findFeeRow(isNext ? fees.nextRows : fees.rows, item.class);
  const anchor = row ? `#${isNext ? "next-fees" : "fees"}-${row.id}` : "";
  return (
    <a
      href={`${address("/fees")}${anchor}`}
      aria-label={words.admissions.feesOf(textOf(classNameOf(item.class), language))}
      className="text-link"
    >
      {words.admissions.fees}
    </a>
  );
}

function describeAge({ atLeast, below }: Item, { admissions }: ProgramWords): string | undefined {
  if (atLeast !== null && below !== null) return admissions.years(atLeast, below - 1);
  if (atLeast !== null) return admissions.atLeast(atLeast);
  return below === null ? undefined : admissions.below(below);
}

function describeBirthdays(
  item: Item,
  day: string,
  { admissions, months }: ProgramWords,
): string | undefined {
  const { from, to } = findBirthdays(item, day);
  if (from !== null && to !== null) {
    return admissions.bornBetween(formatDay(from, months), formatDay(to, months));
  }
  if (to !== null) return admissions.bornUntil(formatDay(to, months));
  return from === null ? undefined : admissions.bornFrom(formatDay(from, months));
}
