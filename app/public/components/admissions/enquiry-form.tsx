import type { ContactTopic } from "../../../../content/resources/contact-topics.ts";
import { MESSAGES_ID } from "../../element-ids.ts";
import { ContactFormIsland, type SentMessage } from "../../islands/contact-form.tsx";
import { useAddress, useWords } from "../../site-context.tsx";

interface EnquiryFormProps {
  /** The page that the form is on, for browsers without JavaScript. */
  path: string;
  topic: ContactTopic;
  answered: SentMessage | undefined;
}

/** The form of the contact page with a topic, which the office reads beside the message. */
export function EnquiryForm({ path, topic, answered }: EnquiryFormProps) {
  const words = useWords();
  const address = useAddress();
  return (
    <div className="card enquiry-form no-print">
      <ContactFormIsland
        action={address(path)}
        words={words.contact.form}
        refusals={words.contact.refusals}
        answered={answered}
        topic={topic}
      />
      <p className="mt-3">
        <a
          href={`${address("/privacy")}#${MESSAGES_ID}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {words.privacy.messageLink}
        </a>
      </p>
    </div>
  );
}
