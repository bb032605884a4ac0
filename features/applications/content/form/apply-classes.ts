import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { type AdmissionsPage, findAgeDay, findBirthdays } from "../../../admissions/content/exports.ts";
import type { ApplicationSettings, AskedDocument } from "../settings.ts";

/** A class that parents can apply for. */
export interface ApplyClass {
  /** As it is stored. */
  value: string;
  name: Bilingual;
  /** The first and the last birthday of its children; null: no limit. */
  from: string | null;
  to: string | null;
}

/** The name under which applications name a class of the page about admissions. */
export const classValue = ({ en, hi }: Bilingual): string => String(en ?? hi);

type Page = Pick<AdmissionsPage, "classes" | "dates">;

/** The classes of the page that take applications. A class that the settings do not name takes them while it has seats. */
export function findApplyClasses(
  { classes: { items, ageOn }, dates: { session } }: Page,
  { classes }: Pick<ApplicationSettings, "classes">,
): ApplyClass[] {
  const day = session === null ? undefined : findAgeDay(session, ageOn);
  return items.flatMap((item) => {
    const value = classValue(item.class);
    const isOpen = classes.find((each) => each.class === value)?.takes ?? item.seats !== "full";
    if (!isOpen) return [];
    const birthdays = day === undefined ? { from: null, to: null } : findBirthdays(item, day);
    return [{ value, name: item.class, ...birthdays }];
  });
}

/** The documents that a class asks for; before a class is chosen those of every class. */
export const findAskedDocuments = (
  { documents }: Pick<ApplicationSettings, "documents">,
  chosen: string | undefined,
): AskedDocument[] =>
  documents.filter(
    ({ classes }) => classes.length === 0 || (chosen !== undefined && classes.includes(chosen)),
  );
