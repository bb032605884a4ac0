import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { contacts } from "../../../content/resources/contacts.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { contactTitle, findSeenUntil, markSeen } from "../enquiries/enquiries.ts";
import { EnquiryMenu } from "../enquiries/enquiry-menu.tsx";
import { Badge } from "../entry-list/badge.tsx";
import { EntryScreen } from "../entry-list/entry-screen.tsx";
import { loadPage } from "../entry-list/load-page.ts";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import type { ScreenProps } from "../screen.ts";

const said = words.enquiries;

export const title = said.title;

const TABLE: TableOptions<typeof contacts> = {
  names: words.entryNames.contacts,
  title: { name: "name", label: said.name },
  titleOf: contactTitle,
  columns: [
    { name: "message", label: said.message },
    {
      name: "topic",
      label: said.topic,
      isShort: true,
      show: ({ topic }) => topic && said.topics[topic],
    },
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

/** Apart from the fields that the specification names. */
const MORE = { title: said.more, names: ["email", "topic", "classSought"] };
const OPTION_NAMES = { topic: said.topics };

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(contacts, request, () => loadPage(contacts, request));

export default function ManageContacts({ loaderData }: ScreenProps<typeof loader>) {
  const { loaded, view } = loaderData;
  const [params] = useSearchParams();
  const [seenUntil] = useState(findSeenUntil);
  // A sorted or narrowed page does not show all new enquiries.
  const isNewestFirst = view === "cards" || !(params.get("q") || params.get("sort"));
  useEffect(() => {
    if (isNewestFirst) markSeen(loaded.entries);
  }, [loaded.entries, isNewestFirst]);
  return (
    <EntryScreen
      resource={contacts}
      loaderData={loaderData}
      options={{ alertsSuccess: true, failsInline: true, dropsDeleted: true }}
      heading={said.heading}
      menu={<EnquiryMenu />}
      update={{ title: said.edit, submit: words.frame.save }}
      label={said.list}
      folded={MORE}
      optionNames={OPTION_NAMES}
      table={{ ...TABLE, markOf: ({ createdAt }) => (createdAt > seenUntil ? said.isNew : undefined) }}
      card={(contact) => ({
        children: (
          <>
            <p className="text-caption text-ink-soft">{formatMoment(contact.createdAt)}</p>
            {contact.topic && (
              <p>
                <Badge text={said.topics[contact.topic]} />
              </p>
            )}
            {contact.address && <p lang={languageOf(contact.address, panelLanguage)}>{contact.address}</p>}
            {contact.phoneNumber && (
              <p>
                <CallLink {...contact} />
              </p>
            )}
            <p lang={languageOf(contact.message, panelLanguage)} className="whitespace-pre-line">
              {contact.message}
            </p>
          </>
        ),
      })}
    />
  );
}

const CallLink = ({ phoneNumber }: { phoneNumber: string }) => (
  <a href={`tel:${phoneNumber.replace(/[^+\d]/g, "")}`} className="text-link">
    {phoneNumber}
  </a>
);
