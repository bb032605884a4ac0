import { Link, type LoaderFunctionArgs } from "react-router";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../../core/ui/school-languages.ts";
import { type Language, writtenIn } from "../../../../core/words/languages.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { contacts } from "../../content/contacts.ts";
import { EXAMPLE_VALUES, fillPlaceholders } from "../../content/replies/placeholders.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";
import { ReplyTools } from "../reply/reply-tools.tsx";

const texts = words.savedReplies;

export const title = texts.title;

const OPTION_NAMES = { topic: words.enquiries.topics };

const TABLE: TableOptions<typeof savedReplies> = {
  names: namesOf(words, "savedReplies"),
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  columns: [
    { name: "text", label: texts.reply },
    {
      name: "topic",
      label: texts.topic,
      isShort: true,
      show: ({ topic }) => (topic ? words.enquiries.topics[topic] : texts.anyTopic),
    },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) => loadView(savedReplies, request);

export default function SavedReplies({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={savedReplies}
      loaderData={loaderData}
      heading={texts.title}
      headingActions={
        <Link to={contacts.screen.path} className={buttonClass("secondary")}>
          {texts.toEnquiries}
        </Link>
      }
      addLabel={texts.add}
      create={{ title: texts.add, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      optionNames={OPTION_NAMES}
      belowFields={<ReplyTools />}
      aboveCards={() => <p className="mb-1 text-caption text-ink-soft">{texts.about}</p>}
      table={TABLE}
      card={({ topic }, stored) => ({
        marks: topic && <Badge text={words.enquiries.topics[topic]} />,
        children: <FirstLines replies={[stored.text, stored.textHi]} />,
        details: <Previews replies={[stored.text, stored.textHi]} />,
      })}
    />
  );
}

type Replies = readonly (string | null)[];

const written = (replies: Replies) =>
  replies.flatMap((text) => (text ? [{ text, language: writtenIn(text) ?? panelLanguage }] : []));

/** The beginning of the reply in the panel's language, as a parent reads it. */
function FirstLines({ replies }: { replies: Replies }) {
  const texts = written(replies);
  const first = texts.find(({ language }) => language === panelLanguage) ?? texts[0];
  return (
    first && (
      <p lang={first.language} className="line-clamp-2">
        {fillPlaceholders(first.text, EXAMPLE_VALUES[first.language])}
      </p>
    )
  );
}

/** The whole reply, at a school with two languages in both. */
const Previews = ({ replies }: { replies: Replies }) => (
  <div className="grid gap-3">
    {written(replies)
      .filter(({ language }) => hasTwoLanguages() || language === panelLanguage)
      .map((each) => (
        <Preview key={each.language} {...each} />
      ))}
  </div>
);

const Preview = ({ text, language }: { text: string; language: Language }) => (
  <p lang={language} className="whitespace-pre-line">
    {fillPlaceholders(text, EXAMPLE_VALUES[language])}
  </p>
);
