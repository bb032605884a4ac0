import { addDays } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { callLink } from "../../../../core/content/text/phone-number.ts";
import { AreaField, DateField } from "../../../../core/panel/forms/fields.tsx";
import { SubmitButton } from "../../../../core/panel/forms/form-end.tsx";
import type { FieldErrors } from "../../../../core/panel/forms/form-state.ts";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { RadioButtons } from "../../../../core/panel/parts/radio-buttons.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { CALL_RESULTS, type CallResult } from "../../content/enquiry-states.ts";
import { MAX_CALL_NOTE } from "../../content/replies/reply-contract.ts";
import { MarkAnswered, ReplyActions, ReplyFrame, type WayProps } from "./reply-text.tsx";

const texts = words.replies;

const RESULTS = CALL_RESULTS.map((value) => ({ value, text: texts.results[value] }));
const tomorrow = () => addDays(dayInIndia(new Date()), 1);

/** Calls the sender, and records what happened. */
export function ReplyByCall(props: WayProps) {
  const { enquiry, reply, typed } = props;
  const { result, note, followUpOn, isAnswered } = typed;
  const link = callLink(enquiry.phoneNumber);

  function chooseResult(chosen: CallResult): void {
    reply.change({ result: chosen, followUpOn: chosen === "noAnswer" ? tomorrow() : "" });
  }

  const answer = result && {
    by: "call" as const,
    result,
    note,
    isAnswered: isAnswered && result === "reached",
    ...(result === "noAnswer" && { followUpOn: followUpOn || null }),
  };

  return (
    <ReplyFrame
      check={(): FieldErrors => (result === null ? { result: texts.chooseResult } : {})}
      reply={reply}
      answer={answer}
    >
      {link === undefined ? (
        <p>{texts.phoneProblems.none}</p>
      ) : (
        <div>
          <a href={link} className={buttonClass("secondary")}>
            <span>{fillWords(texts.call, { number: enquiry.phoneNumber })}</span>
          </a>
        </div>
      )}
      <RadioButtons
        legend={texts.callResult}
        legendClass="mb-1.5 font-bold"
        options={RESULTS}
        chosen={result ?? undefined}
        onChoose={chooseResult}
      />
      <AreaField
        name="note"
        label={texts.callNote}
        isOptional
        value={note}
        rows={2}
        maxLength={MAX_CALL_NOTE}
        onChange={({ target }) => reply.change({ note: target.value })}
        className={controlClass}
      />
      {result === "noAnswer" && (
        <DateField
          name="followUpOn"
          label={texts.callAgainOn}
          hint={texts.callAgainHint}
          value={followUpOn}
          onChange={({ target }) => reply.change({ followUpOn: target.value })}
        />
      )}
      {result === "reached" && <MarkAnswered {...props} />}
      <ReplyActions reply={reply}>
        <SubmitButton>{texts.saveCall}</SubmitButton>
      </ReplyActions>
    </ReplyFrame>
  );
}
