import type { Person } from "../../../../core/content/api/work-calls.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import type { Column } from "../../../../core/panel/entry-table/table-options.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import type { contacts } from "../../content/contacts.ts";
import { CallLink } from "../call-link.tsx";
import { personName, statusName } from "../enquiry-names.ts";

const texts = words.inbox;

/** The columns of the table of enquiries, after the name. */
export const inboxColumns = (people: readonly Person[]): Column<typeof contacts>[] => [
  { name: "message", label: words.enquiries.message },
  {
    name: "status",
    label: texts.fields.status,
    isShort: true,
    show: ({ status }) => statusName(status),
  },
  {
    name: "assignedTo",
    label: texts.person,
    isShort: true,
    show: ({ assignedTo }) => assignedTo && personName(people, assignedTo),
  },
  {
    name: "topic",
    label: words.enquiries.topic,
    isShort: true,
    show: ({ topic }) => topic && words.enquiries.topics[topic],
  },
  {
    name: "phoneNumber",
    label: words.enquiries.phoneNumber,
    isShort: true,
    show: ({ phoneNumber }) => phoneNumber && <CallLink phoneNumber={phoneNumber} />,
  },
  {
    name: "createdAt",
    label: words.enquiries.received,
    isShort: true,
    show: ({ createdAt }) => formatMoment(createdAt),
  },
];
