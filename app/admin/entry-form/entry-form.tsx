import { type ClipboardEvent, type DragEvent, type Ref, useId, useImperativeHandle, useState } from "react";
import type { Resource } from "../../../content/resources/define-resource.ts";
import { Button } from "../../ui/button.tsx";
import { useLeaveGuard } from "../leave-guard.tsx";
import { FieldInput } from "./field-input.tsx";
import { FilePicker } from "./file-picker.tsx";
import { inputValueOf } from "./form-values.ts";
import { LoginAgainDialog } from "./login-again-dialog.tsx";
import { pickFile } from "./pick-file.ts";
import { StaleEditDialog } from "./stale-edit-dialog.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { type EntryFormOptions, useEntryForm } from "./use-entry-form.ts";

/** What the modal around a form needs to know before it closes. */
export interface EntryFormHandle {
  isChanged(): boolean;
  isSaving(): boolean;
}

export interface EntryFormProps<R extends Resource> extends EntryFormOptions<R> {
  submitLabel: string;
  /** The order of the inputs; absent: that of the declaration. */
  fieldOrder?: readonly (keyof R["fields"] & string)[];
  onCancel?: () => void;
  /** Two columns where there is room. */
  isWide?: boolean;
  /** True in a card, which goes away when the list shows something else. */
  isLostOnSearch?: boolean;
  handle?: Ref<EntryFormHandle>;
}

/** The form of one entry, made from its declaration. */
export function EntryForm<R extends Resource>(props: EntryFormProps<R>) {
  const {
    resource,
    entry,
    submitLabel,
    fieldOrder,
    onCancel,
    isWide = false,
    isLostOnSearch,
    handle,
  } = props;
  const id = useId();
  const form = useEntryForm(props);
  const [reading, setReading] = useState(0);
  const names = fieldOrder ?? Object.keys(resource.fields);

  useLeaveGuard(form.isChanged, isLostOnSearch);
  useImperativeHandle(handle, () => ({ isChanged: form.isChanged, isSaving: () => form.isSaving }));

  async function pick(name: string, files: File[]): Promise<void> {
    const field = resource.fields[name];
    if (!field || field.kind === "value" || files.length === 0) return;
    setReading((count) => count + 1);
    const wanted = field.kind === "files" ? files : files.slice(0, 1);
    const picked = await Promise.all(wanted.map((file) => pickFile(file, field.rule)));
    form.changeFiles(name, (old) => ({
      ...old,
      picked: field.kind === "files" ? [...old.picked, ...picked] : picked,
    }));
    setReading((count) => count - 1);
  }

  /** Files dropped or pasted anywhere in the form go to the picker under them, or to the first one. */
  function takeFiles(event: DragEvent | ClipboardEvent, files: FileList | undefined): void {
    if (!files || files.length === 0) return;
    event.preventDefault();
    const picker = (event.target as Element).closest<HTMLElement>("[data-file-field]");
    const name = picker?.dataset.fileField ?? names.find((each) => resource.fields[each]?.kind !== "value");
    if (name) void pick(name, [...files]);
  }

  /** Fields with the same fault share the line below the first of them. */
  const errorIdOf = (name: string) => {
    const first = Object.keys(form.errors).find((each) => form.errors[each] === form.errors[name]);
    return first && `${id}-${first}-error`;
  };

  return (
    <form
      ref={form.attach}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onInput={(event) => form.forgetError((event.target as HTMLInputElement).name)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      onPaste={(event) => takeFiles(event, event.clipboardData.files)}
      className="grid gap-5"
    >
      <div className={`grid gap-5 ${isWide ? "sm:grid-cols-2" : ""}`}>
        {names.map((name) => {
          const field = resource.fields[name];
          if (!field) return null;
          const state = { id: `${id}-${name}`, name, error: form.errors[name], errorId: errorIdOf(name) };
          return field.kind === "value" ? (
            <FieldInput
              key={name}
              {...state}
              field={field}
              defaultValue={inputValueOf(resource, entry, name)}
            />
          ) : (
            <FilePicker
              key={name}
              {...state}
              field={field}
              choice={form.choices[name] ?? { kept: [], picked: [] }}
              onPick={(files) => pick(name, files)}
              onChange={(change) => form.changeFiles(name, change)}
            />
          );
        })}
      </div>
      {form.progress !== undefined && <UploadProgress share={form.progress} onStop={form.stopUpload} />}
      {form.failure && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-maroon-soft px-4 py-3">
          <p>
            <strong>{form.failure}</strong> <span className="block">Nothing you entered is lost.</span>
          </p>
          <Button variant="secondary" onClick={form.submit}>
            Try again
          </Button>
        </div>
      )}
      <div className="sticky bottom-0 -mb-2 flex flex-wrap justify-end gap-3 bg-paper py-3">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel} disabled={form.isSaving}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          isBusy={form.isSaving || reading > 0}
          busyText={form.isSaving ? "Saving..." : "Loading..."}
        >
          {submitLabel}
        </Button>
      </div>
      {form.obstacle?.kind === "session-ended" && (
        <LoginAgainDialog onLoggedIn={form.sendAgain} onClose={form.dismissObstacle} />
      )}
      {form.obstacle?.kind === "stale" && (
        <StaleEditDialog {...form.obstacle} onChoose={form.resolveStale} onClose={form.dismissObstacle} />
      )}
    </form>
  );
}
