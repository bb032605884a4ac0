import { type FormEvent, useId, useState } from "react";
import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { DateInput } from "../../../../core/panel/dates/date-input.tsx";
import { FieldFrame } from "../../../../core/panel/entry-form/fields/field-frame.tsx";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { CALL_RESULTS, type CallResult } from "../../content/enquiry-states.ts";
import { callLink } from "../../content/phone-number.ts";
import { MAX_CALL_NOTE } from "../../content/replies/reply-contract.ts";
import { MarkAnswered, ReplyActions, type WayProps } from "./reply-text.tsx";

const texts = words.replies;

const RESULTS = CALL_RESULTS.map((value) => ({ value, text: texts.results[value] }));
const tomorrow = () => addDays(dayInIndia(new Date()), 1);

/** Calls the sender, and records what happened. */
export function ReplyByCall(props: WayProps) {
  const { enquiry, reply, typed } = props;
  const { result, note, followUpOn, isAnswered } = typed;
  const id = useId();
  const [error, setError] = useState<string>();
  const link = callLink(enquiry.phoneNumber);

  function chooseResult(chosen: CallResult): void {
    setError(undefined);
    reply.change({ result: chosen, followUpOn: chosen === "noAnswer" ? tomorrow() : "" });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setError(result === null ? texts.chooseResult : undefined);
    if (result === null) return;
    void reply.send({
      by: "call",
      result,
      note,
      isAnswered: isAnswered && result === "reached",
      ...(result === "noAnswer" && { followUpOn: followUpOn || null }),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {link === undefined ? (
        <p>{texts.phoneProblems.none}</p>
      ) : (
        <div>
          <a href={link} className={buttonClass("secondary")}>
            <span>{fillWords(texts.call, { number: enquiry.phoneNumber })}</span>
          </a>
        </div>
      )}
      <div>
        <RadioButtons
          legend={texts.callResult}
          legendClass="mb-1.5 font-bold"
          options={RESULTS}
          chosen={result ?? undefined}
          onChoose={chooseResult}
        />
        <p role="alert" className="mt-1.5 font-bold text-caption text-danger empty:hidden">
          {error}
        </p>
      </div>
      <FieldFrame id={`${id}-note`} name="note" label={texts.callNote} isOptional>
        {(control) => (
          <textarea
            {...control}
            value={note}
            rows={2}
            maxLength={MAX_CALL_NOTE}
            onChange={({ target }) => reply.change({ note: target.value })}
            className={controlClass}
          />
        )}
      </FieldFrame>
      {result === "noAnswer" && (
        <FieldFrame id={`${id}-day`} name="followUpOn" label={texts.callAgainOn} hint={texts.callAgainHint}>
          {(control) => (
            <DateInput
              {...control}
              value={followUpOn}
              onChange={({ target }) => reply.change({ followUpOn: target.value })}
            />
          )}
        </FieldFrame>
      )}
      {result === "reached" && <MarkAnswered {...props} />}
      <ReplyActions reply={reply}>
        <Button type="submit" isBusy={reply.isSending} busyText={words.frame.saving}>
          {texts.saveCall}
        </Button>
      </ReplyActions>
    </form>
  );
}
