import { useState } from "react";
import { ApiFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { type EnquiryChange, type EnquiryDetails, enquiryCalls } from "../../content/enquiry-contract.ts";
import type { Enquiry } from "../enquiries.ts";
import { changedColumns } from "../enquiry-names.ts";

/** A change that somebody else's change contradicts. */
export interface StateConflict {
  change: EnquiryChange;
  theirs: EnquiryDetails;
}

interface StateChangeOptions {
  enquiry: Enquiry;
  /** Called after the change is saved. */
  onSaved: (isConflictSolved: boolean) => unknown;
  /** Called if the enquiry is deleted. */
  onDeleted: () => void;
  /** Called with the message of another failure. */
  onFailed: (text: string) => void;
}

/** Saves changes of the state of an enquiry, and finds out what to do if somebody else has changed it meanwhile. */
export function useStateChange({ enquiry, onSaved, onDeleted, onFailed }: StateChangeOptions) {
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<StateConflict>();

  /** `base` is the version that the user has seen. */
  async function submit(change: EnquiryChange, base: Enquiry, isSolved = false): Promise<void> {
    try {
      await send(enquiryCalls.change, {
        params: { id: enquiry._id },
        body: change,
        basedOn: base.updatedAt,
      });
      setConflict(undefined);
      await onSaved(isSolved);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 404) onDeleted();
      else if (error.id === "stale_edit") await compare(change, base);
      else onFailed(error.message);
    }
  }

  /** Somebody else may have changed something else: then there is nothing to choose. */
  async function compare(change: EnquiryChange, base: Enquiry): Promise<void> {
    const theirs = await send(enquiryCalls.find, { params: { id: enquiry._id } });
    const isDisputed = changedColumns(change).some((column) => {
      const now = theirs.enquiry[column] ?? null;
      return now !== (base[column] ?? null) && now !== (change[column] ?? null);
    });
    if (isDisputed) setConflict({ change, theirs });
    else await submit(change, theirs.enquiry);
  }

  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await action();
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    conflict,
    save: (change: EnquiryChange, base: Enquiry = enquiry) => run(() => submit(change, base)),
    /** Saves the own change over the other one. */
    saveMine: () => conflict && run(() => submit(conflict.change, conflict.theirs.enquiry, true)),
    /** Drops the own change. */
    async takeTheirs(): Promise<void> {
      setConflict(undefined);
      await onSaved(true);
    },
  };
}
