import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadPage } from "../../../../core/panel/entry-list/load-page.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import { filtersOf, isNarrowed } from "../../../../core/panel/entry-table/table-address.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { contacts } from "../../content/contacts.ts";
import { enquiryCalls } from "../../content/enquiry-contract.ts";
import { isOverdue } from "../../content/overdue.ts";
import { enquiryPath } from "../../content/screen-paths.ts";
import { CallLink } from "../call-link.tsx";
import { contactTitle, type Enquiry } from "../enquiries.ts";
import { loadSummary, refreshCounts, useEnquirySummary } from "../enquiry-counts.ts";
import { EnquiryLink } from "../enquiry-link.tsx";
import { EnquiryMarks } from "../enquiry-marks.tsx";
import { AssignToMe } from "../inbox/assign-to-me.tsx";
import { BulkButtons } from "../inbox/bulk-buttons.tsx";
import { EnquiryMenu } from "../inbox/enquiry-menu.tsx";
import { inboxColumns } from "../inbox/inbox-columns.tsx";
import { InboxSearch } from "../inbox/inbox-search.tsx";

const texts = words.enquiries;

export const title = texts.title;

/** Apart from the fields that the specification names. */
const MORE = { title: texts.more, names: ["email", "topic", "classSought"] };
const OPTION_NAMES = { topic: texts.topics };

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const [loaded, people, summary] = await Promise.all([
    loadView(contacts, request, () => loadPage(contacts, request, { filters: filtersOf(contacts) })),
    loadOr(send(enquiryCalls.people, { signal }), []),
    loadOr(loadSummary(signal), undefined),
  ]);
  return { ...loaded, people, seenUntil: summary?.seenUntil };
}

export default function ManageContacts({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, page, people } = loaderData;
  const [params] = useSearchParams();
  const addressOf = ({ _id }: Enquiry) => `${enquiryPath(_id)}${params.size > 0 ? `?${params}` : ""}`;
  const summary = useEnquirySummary();
  const [seenUntil] = useState(loaderData.seenUntil);
  const isFiltered = isNarrowed(params, contacts);
  useMarkSeen(loaded.entries, page === 1 && !isFiltered && !params.get("sort"));
  const search = <InboxSearch summary={summary} people={people} />;
  const emptyText = params.get("status") === "spam" ? words.inbox.noneSpam : words.inbox.noneFound;
  return (
    <EntryScreen
      resource={contacts}
      loaderData={loaderData}
      options={{ alertsSuccess: true, failsInline: true, dropsDeleted: true }}
      heading={texts.heading}
      menu={<EnquiryMenu />}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      folded={MORE}
      optionNames={OPTION_NAMES}
      search={search}
      // The spam is found even if there is nothing else.
      isNarrowed={isFiltered || (summary?.byStatus.spam ?? 0) > 0}
      {...(isFiltered && { emptyText })}
      table={{
        names: namesOf(words, "contacts"),
        title: { name: "name", label: texts.name },
        titleOf: contactTitle,
        addressOf,
        columns: inboxColumns(people),
        markOf: (enquiry) => {
          if (summary && isOverdue(enquiry, summary.overdueRule)) return words.inbox.overdue;
          return seenUntil !== undefined && enquiry.createdAt > seenUntil ? words.inbox.isUnread : undefined;
        },
      }}
      bulkActions={(bulk, count) => <BulkButtons bulk={bulk} count={count} people={people} />}
      actionsOf={(enquiry) => <EnquiryLink to={addressOf(enquiry)} title={contactTitle(enquiry)} isIcon />}
      card={(contact, _entry, list) => ({
        marks: <EnquiryMarks enquiry={contact} people={people} summary={summary} />,
        address: addressOf(contact),
        mainAction: <EnquiryLink to={addressOf(contact)} title={contactTitle(contact)} />,
        children: <CardTexts contact={contact} reload={list.reload} />,
        details: <CardDetails contact={contact} />,
      })}
    >
      {(list) => <FollowCounts count={list.places.filter(({ gap }) => gap === undefined).length} />}
    </EntryScreen>
  );
}

function CardTexts({ contact, reload }: { contact: Enquiry; reload: () => Promise<void> }) {
  const { createdAt, address, phoneNumber, message } = contact;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span>{formatMoment(createdAt)}</span>
        <AssignToMe enquiry={contact} reload={reload} />
      </p>
      <p className="flex flex-wrap gap-x-3">
        {phoneNumber && <CallLink phoneNumber={phoneNumber} />}
        {address && (
          <span lang={languageOf(address, panelLanguage)} className="line-clamp-1 min-w-24 flex-1">
            {address}
          </span>
        )}
      </p>
      <p lang={languageOf(message, panelLanguage)} className="line-clamp-2 text-ink">
        {message}
      </p>
    </>
  );
}

/** The texts that the card cuts or leaves out. */
const CardDetails = ({ contact: { address, email, reference, message } }: { contact: Enquiry }) => (
  <>
    {reference && <p className="text-caption text-ink-soft">{reference}</p>}
    {address && <p lang={languageOf(address, panelLanguage)}>{address}</p>}
    {email && <p>{email}</p>}
    <p lang={languageOf(message, panelLanguage)} className="whitespace-pre-line">
      {message}
    </p>
  </>
);

/** Counts the newest enquiries as read. A sorted or narrowed page does not show all new ones. */
function useMarkSeen(entries: readonly Enquiry[], isNewestFirst: boolean): void {
  const newest = isNewestFirst ? entries[0]?.createdAt : undefined;
  useEffect(() => {
    // The next visit tries again.
    if (newest === undefined) return;
    send(enquiryCalls.markSeen, { body: { until: newest } }).then(refreshCounts, () => {});
  }, [newest]);
}

/** Loads the counts again after an enquiry was deleted; the list itself is not loaded again. */
function FollowCounts({ count }: { count: number }) {
  const [first] = useState(count);
  useEffect(() => {
    if (count !== first) void refreshCounts();
  }, [count, first]);
  return null;
}
