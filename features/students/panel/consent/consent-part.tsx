import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { showFailure } from "../../../../core/panel/api/show-failure.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { toggle } from "../../../../core/panel/entry-form/files/toggle.ts";
import { Change } from "../../../../core/panel/entry-list/last-change-line.tsx";
import { FormContext } from "../../../../core/panel/forms/form-state.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { ShortText } from "../../../../core/panel/parts/short-text.tsx";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { useMayOrDid } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type ChildRecord,
  CONSENT_PURPOSES,
  type ConsentCounts,
  type ConsentPurpose,
  type ConsentRecord,
  type ConsentState,
  consentCalls,
} from "../../content/consent-contract.ts";
import { showName } from "../shown-name.ts";
import {
  describeAnswer,
  describeNow,
  describeStatement,
  describeWithdrawal,
  hasAnswer,
} from "./describe-consent.ts";
import { RuleLine } from "./rule-line.tsx";
import { type Statement, StatementFields, today } from "./statement-fields.tsx";
import { useAnswerUndo } from "./use-answer-undo.ts";

const texts = words.consents;

interface ConsentPartProps {
  record: ChildRecord;
  rule: ConsentCounts["withoutRecord"];
  /** Whether pictures are marked: they can be deleted even if the parents have refused. */
  hasPictures: boolean;
}

/** The consents for a student, and the form to record an answer. */
export function ConsentPart(props: ConsentPartProps) {
  return useMayOrDid("consents:write") ? <ConsentForm {...props} /> : <ConsentStates {...props} />;
}

/** For a user who may not record answers. */
const ConsentStates = ({ record: { now, records }, rule }: ConsentPartProps) => (
  <Card heading={texts.heading}>
    <RuleLine rule={rule} />
    <ul className="grid divide-y divide-line">
      {CONSENT_PURPOSES.map((purpose) => (
        <li key={purpose} className="py-2">
          <PurposeState purpose={purpose} now={now} records={records} />
        </li>
      ))}
    </ul>
  </Card>
);

type PurposeStateProps = Pick<ChildRecord, "now" | "records"> & { purpose: ConsentPurpose };

const PurposeState = ({ purpose, now, records }: PurposeStateProps) => (
  <span>
    <span className="block font-bold">{texts.purposes[purpose]}</span>
    <span className="block text-caption text-ink-soft">
      {describeNow(
        purpose,
        now[purpose],
        records.filter((each) => each.purpose === purpose),
      )}
    </span>
  </span>
);

function ConsentForm({ record, rule, hasPictures }: ConsentPartProps) {
  const { student, now, records } = record;
  const { revalidate } = useRevalidator();
  const confirm = useConfirm();
  const { isBusy, running, run } = useAction();
  const counting = useAction();
  const [statement, setStatement] = useState<Statement>({
    by: student.guardianName,
    how: "slip",
    on: today(),
  });
  /** Undefined for the purposes without an answer. */
  const [chosen, setChosen] = useState<readonly ConsentPurpose[]>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [withdrawn, setWithdrawn] = useState<Withdrawn>();
  const { last, offer, forget } = useAnswerUndo();
  const ticked = chosen ?? CONSENT_PURPOSES.filter((purpose) => !hasAnswer(now[purpose]));

  async function save(state: ConsentState, purposes: readonly ConsentPurpose[]): Promise<void> {
    if (purposes.length === 0) return setErrors({ purposes: texts.tickSomething });
    setErrors({});
    setWithdrawn(undefined);
    forget();
    const { by, ...rest } = statement;
    await run(
      async () => {
        const answer = await send(consentCalls.record, {
          body: { students: [student._id], purposes, state, ...rest, by: by?.trim() || null },
        });
        offer(answer, describeAnswer(showName(student), { state, purposes }), revalidate);
        if (state === "withdrawn") setWithdrawn({ purposes, isFinal: answer.batch === null });
        // The line beside the buttons names a plain answer. A toast would cover the buttons above.
        const isNamed = answer.batch !== null && answer.alreadyWithdrawn + answer.outdated === 0;
        if (answer.isRemoving || (state !== "withdrawn" && !isNamed)) showSuccess(texts.recorded(answer));
        setChosen(undefined);
        await revalidate();
      },
      (failure) => {
        setErrors(failure.fieldErrors);
        showFailure(failure, texts.failed);
      },
      `${state} ${purposes}`,
    );
  }

  /** Asks first, and shows how many pictures the withdrawal deletes. */
  const withdraw = (purposes: readonly ConsentPurpose[]) =>
    counting.run(async () => {
      const counts = await send(consentCalls.previewWithdrawal, {
        body: { students: [student._id], purposes },
      });
      const text = describeWithdrawal(purposes, counts);
      if (await confirm({ title: texts.withdrawTitle, text, accept: texts.withdraw })) {
        await save("withdrawn", purposes);
      }
    }, texts.withdrawCountFailed);

  const button = (state: ConsentState, purposes: readonly ConsentPurpose[]) => ({
    onClick: () => void (state === "withdrawn" ? withdraw(purposes) : save(state, purposes)),
    isBusy: running === `${state} ${purposes}`,
    busyText: words.frame.saving,
    disabled: isBusy,
  });

  const canWithdraw = (purpose: ConsentPurpose) =>
    now[purpose].isShown || now[purpose].state === "given" || (purpose === "pictures" && hasPictures);

  const notWithdrawn = CONSENT_PURPOSES.filter(
    (purpose) => now[purpose].state !== "withdrawn" || (purpose === "pictures" && hasPictures),
  );

  return (
    <Card heading={texts.heading} className="gap-4 overflow-visible">
      <RuleLine rule={rule} />
      {withdrawn && <WithdrawnMessage {...withdrawn} />}
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold">{texts.record}</legend>
        <p className="text-caption text-ink-soft">{texts.recordText}</p>
        <ul className="grid divide-y divide-line">
          {CONSENT_PURPOSES.map((purpose) => (
            <li key={purpose} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-start gap-3 py-2">
                <input
                  type="checkbox"
                  checked={ticked.includes(purpose)}
                  onChange={() => {
                    setErrors({});
                    setChosen(toggle(ticked, purpose));
                  }}
                  className="mt-0.5 size-5 shrink-0 accent-maroon"
                />
                <PurposeState purpose={purpose} now={now} records={records} />
              </label>
              {canWithdraw(purpose) && (
                <Button variant="subtle" {...button("withdrawn", [purpose])} className="max-sm:ml-3">
                  <ShortText text={texts.withdraw} name={`${texts.withdraw}: ${texts.purposes[purpose]}`} />
                </Button>
              )}
            </li>
          ))}
        </ul>
        {notWithdrawn.length > 0 && (
          <Button
            variant="subtle"
            {...button("withdrawn", notWithdrawn)}
            className="justify-self-end max-sm:ml-3 max-sm:justify-self-start"
          >
            {texts.withdrawEverything}
          </Button>
        )}
        {errors.purposes && (
          <p role="alert" className="font-bold text-caption text-danger">
            {errors.purposes}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <FormContext value={{ errors, failure: undefined, isBusy }}>
            <StatementFields statement={statement} onChange={setStatement} />
          </FormContext>
        </div>
      </fieldset>
      <SaveBar>
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-1 text-caption text-ink-soft empty:-mb-3"
        >
          {last && <Change last={last} />}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button {...button("given", ticked)}>{texts.recordGiven}</Button>
          <Button variant="secondary" {...button("refused", ticked)}>
            {texts.recordRefused}
          </Button>
        </div>
      </SaveBar>
    </Card>
  );
}

/** All statements about a student, latest first. */
export function ConsentHistory({ records }: { records: readonly ConsentRecord[] }) {
  return (
    <Card heading={texts.history} className="wrap-anywhere gap-3">
      <p className="text-ink-soft">{records.length === 0 ? texts.nothingRecorded : texts.historyText}</p>
      <ol className="grid divide-y divide-line empty:hidden">
        {records.map((record) => (
          <li key={record._id} className="py-3">
            <p>
              <span className="font-bold">{texts.purposes[record.purpose]}</span>: {describeStatement(record)}
            </p>
            <p className="text-caption text-ink-soft">
              {texts.recordedBy(formatMoment(record.recordedAt), record.recordedBy)}
            </p>
            {record.undoneAt !== null && (
              <p className="font-bold text-caption">
                {texts.takenBackBy(formatMoment(record.undoneAt), record.undoneBy ?? "")}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const REQUESTS = [
  { text: texts.google, to: "https://search.google.com/search-console/remove-outdated-content" },
  { text: texts.bing, to: "https://www.bing.com/webmasters/tools/contentremoval" },
];

interface Withdrawn {
  purposes: readonly ConsentPurpose[];
  /** The withdrawal has deleted pictures. */
  isFinal: boolean;
}

/** The effects of a withdrawal, and the copies that others may still have. */
function WithdrawnMessage({ purposes, isFinal }: Withdrawn) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus may be removed.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Notice ref={ref} tabIndex={-1} role="status" className="grid gap-2">
      <p className="font-bold">{texts.withdrawnHeading}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {purposes.map((purpose) => (
          <li key={purpose}>{texts.withdrawnDone[purpose]}</li>
        ))}
      </ul>
      <p>
        {texts.withdrawnAtOnce} {isFinal && texts.withdrawNoUndo}
      </p>
      <p>{texts.withdrawnCopies}</p>
      <p className="flex flex-wrap gap-x-6">
        {REQUESTS.map(({ text, to }) => (
          <a
            key={to}
            href={to}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {text}
          </a>
        ))}
      </p>
    </Notice>
  );
}
