import type { Person } from "../../../../core/content/api/work-calls.ts";
import { ListSearch } from "../../../../core/panel/entry-list/list-search.tsx";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { CONTACT_TOPICS } from "../../content/contact-topics.ts";
import type { EnquirySummary } from "../../content/enquiry-contract.ts";
import { InboxViews } from "./inbox-views.tsx";

const texts = words.inbox;

interface InboxSearchProps {
  summary: EnquirySummary | undefined;
  people: readonly Person[];
}

/** Narrows the inbox by its parts, by text, topic and person. */
export function InboxSearch({ summary, people }: InboxSearchProps) {
  const accountId = findAccountId();
  const others = people.filter(({ _id }) => _id !== accountId);
  return (
    <ListSearch
      label={texts.search}
      placeholder={texts.searchHint}
      chips={<InboxViews summary={summary} />}
      filters={[
        {
          name: "topic",
          label: texts.topic,
          all: texts.anyTopic,
          options: CONTACT_TOPICS.map((value) => ({ value, text: words.enquiries.topics[value] })),
        },
        {
          name: "assignedTo",
          label: texts.person,
          all: texts.anybody,
          options: [
            { value: "me", text: texts.me },
            { value: "none", text: texts.nobody },
            ...others.map(({ _id, name }) => ({ value: _id, text: name })),
          ],
        },
      ]}
    />
  );
}
