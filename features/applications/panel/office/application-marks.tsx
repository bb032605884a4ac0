import type { Person } from "../../../../core/content/api/work-calls.ts";
import { formatDate, formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ApplicationMarks as Marks } from "../../content/office/office-contract.ts";
import { type Application, className, hasRunOut, nameIn, stepName } from "../application.ts";

const texts = words.applicationsScreen;

interface ApplicationMarksProps {
  application: Application;
  people: readonly Person[];
  marks: Marks | undefined;
}

/** The most urgent mark of an application; undefined if there is none. */
export function findUrgent(application: Application, marks: Marks | undefined): string | undefined {
  if (hasRunOut(application)) return texts.runOut;
  if (marks && Object.values(marks.proposed).includes(application._id)) return texts.isNext;
  const missing = marks?.missing[application._id]?.length ?? 0;
  return missing > 0 ? texts.missing(missing) : undefined;
}

/** The marks of an application in lists. */
export function ApplicationMarks({ application, people, marks }: ApplicationMarksProps) {
  const { _id, step, assignedTo, invitedAt, offeredUntil, classSought } = application;
  const missing = marks?.missing[_id]?.length ?? 0;
  return (
    <>
      <Badge text={stepName(step)} />
      <Badge text={className(classSought)} />
      {hasRunOut(application) && <UrgentMark text={texts.runOut} />}
      {marks?.proposed[classSought] === _id && <UrgentMark text={texts.isNext} />}
      {missing > 0 && <UrgentMark text={texts.missing(missing)} />}
      {marks?.duplicates.includes(_id) && <Badge text={texts.isDuplicate} />}
      {step === "invited" && invitedAt && <Badge text={formatMoment(invitedAt)} />}
      {step === "offered" && offeredUntil && <Badge text={texts.until(formatDate(offeredUntil))} />}
      {assignedTo && <Badge text={nameIn(people, assignedTo)} />}
    </>
  );
}

const UrgentMark = ({ text }: { text: string }) => (
  <span className="inline-block rounded-full bg-danger px-2.5 py-0.5 font-bold text-caption text-paper">
    {text}
  </span>
);
