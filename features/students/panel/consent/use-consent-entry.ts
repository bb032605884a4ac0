import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { failureOf } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type ChildConsents,
  type ConsentCounts,
  type ConsentPurpose,
  type ConsentState,
  consentCalls,
} from "../../content/consent-contract.ts";
import { showName } from "../shown-name.ts";
import { describeAnswer } from "./describe-consent.ts";
import type { LoadedConsents } from "./load-consents.ts";
import type { Statement } from "./statement-fields.tsx";
import { useAnswerUndo } from "./use-answer-undo.ts";

export interface Answer {
  state: ConsentState;
  purposes: readonly ConsentPurpose[];
}

/** The pending calls of a student, and the last failure. */
export interface RowState {
  pending: number;
  failure?: { text: string; answer: Answer };
}

const IDLE: RowState = { pending: 0 };

export type ConsentEntry = ReturnType<typeof useConsentEntry>;

/** Records answers for single students without loading the list again, so that no row disappears. */
export function useConsentEntry(loaded: LoadedConsents, statement: Statement) {
  const { revalidate } = useRevalidator();
  const [basis, setBasis] = useState(loaded);
  const [changed, setChanged] = useState<ReadonlyMap<string, ChildConsents["now"]>>(new Map());
  const [counts, setCounts] = useState<ConsentCounts>();
  const [rows, setRows] = useState<ReadonlyMap<string, RowState>>(new Map());
  const { isBusy: isSavingMany, run } = useAction();
  const { last, offer, forget } = useAnswerUndo();
  /** The number of calls: only the answer of the latest one can be taken back. */
  const calls = useRef(0);
  if (basis !== loaded) {
    setBasis(loaded);
    setChanged(new Map());
    setCounts(undefined);
    setRows(new Map());
  }

  const setRow = (id: string, change: (row: RowState) => RowState) =>
    setRows((all) => new Map(all).set(id, change(all.get(id) ?? IDLE)));

  const record = (ids: readonly string[], { state, purposes }: Answer) =>
    send(consentCalls.record, { body: { ...statement, state, purposes, students: ids } });

  async function save({ student }: ChildConsents, answer: Answer): Promise<void> {
    const { _id: id } = student;
    const call = ++calls.current;
    forget();
    setRow(id, ({ pending }) => ({ pending: pending + 1 }));
    try {
      const recorded = await record([id], answer);
      if (call === calls.current)
        offer(recorded, describeAnswer(showName(student), answer), () => lookAgain(id));
      if (recorded.isRemoving) showSuccess(words.consents.recorded(recorded));
    } catch (error) {
      const text = failureOf(error).serverMessage ?? words.consents.failed;
      return setRow(id, ({ pending }) => ({ pending: pending - 1, failure: { text, answer } }));
    }
    await lookAgain(id);
    setRow(id, ({ pending, ...row }) => ({ ...row, pending: pending - 1 }));
  }

  /** Loads the new state of one student and the counts, or everything if that fails. */
  async function lookAgain(id: string): Promise<void> {
    try {
      const [{ now }, latest] = await Promise.all([
        send(consentCalls.ofStudent, { params: { student: id } }),
        send(consentCalls.counts),
      ]);
      setChanged((all) => new Map(all).set(id, now));
      setCounts(latest);
    } catch {
      await revalidate();
    }
  }

  return {
    counts: counts ?? loaded.counts,
    children: loaded.children.map((child) => ({
      ...child,
      now: changed.get(child.student._id) ?? child.now,
    })),
    /** The answer that was recorded last, with its undo. */
    last,
    stateOf: (id: string) => rows.get(id) ?? IDLE,
    save,
    isSavingMany,
    /** The same for several children; returns whether it was recorded. */
    saveMany: (ids: readonly string[], answer: Answer) =>
      run(async () => {
        calls.current++;
        const recorded = await record(ids, answer);
        showSuccess(words.consents.recorded(recorded));
        offer(recorded, describeAnswer(words.consents.children(recorded.recorded), answer), revalidate);
        await revalidate();
      }, words.consents.failed),
  };
}
