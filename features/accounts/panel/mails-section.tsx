import { useState } from "react";
import type { MailTime } from "../../../core/content/feature.ts";
import { send } from "../../../core/panel/api/send.ts";
import { Options, TickLine } from "../../../core/panel/entry-form/fields/choice-inputs.tsx";
import type { MailGroup } from "../../../core/panel/feature-panel.ts";
import { Form } from "../../../core/panel/forms/form.tsx";
import { FormEnd } from "../../../core/panel/forms/form-end.tsx";
import { AccountSection } from "../../../core/panel/parts/account-section.tsx";
import { LabelledSelect } from "../../../core/panel/parts/labelled-select.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { isPartOn } from "../../../core/panel/session/off-parts.ts";
import { useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { mailGroups } from "../../panel-account.ts";
import { CHOSEN_MAILS, mailChoiceCalls, type OwnMailChoices } from "../content/mail-choices.ts";

const texts = words.mailChoices;

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const timeOf = (hour: string) => words.times.time(`${hour.padStart(2, "0")}:00`);

type Mails = OwnMailChoices["mails"];

/** Which mails the user gets; nothing if there are none to choose. `own` is undefined if the choices could not be loaded. */
export function MailsSection({ own }: { own: OwnMailChoices | undefined }) {
  const mayDo = useMay();
  const groups = CHOSEN_MAILS.filter(({ feature, needs }) => isPartOn(feature) && mayDo(needs)).flatMap(
    ({ feature, topics, times }) => {
      const group = mailGroups.find((each) => each.feature === feature);
      return group ? [{ ...group, topics, times }] : [];
    },
  );
  if (groups.length === 0) return null;
  return (
    <AccountSection name="mails" title={texts.title} text={texts.text}>
      {!own && <p className="font-bold text-danger">{texts.notLoaded}</p>}
      {own?.sendsMail === false &&
        groups.map(({ feature, notSet }) => (
          <p key={feature} className="font-bold">
            {notSet}
          </p>
        ))}
      {own?.sendsMail && <ChoiceForm own={own} groups={groups} />}
    </AccountSection>
  );
}

interface Group extends MailGroup {
  topics: readonly string[];
  times: readonly MailTime[];
}

function ChoiceForm({ own, groups }: { own: OwnMailChoices; groups: readonly Group[] }) {
  const [mails, setMails] = useState<Mails>(own.mails);
  const [hour, setHour] = useState(own.hour);

  return (
    <Form
      save={() => send(mailChoiceCalls.save, { body: { mails, hour } })}
      onSaved={() => showSuccess(texts.saved)}
      className="grid gap-6"
    >
      {groups.map(({ feature, title, text, labels, topics, times }) => {
        const chosen = mails[feature] ?? {};
        const choose = (topic: string, time: MailTime) =>
          setMails({ ...mails, [feature]: { ...chosen, [topic]: time } });
        return (
          <fieldset key={feature} className="min-w-0">
            <legend className="font-bold">{title}</legend>
            <p className="mt-1 mb-3 text-ink-soft">{text}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {topics.map((topic) => (
                <TopicField
                  key={topic}
                  name={`${feature} ${topic}`}
                  label={labels[topic] ?? topic}
                  times={times}
                  chosen={chosen[topic] ?? "never"}
                  onChange={(time) => choose(topic, time)}
                />
              ))}
              {Object.values(chosen).includes("daily") && (
                <LabelledSelect
                  name="hour"
                  label={texts.hour}
                  value={String(hour)}
                  onChange={({ target }) => setHour(Number(target.value))}
                >
                  <Options values={HOURS} textOf={timeOf} />
                </LabelledSelect>
              )}
            </div>
          </fieldset>
        );
      })}
      <FormEnd submit={texts.save} />
    </Form>
  );
}

interface TopicFieldProps {
  name: string;
  label: string;
  times: readonly MailTime[];
  chosen: MailTime;
  onChange: (time: MailTime) => void;
}

/** A check box for mails that come at once or never, else a list. */
const TopicField = ({ name, label, times, chosen, onChange }: TopicFieldProps) =>
  times.includes("daily") ? (
    <LabelledSelect
      name={name}
      label={label}
      value={chosen}
      onChange={({ target }) => onChange(times.find((time) => time === target.value) ?? chosen)}
    >
      <Options values={times} textOf={(time) => texts.times[time]} />
    </LabelledSelect>
  ) : (
    <TickLine
      name={name}
      type="checkbox"
      checked={chosen === "now"}
      onChange={({ target }) => onChange(target.checked ? "now" : "never")}
    >
      {label}
    </TickLine>
  );
