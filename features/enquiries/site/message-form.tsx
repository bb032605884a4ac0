import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import { isOn } from "../../../core/content/parts/parts.ts";
import { orElse, textOf } from "../../../core/site/components/words.tsx";
import { MESSAGES_ID } from "../../../core/site/element-ids.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { classNameOf } from "../../school/content/exports.ts";
import type { ContactTopic } from "../content/contact-topics.ts";
import { ContactFormIsland, type SentMessage } from "./contact-form.tsx";

interface MessageFormProps {
  /** The page that the form is on, for browsers without JavaScript. */
  path: string;
  /** The office reads it beside the message. */
  topic?: ContactTopic;
  answered: SentMessage | undefined;
  /** The classes that parents may ask for; all of the school by default. */
  classes: readonly Bilingual[] | undefined;
}

/** Whether a page has the form: while enquiries are off, only what a visitor has just typed is shown again. */
export function useHasMessageForm(answered: SentMessage | undefined): boolean {
  const { off } = useSite();
  return answered !== undefined || isOn(off, "enquiries");
}

/** The form for messages to the office, with a link to what happens to them. */
export function MessageForm({ path, topic, answered, classes }: MessageFormProps) {
  const { school, words, language } = useSite();
  const offered = classes ?? school.classes.map(({ name }) => name);
  const address = useAddress();
  return (
    <>
      <ContactFormIsland
        action={address(path)}
        words={words.contact.form}
        refusals={words.contact.refusals}
        answered={answered}
        {...(topic && { topic })}
        language={language}
        classes={offered.map((name) => [String(name.en ?? name.hi), textOf(classNameOf(name), language)])}
        next={{
          soon: textOf(orElse(school.answerTime, words.contact.soon), language),
          hours: school.officeHours.map(
            ({ days, hours }) => `${textOf(days, language)}: ${textOf(hours, language)}`,
          ),
        }}
      />
      <p className="mt-3">
        <a
          href={`${address("/privacy")}#${MESSAGES_ID}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {words.privacy.messageLink}
        </a>
      </p>
    </>
  );
}
