import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { contacts } from "../../../content/resources/contacts.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { contactTitle } from "../enquiries/contact-title.ts";
import { findSeenUntil, noteSeen } from "../enquiries/seen-enquiries.ts";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadPage } from "../entry-list/load-page.ts";
import { PageLinks } from "../entry-list/page-links.tsx";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import type { ScreenOptions } from "../screen-options.ts";

const SCREEN_OPTIONS: ScreenOptions = { alertsSuccess: true, failsInline: true };

const said = words.enquiries;

export const title = said.title;

const TABLE: TableOptions<typeof contacts> = {
  names: words.entryNames.contacts,
  title: { name: "name", label: said.name },
  titleOf: contactTitle,
  columns: [
    { name: "message", label: said.message },
    {
      name: "phoneNumber",
      label: said.phoneNumber,
      isShort: true,
      show: (contact) => contact.phoneNumber && <CallLink {...contact} />,
    },
    {
      name: "createdAt",
      label: said.received,
      isShort: true,
      show: ({ createdAt }) => formatMoment(createdAt),
    },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(contacts, request, () => loadPage(contacts, request));

export default function ManageContacts({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, page, pageCount, view } = loaderData;
  const list = useEntryList(contacts, loaded, { ...SCREEN_OPTIONS, dropsDeleted: view === "cards" });
  const [params] = useSearchParams();
  const [seenUntil] = useState(findSeenUntil);
  // Sorted or narrowed, a page leaves out others that are as new.
  const isNewestFirst = view === "cards" || !(params.get("q") || params.get("sort"));
  useEffect(() => {
    if (isNewestFirst) noteSeen(loaded.entries);
  }, [loaded.entries, isNewestFirst]);
  return (
    <>
      <ScreenHeading title={said.heading}>
        <ViewSwitch resource={contacts} view={view} />
      </ScreenHeading>
      {view === "table" ? (
        <EntryTable
          list={list}
          table={{ ...TABLE, markOf: ({ createdAt }) => (createdAt > seenUntil ? said.isNew : undefined) }}
          page={loaderData}
        />
      ) : (
        <>
          <ListFrame list={list} label={said.list}>
            {(contact) => (
              <EntryCard key={contact._id} list={list} entry={contact} title={contactTitle(contact)}>
                <p className="text-caption text-ink-soft">{formatMoment(contact.createdAt)}</p>
                {contact.address && (
                  <p lang={languageOf(contact.address, panelLanguage)}>{contact.address}</p>
                )}
                {contact.phoneNumber && (
                  <p>
                    <CallLink {...contact} />
                  </p>
                )}
                <p lang={languageOf(contact.message, panelLanguage)} className="whitespace-pre-line">
                  {contact.message}
                </p>
              </EntryCard>
            )}
          </ListFrame>
          <PageLinks page={page} pageCount={pageCount} />
        </>
      )}
      <ListModal list={list} update={{ title: said.edit, submit: words.frame.save }} />
    </>
  );
}

const CallLink = ({ phoneNumber }: { phoneNumber: string }) => (
  <a href={`tel:${phoneNumber.replace(/[^+\d]/g, "")}`} className="text-link">
    {phoneNumber}
  </a>
);
