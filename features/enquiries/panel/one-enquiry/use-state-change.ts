import { useState } from "react";
import type { Person } from "../../../../core/content/api/work-calls.ts";
import { failedWith, logFailure } from "../../../../core/panel/api/api-failure.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { showFailure } from "../../../../core/panel/api/show-failure.ts";
import { showSuccess } from "../../../../core/panel/parts/toasts/toasts.tsx";
import { isDisputed, type Stored } from "../../../../core/panel/versioned-save/send-version.ts";
import { useVersionedSave } from "../../../../core/panel/versioned-save/use-versioned-save.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { type EnquiryChange, type EnquiryDetails, enquiryCalls } from "../../content/enquiry-contract.ts";
import type { StateColumn } from "../../content/enquiry-states.ts";
import type { Enquiry } from "../enquiries.ts";
import { actorName, changedColumns, describeState } from "../enquiry-names.ts";

const texts = words.inbox;

/** The changed columns, and the version that the user saw when they began to change something. */
interface StateEdit {
  change: EnquiryChange;
  base: Enquiry;
}

interface StateChangeOptions {
  enquiry: Enquiry;
  people: readonly Person[];
  /** Loads the enquiry again. */
  reload: () => Promise<void>;
  onDeleted: () => void;
}

/** Changes of the state of an enquiry. What the user has not touched follows what others save. */
export function useStateChange({ enquiry: loaded, people, reload, onDeleted }: StateChangeOptions) {
  const [saved, setSaved] = useState(loaded);
  // If the enquiry cannot be loaded again after a save, the saved version is shown.
  const enquiry = saved.updatedAt > loaded.updatedAt ? saved : loaded;
  const params = { id: loaded._id };
  const [typed, setTyped] = useState<StateEdit>();
  const { conflict, isSaving, ...saving } = useVersionedSave<StateEdit, EnquiryDetails & Stored, Enquiry>({
    send: ({ change, base }) => send(enquiryCalls.change, { params, body: change, basedOn: base.updatedAt }),
    async load() {
      const details = await send(enquiryCalls.find, { params });
      return { ...details, updatedAt: details.enquiry.updatedAt };
    },
    async findPerson({ events }) {
      const last = events.findLast(({ kind }) => kind !== "note");
      return last && actorName(last.person);
    },
    compare: (edit, { enquiry: theirs }) =>
      changedColumns(edit.change)
        .map((column) => ({ column, versions: versionsOf(edit, theirs, column) }))
        .filter(({ versions }) => isDisputed(versions))
        .map(({ column, versions }) => ({
          name: column,
          label: texts.fields[column],
          mine: describeState(people, column, versions.mine),
          theirs: describeState(people, column, versions.theirs),
        })),
    rebase: ({ change }, { enquiry: base }, takeTheirs) => ({
      change: pick(
        change,
        changedColumns(change).filter((column) => !takeTheirs.has(column)),
      ),
      base,
    }),
    isChanged: ({ change }) => changedColumns(change).length > 0,
    async onSaved(changed) {
      setSaved(changed);
      // Text that was typed meanwhile stays.
      setTyped((now) => (now === typed ? undefined : now && { ...now, base: changed }));
      showSuccess(texts.saved);
      await reload().catch(logFailure);
    },
    async onKept({ enquiry: theirs }) {
      setSaved(theirs);
      setTyped(undefined);
      await reload().catch(logFailure);
    },
    onFailed(error) {
      if (failedWith(error, 404)) onDeleted();
      else showFailure(error);
    },
  });

  return {
    /** With what the user has changed. */
    shown: { ...enquiry, ...typed?.change },
    isChanged: typed !== undefined,
    isSaving,
    conflict,
    change(values: EnquiryChange): void {
      const base = typed?.base ?? enquiry;
      const next = { ...typed?.change, ...values };
      const touched = changedColumns(next).filter((column) => (base[column] ?? null) !== next[column]);
      setTyped(touched.length > 0 ? { change: pick(next, touched), base } : undefined);
    },
    save: () => typed && void saving.save(typed),
    /** A person who takes a new enquiry begins to work on it. */
    assign(accountId: string): void {
      const change = { ...toMe(enquiry, accountId), ...typed?.change, assignedTo: accountId };
      void saving.save({ change, base: typed?.base ?? enquiry });
    },
    resolve: (takeTheirs: ReadonlySet<string>) => void saving.resolve(takeTheirs),
    dismiss: saving.dismiss,
  };
}

const pick = (change: EnquiryChange, columns: readonly StateColumn[]): EnquiryChange =>
  Object.fromEntries(columns.map((column) => [column, change[column]]));

const versionsOf = ({ change, base }: StateEdit, theirs: Enquiry, column: StateColumn) => ({
  base: base[column] ?? null,
  mine: change[column] ?? null,
  theirs: theirs[column] ?? null,
});

/** A person who takes a new enquiry begins to work on it. */
export const toMe = ({ status }: Enquiry, accountId: string): EnquiryChange => ({
  assignedTo: accountId,
  ...(status === "new" && { status: "inProgress" }),
});
