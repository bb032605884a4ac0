import { useEffect } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { contacts } from "../../../content/resources/contacts.ts";
import { languageOf } from "../../ui/language.ts";
import { contactTitle } from "../components/contact-title.ts";
import { formatMoment } from "../components/format-date.ts";
import { PageLinks } from "../components/page-links.tsx";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadPage } from "../entry-list/load-page.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { Manners } from "../manners.ts";
import type { ScreenProps } from "../screen.ts";
import { noteSeen } from "../seen-enquiries.ts";

const MANNERS: Manners = { alertsSuccess: true, failsInline: true, dropsDeleted: true };

export const title = "Enquiries";

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(contacts, request);

export default function ManageContacts({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, page, pageCount } = loaderData;
  const list = useEntryList(contacts, loaded, MANNERS);
  useEffect(() => noteSeen(loaded.entries), [loaded.entries]);
  return (
    <>
      <ScreenHeading title="Manage Contacts" />
      <ListFrame list={list} label="Contacts">
        {(contact) => (
          <EntryCard key={contact._id} list={list} entry={contact} title={contactTitle(contact)}>
            <p className="text-caption text-ink-soft">{formatMoment(contact.createdAt)}</p>
            {contact.address && <p lang={languageOf(contact.address)}>{contact.address}</p>}
            {contact.phoneNumber && (
              <p>
                <a href={`tel:${contact.phoneNumber.replace(/[^+\d]/g, "")}`} className="text-link">
                  {contact.phoneNumber}
                </a>
              </p>
            )}
            <p lang={languageOf(contact.message)} className="whitespace-pre-line">
              {contact.message}
            </p>
          </EntryCard>
        )}
      </ListFrame>
      <PageLinks page={page} pageCount={pageCount} />
      <ListModal list={list} update={{ title: "Edit Contact", submit: "Save" }} />
    </>
  );
}
