import { type FormEvent, useState } from "react";
import { callFor } from "../../../core/panel/api/api-call.ts";
import { ApiFailure } from "../../../core/panel/api/api-failure.ts";
import { Options } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import type { AccountCard } from "../../../core/panel/feature-panel.ts";
import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { Button } from "../../../core/panel/parts/button.tsx";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { showError, showSuccess } from "../../../core/panel/parts/toasts.tsx";
import { loadOr } from "../../../core/panel/session/session-end.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { CONTACT_TOPICS, type ContactTopic } from "../content/contact-topics.ts";
import {
  MAIL_CHOICES,
  MAIL_CHOICES_PATH,
  type MailChoice,
  type MailChoices,
  type OwnMailChoices,
} from "../content/mail-choices.ts";

const texts = words.enquiryMails;

const findMailChoices = (signal: AbortSignal) =>
  callFor<OwnMailChoices>("GET", MAIL_CHOICES_PATH, { signal });

const saveMailChoices = (json: MailChoices) => callFor<OwnMailChoices>("PUT", MAIL_CHOICES_PATH, { json });

/** An enquiry without a topic is mailed with the others. */
const topicName = (topic: ContactTopic) =>
  topic === "other" ? texts.otherOrNone : words.enquiries.topics[topic];

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const timeOf = (hour: string) => words.times.time(`${hour.padStart(2, "0")}:00`);

/** When the user gets mails about new enquiries. `own` is undefined if the choice could not be loaded. */
function EnquiryMailsSection({ own }: { own: OwnMailChoices | undefined }) {
  return (
    <AccountSection name="enquiry-mails" title={texts.title} text={texts.text}>
      {!own && <p className="font-bold text-danger">{texts.notLoaded}</p>}
      {own && !own.sendsMail && <p className="font-bold">{texts.notSet}</p>}
      {own?.sendsMail && <ChoiceForm own={own} />}
    </AccountSection>
  );
}

export const enquiryMailsCard: AccountCard = {
  feature: "enquiries",
  needs: "enquiries:read",
  load: async (signal) => <EnquiryMailsSection own={await loadOr(findMailChoices(signal), undefined)} />,
};

function ChoiceForm({ own }: { own: OwnMailChoices }) {
  const [topics, setTopics] = useState(own.topics);
  const [hour, setHour] = useState(own.hour);
  const [isSaving, setSaving] = useState(false);
  const hasDaily = CONTACT_TOPICS.some((topic) => topics[topic] === "daily");

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSaving(true);
    try {
      await saveMailChoices({ topics, hour });
      showSuccess(texts.saved);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showError(error.message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {CONTACT_TOPICS.map((topic) => (
          <LabelledSelect
            key={topic}
            label={topicName(topic)}
            value={topics[topic]}
            onChange={({ target }) => setTopics({ ...topics, [topic]: target.value as MailChoice })}
          >
            <Options values={MAIL_CHOICES} textOf={(choice) => texts.choices[choice]} />
          </LabelledSelect>
        ))}
        {hasDaily && (
          <LabelledSelect
            label={texts.hour}
            value={String(hour)}
            onChange={({ target }) => setHour(Number(target.value))}
          >
            <Options values={HOURS} textOf={timeOf} />
          </LabelledSelect>
        )}
      </div>
      <div className="flex justify-end">
        <Button type="submit" isBusy={isSaving} busyText={words.frame.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
