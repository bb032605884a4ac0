import type { Person } from "../../../core/content/api/work-calls.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { Badge } from "../../../core/panel/entry-list/badge.tsx";
import { findAccountId } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import type { EnquirySummary } from "../content/enquiry-contract.ts";
import { isOverdue } from "../content/overdue.ts";
import type { Enquiry } from "./enquiries.ts";
import { personName, statusName } from "./enquiry-names.ts";

const texts = words.inbox;

interface EnquiryMarksProps {
  enquiry: Enquiry;
  people: readonly Person[];
  summary: EnquirySummary | undefined;
}

/** The state of an enquiry in short notes. */
export function EnquiryMarks({ enquiry, people, summary }: EnquiryMarksProps) {
  const { _id, status, assignedTo, followUpOn, topic } = enquiry;
  const accountId = findAccountId();
  const answering = summary?.answering.find((each) => each.enquiryId === _id && each.accountId !== accountId);
  return (
    <>
      <Badge text={statusName(status)} />
      {summary && isOverdue(enquiry, summary.overdueRule) && <OverdueMark />}
      {assignedTo && (
        <Badge
          text={
            assignedTo === accountId ? texts.assignedToMe : texts.assignedTo(personName(people, assignedTo))
          }
        />
      )}
      {topic && <Badge text={words.enquiries.topics[topic]} />}
      {followUpOn && <Badge text={texts.followUpOn(formatDate(followUpOn))} />}
      {answering && <Badge text={texts.isAnswering(answering.person)} />}
    </>
  );
}

const OverdueMark = () => (
  <span className="inline-block whitespace-nowrap rounded-full bg-danger px-2.5 py-0.5 font-bold text-caption text-paper">
    {texts.overdue}
  </span>
);
