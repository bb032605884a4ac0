import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import { ListSearch } from "../../../../core/panel/entry-list/list-search.tsx";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { CONTACT_TOPICS } from "../../content/contact-topics.ts";
import type { EnquirySummary, Person } from "../../content/enquiry-contract.ts";
import { InboxViews } from "./inbox-views.tsx";

const texts = words.inbox;

interface InboxSearchProps {
  summary: EnquirySummary | undefined;
  people: readonly Person[];
}

/** Narrows the inbox by its parts, by text, topic and person. On a phone a button opens the search, so that the cards are in view. */
export function InboxSearch({ summary, people }: InboxSearchProps) {
  const accountId = findAccountId();
  const others = people.filter(({ _id }) => _id !== accountId);
  const id = useId();
  const [params] = useSearchParams();
  const [isOpen, setOpen] = useState(["q", "topic", "assignedTo"].some((name) => params.get(name)));
  return (
    <>
      <InboxViews summary={summary}>
        <button
          type="button"
          aria-label={texts.search}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="icon-button my-1 shrink-0 sm:hidden"
        >
          <Search aria-hidden="true" size={20} />
        </button>
      </InboxViews>
      <div id={id} className={isOpen ? "max-sm:mt-3" : "max-sm:hidden"}>
        <ListSearch
          label={texts.search}
          placeholder={texts.searchHint}
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
      </div>
    </>
  );
}
