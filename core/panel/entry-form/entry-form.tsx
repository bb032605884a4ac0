import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useState,
} from "react";
import { publishPermissionFor } from "../../content/api/permissions.ts";
import { findCaptionsField } from "../../content/types/captions.ts";
import { isCompanion } from "../../content/types/companions.ts";
import { hasDrafts, type Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { CANCELLED_FORM } from "../entry-list/use-last-change.ts";
import { useRestoredFocus } from "../forms/use-restored-focus.ts";
import { Button } from "../parts/button.tsx";
import { Notice } from "../parts/notice.tsx";
import { SaveBar } from "../parts/save-bar.tsx";
import { dismissGroup } from "../parts/toasts/toasts.tsx";
import { useMayOrDid } from "../session/rights.ts";
import { useLeaveGuard } from "../typing/leave-guard.tsx";
import { ConflictDialog } from "../versioned-save/conflict-dialog.tsx";
import { DeletedEntryDialog } from "./deleted-entry-dialog.tsx";
import { FieldInput } from "./fields/field-input.tsx";
import { FoldedFields } from "./fields/folded-fields.tsx";
import { useScriptAdvice } from "./fields/script-advice.ts";
import { TextInputs } from "./fields/text-inputs.tsx";
import { findPair } from "./fields/text-pairs.ts";
import { FilePicker } from "./files/file-picker.tsx";
import { pickFile } from "./files/pick-file.ts";
import { UploadProgress, UploadSummary } from "./files/upload-progress.tsx";
import { inputValueOf } from "./form-values.ts";
import { CancelledLine, RestoredLine } from "./restored-line.tsx";
import { type CancelledForm, type EntryFormOptions, useEntryForm } from "./use-entry-form.ts";
import { type FindWarnings, useWarnings } from "./use-warnings.ts";

/** Display names by field and value. */
export type OptionNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The actions that a modal needs from its form. */
export interface EntryFormHandle {
  /** Does the same as the Cancel button. */
  cancel(): void;
}

export interface EntryFormProps<R extends Resource> extends EntryFormOptions<R> {
  submitLabel: string;
  /** The order of the inputs; by default that of the declaration. */
  fieldOrder?: readonly (keyof R["fields"] & string)[];
  /** Initial values of a new entry. */
  startValues?: Readonly<Record<string, string>>;
  /** Suggested values by field. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
  /** Display names of options by field. */
  optionNames?: OptionNames;
  /** Hints beside the labels, by field. */
  hints?: Readonly<Record<string, string>>;
  findWarnings?: FindWarnings;
  /** Shown below the fields. */
  belowFields?: ReactNode;
  /** The field that has the focus at first; by default the first one. */
  focusedField?: string | undefined;
  /** The label of a second button, which saves and opens a form for the next entry. */
  anotherLabel?: string;
  /** Called with what was entered; undefined if nothing was changed. */
  onCancel?: (left: CancelledForm | undefined) => void;
  /** Uses two columns on wide screens. */
  isWide?: boolean;
  handle?: Ref<EntryFormHandle>;
}

/** The form of one entry, built from its declaration. */
export function EntryForm<R extends Resource>(props: EntryFormProps<R>) {
  const { resource, entry, submitLabel, fieldOrder, onCancel, isWide = false, handle } = props;
  const {
    startValues = {},
    suggestions = {},
    optionNames = {},
    hints = {},
    folded,
    anotherLabel,
    findWarnings,
    belowFields,
    focusedField,
  } = props;
  const id = useId();
  const form = useEntryForm(props);
  /** Fields whose chosen file is being read; a large photo takes a phone some seconds. */
  const [reading, setReading] = useState<readonly string[]>([]);
  const { warnings, look } = useWarnings(findWarnings, entry);
  const fieldsRef = useRestoredFocus(form.isSaving);
  const names = (fieldOrder ?? Object.keys(resource.fields)).filter(
    (name) => !folded?.names.includes(name) && !isCompanion(resource, name),
  );
  const advice = useScriptAdvice(resource);
  const isDraftAuthor = !useMayOrDid(publishPermissionFor(resource)) && resource.isApproved === true;
  const hasList = names.some((name) => resource.fields[name]?.kind === "files");

  useLeaveGuard(form.isChanged);
  useEffect(() => {
    if (focusedField)
      fieldsRef.current?.querySelector<HTMLElement>(`[data-field="${focusedField}"]`)?.focus();
  }, [focusedField, fieldsRef]);
  // The form itself offers what was typed.
  useEffect(() => dismissGroup(CANCELLED_FORM), []);
  useImperativeHandle(handle, () => ({ cancel }));

  /** Closes the form at once. What was entered is kept as a draft. */
  function cancel(): void {
    if (!form.isSaving) onCancel?.(form.leave());
  }

  async function pick(name: string, files: File[]): Promise<void> {
    const field = resource.fields[name];
    if (!field || field.kind === "value" || files.length === 0) return;
    if (field.kind === "files") return form.files.add(name, files);
    setReading((all) => [...all, name]);
    const [first] = files;
    if (first) form.files.replace(name, await pickFile(first, field.rule));
    setReading((all) => all.toSpliced(all.indexOf(name), 1));
  }

  function takePaste(event: ClipboardEvent): void {
    // Office programs also copy a picture of the text.
    const isText = (event.target as Element).matches("input:not([type=file]), textarea");
    if (isText && event.clipboardData.types.includes("text/plain")) return;
    takeFiles(event, event.clipboardData.files);
  }

  /** Files that are dropped or pasted in the form go to the picker under the pointer, or to the first one. */
  function takeFiles(event: DragEvent | ClipboardEvent, files: FileList | undefined): void {
    if (!files || files.length === 0) return;
    event.preventDefault();
    const picker = (event.target as Element).closest<HTMLElement>("[data-file-field]");
    const name = picker?.dataset.fileField ?? names.find((each) => resource.fields[each]?.kind !== "value");
    if (name) void pick(name, [...files]);
  }

  const busyText = form.isSaving
    ? words.frame.saving
    : form.isWaiting
      ? words.entryForm.savingWhenSent
      : words.frame.loading;

  /** Fields with the same error share one message below the first of them. */
  const errorIdOf = (name: string) => {
    const first = Object.keys(form.errors).find((each) => form.errors[each] === form.errors[name]);
    return first && `${id}-${first}-error`;
  };

  const stateOf = (name: string) => ({
    id: `${id}-${name}`,
    name,
    error: form.errors[name],
    errorId: errorIdOf(name),
  });

  const inputOf = (name: string) => ({
    ...stateOf(name),
    defaultValue: startValues[name] ?? inputValueOf(resource, entry, name),
    suggestions: suggestions[name],
    optionNames: optionNames[name],
    hint: hints[name],
    advice: advice.of(name),
  });

  const captions = findCaptionsField(resource);
  const captionsSource = captions && {
    ...captions,
    defaultValue: inputValueOf(resource, entry, captions.name),
    isRestored: form.isRestored,
    base: form.base,
    error: form.errors[captions.name],
  };

  return (
    <form
      ref={form.attach}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onInput={(event) => form.clearError((event.target as HTMLInputElement).name)}
      onBlur={(event) => {
        void look(event.currentTarget);
        advice.look(event.currentTarget);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      onPaste={takePaste}
      className="grid grid-cols-1 gap-5"
    >
      {form.isRestored && <RestoredLine onDiscard={form.discard} />}
      {form.hasCancelled && (
        <CancelledLine isChanged={form.isChanged} onBringBack={form.bringBackCancelled} />
      )}
      {/* Inert while saving: changes made meanwhile would be lost. */}
      <div
        ref={fieldsRef}
        inert={form.isSaving}
        className={`form-fields grid grid-cols-1 gap-5 ${isWide ? "sm:grid-cols-2" : ""}`}
      >
        {names.map((name) => {
          const field = resource.fields[name];
          // Captions are edited with their pictures.
          if (!field || name === captions?.name) return null;
          const pair = findPair(resource, name);
          const isOptional =
            field.kind === "value" && (field.optional || (!form.isNew && field.emptyOnUpdate) || false);
          if (pair)
            return (
              <TextInputs
                key={name}
                resource={resource}
                pair={pair}
                isOptional={isOptional}
                propsOf={inputOf}
              />
            );
          return field.kind === "value" ? (
            <FieldInput key={name} {...inputOf(name)} field={field} isOptional={isOptional} />
          ) : (
            <FilePicker
              key={name}
              {...stateOf(name)}
              field={field}
              choice={form.choices[name] ?? []}
              files={form.files}
              isNew={form.isNew}
              isReading={reading.includes(name)}
              captions={captions?.captionsOf === name ? captionsSource : undefined}
              onPick={(files) => pick(name, files)}
            />
          );
        })}
        {folded && (
          <FoldedFields
            part={folded}
            resource={resource}
            errors={form.errors}
            isRestored={form.isRestored}
            propsOf={inputOf}
          />
        )}
        {belowFields}
        {isDraftAuthor && (
          <p className="col-span-full text-ink-soft">
            <input type="hidden" name="isDraft" value="on" />
            {words.approval.formText}
          </p>
        )}
        {hasDrafts(resource) && !isDraftAuthor && (
          <label className="col-span-full flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isDraft"
              defaultChecked={entry?.isDraft}
              className="size-5 shrink-0 accent-maroon"
            />
            {words.entryForm.notPublished}
          </label>
        )}
      </div>
      {anotherLabel && (
        <Button
          variant="secondary"
          className="justify-self-end"
          onClick={() => form.submit(true)}
          disabled={form.isSaving || reading.length > 0}
        >
          {anotherLabel}
        </Button>
      )}
      <SaveBar>
        {hasList && <UploadSummary choices={form.choices} files={form.files} />}
        {form.progress !== undefined && <UploadProgress share={form.progress} onStop={form.stopUpload} />}
        <Notice role="status">{warnings.join(" ")}</Notice>
        {form.failure && <SaveFailure text={form.failure} onRetry={() => form.submit()} />}
        <div className="flex flex-wrap justify-end gap-3">
          {onCancel && (
            <Button variant="secondary" onClick={cancel} disabled={form.isSaving}>
              {words.frame.cancel}
            </Button>
          )}
          <Button
            type="submit"
            isBusy={form.isSaving || form.isWaiting || reading.length > 0}
            busyText={busyText}
          >
            {submitLabel}
          </Button>
        </div>
      </SaveBar>
      {form.conflict && (
        <ConflictDialog
          conflict={form.conflict}
          onChoose={form.resolveConflict}
          onClose={form.dismissConflict}
        />
      )}
      {form.deleted && (
        <DeletedEntryDialog {...form.deleted} onSave={form.saveAsNew} onClose={form.dismissConflict} />
      )}
    </form>
  );
}

function SaveFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice kind="problem" className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <strong>{words.writeMessage(text)}</strong>{" "}
        <span className="block">{words.entryForm.nothingLost}</span>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {words.frame.tryAgain}
      </Button>
    </Notice>
  );
}
