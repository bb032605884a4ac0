import type { EnquirySummary, Person } from "../../../content/enquiries/enquiry-contract.ts";
import { CONTACT_TOPICS } from "../../../content/resources/contact-topics.ts";
import { words } from "../../ui/panel-words.ts";
import { ListSearch } from "../entry-list/list-search.tsx";
import { findAccountId } from "../session/rights.ts";
import { InboxViews } from "./inbox-views.tsx";

const said = words.inbox;

interface InboxSearchProps {
  summary: EnquirySummary | undefined;
  people: readonly Person[];
}

/** Narrows the inbox by its parts, by text, topic and person. */
export function InboxSearch({ summary, people }: InboxSearchProps) {
  const accountId = findAccountId();
  const others = people.filter(({ _id }) => _id !== accountId);
  return (
    <>
      <InboxViews summary={summary} />
      <ListSearch
        label={said.search}
        placeholder={said.searchHint}
        filters={[
          {
            name: "topic",
            label: said.topic,
            all: said.anyTopic,
            options: CONTACT_TOPICS.map((value) => ({ value, text: words.enquiries.topics[value] })),
          },
          {
            name: "assignedTo",
            label: said.person,
            all: said.anybody,
            options: [
              { value: "me", text: said.me },
              { value: "none", text: said.nobody },
              ...others.map(({ _id, name }) => ({ value: _id, text: name })),
            ],
          },
        ]}
      />
    </>
  );
}
