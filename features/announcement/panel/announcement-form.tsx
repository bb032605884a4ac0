import { type FocusEvent, useId, useRef, useState } from "react";
import { NEVER_SAVED } from "../../../core/content/api/api-contract.ts";
import type { AnyDocument } from "../../../core/content/pages/define-page.ts";
import { documentErrors, emptyValues } from "../../../core/content/pages/page-schema.ts";
import { changeTexts, type StoredTexts, toTyped } from "../../../core/content/types/typed-texts.ts";
import { ApiFailure, logFailure, messageWithWait } from "../../../core/panel/api/api-failure.ts";
import { send } from "../../../core/panel/api/send.ts";
import { useAction } from "../../../core/panel/api/use-action.ts";
import { FieldFrame } from "../../../core/panel/entry-form/fields/field-frame.tsx";
import { adviseOn } from "../../../core/panel/entry-form/fields/script-advice.ts";
import { inputsOf, placeErrors } from "../../../core/panel/entry-form/fields/text-pairs.ts";
import { RestoredLine } from "../../../core/panel/entry-form/restored-line.tsx";
import { useFormDraft } from "../../../core/panel/entry-form/use-form-draft.ts";
import { TextField } from "../../../core/panel/forms/fields.tsx";
import { Form } from "../../../core/panel/forms/form.tsx";
import { valuesIn } from "../../../core/panel/forms/form-controls.ts";
import { FailureLine, SubmitButton } from "../../../core/panel/forms/form-end.tsx";
import { type FieldErrors, useFormState, type Values } from "../../../core/panel/forms/form-state.ts";
import { useHeadingFocusOnRemoval } from "../../../core/panel/frame/heading-focus.ts";
import { mergeDocuments, rebaseDocument } from "../../../core/panel/page-editor/compare-documents.ts";
import { Button } from "../../../core/panel/parts/button.tsx";
import { useConfirm } from "../../../core/panel/parts/confirm.tsx";
import { fieldClass, textareaClass } from "../../../core/panel/parts/control-classes.ts";
import { SaveBar } from "../../../core/panel/parts/save-bar.tsx";
import { showSuccess } from "../../../core/panel/parts/toasts/toasts.tsx";
import { ConflictDialog } from "../../../core/panel/versioned-save/conflict-dialog.tsx";
import { findLastPerson } from "../../../core/panel/versioned-save/find-last-person.ts";
import { useVersionedSave } from "../../../core/panel/versioned-save/use-versioned-save.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { schoolLanguages } from "../../../core/ui/school-languages.ts";
import { hindiLabel } from "../../../core/words/label.ts";
import type { PageDocument } from "../../pages.ts";
import { type Announcement, announcementCalls, announcementSchema } from "../content/announcement.ts";
import { announcement } from "../content/announcement-document.ts";
import { StripPreview } from "./strip-preview.tsx";

const texts = words.announcement;

const TEXTS = { original: "content", companion: "contentHi" } as const;

const NONE: AnyDocument = emptyValues(announcement.fields);

export interface LoadedAnnouncement {
  text: Announcement | null;
  /** Null if there is none. */
  updatedAt: string | null;
}

export async function findAnnouncement(signal?: AbortSignal): Promise<LoadedAnnouncement> {
  const { text, updatedAt = null } = await send(announcementCalls.find, { signal });
  return { text, updatedAt };
}

export const textsOf = ({ text }: LoadedAnnouncement): StoredTexts => ({
  original: text?.content ?? "",
  companion: text?.contentHi ?? "",
});

/** The document in the form, whose texts are arranged by language. */
function readForm(values: Values, base: LoadedAnnouncement): AnyDocument {
  const languages = schoolLanguages();
  const typed = inputsOf(TEXTS, languages).map(({ name, language }) => [language, values[name] ?? ""]);
  const texts = changeTexts(textsOf(base), Object.fromEntries(typed), languages);
  const orNull = (text = "") => text.trim() || null;
  return { content: orNull(texts.original), contentHi: orNull(texts.companion), link: orNull(values.link) };
}

/** An empty text removes the announcement. */
const bodyOf = (document: AnyDocument) => ({ ...document, content: document.content ?? "" });

function checkForm(values: Values, base: LoadedAnnouncement): FieldErrors {
  const document = readForm(values, base);
  const { error } = announcementSchema.safeParse(bodyOf(document));
  const errors = {
    ...(error && documentErrors(error)),
    ...(document.content === null && { content: texts.textRequired }),
  };
  return placeErrors(errors, [TEXTS], schoolLanguages(), (name) => !values[name]?.trim());
}

interface AnnouncementEdit {
  document: AnyDocument;
  base: LoadedAnnouncement;
}

const versionsOf = ({ document: mine, base }: AnnouncementEdit, theirs: LoadedAnnouncement) => ({
  base: base.text ?? NONE,
  mine,
  theirs: theirs.text ?? NONE,
});

interface AnnouncementFormProps {
  loaded: LoadedAnnouncement;
  /** Undefined if it cannot be loaded: then there is no preview. */
  school: PageDocument<"school"> | undefined;
  onSaved: () => void;
}

export function AnnouncementForm({ loaded, school, onSaved }: AnnouncementFormProps) {
  const confirm = useConfirm();
  const { run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  /** The version that the user edits; a draft may be based on an older one. */
  const [base, setBase] = useState(loaded);
  const [typed, setTyped] = useState<AnyDocument>(loaded.text ?? NONE);
  const read = (from: HTMLFormElement, of = base) => readForm(valuesIn(from), of);
  const draft = useFormDraft({
    name: "announcement",
    isPrivate: false,
    form,
    isChanged: () => form.current !== null && isChanged({ document: read(form.current), base }),
    base,
    onFound(kept) {
      const found = kept.base ?? loaded;
      setBase(found);
      setTyped(readForm(kept.values, found));
    },
  });
  // Each saved text has a form of its own.
  useHeadingFocusOnRemoval();

  const { conflict, isSaving, ...saving } = useVersionedSave<AnnouncementEdit, LoadedAnnouncement, unknown>({
    send: ({ document, base }) =>
      send(announcementCalls.set, {
        body: announcementSchema.parse(bodyOf(document)),
        basedOn: base.updatedAt ?? NEVER_SAVED,
      }),
    load: () => findAnnouncement(),
    findPerson: () => findLastPerson("announcement", "announcement"),
    compare: (edit, theirs) => mergeDocuments(announcement, versionsOf(edit, theirs)).differences,
    rebase: (edit, theirs, takeTheirs) => ({
      document: rebaseDocument(announcement, versionsOf(edit, theirs), takeTheirs),
      base: theirs,
    }),
    isChanged,
    async onSaved(_saved, { document }) {
      await leave();
      showSuccess(document.content === null ? texts.removed : texts.saved);
    },
    onKept: leave,
    onFailed(error) {
      logFailure(error);
      throw error;
    },
  });

  /** The next version has a form of its own. */
  async function leave(): Promise<void> {
    await draft.drop();
    onSaved();
  }

  async function save(values: Values): Promise<void> {
    const isDone = await saving.save({ document: readForm(values, base), base });
    // Nothing is saved before the user has decided.
    if (!isDone) throw new ApiFailure(409, { id: "stale_edit" });
  }

  async function discard(): Promise<void> {
    form.current?.reset();
    setBase(loaded);
    setTyped(loaded.text ?? NONE);
    await draft.drop();
  }

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.removeTitle,
      text: texts.removeText,
      accept: words.frame.remove,
    });
    if (isAgreed) await run(() => saving.save({ document: NONE, base }));
  }

  return (
    <>
      <Form
        ref={form}
        className="card grid gap-5 overflow-visible p-5 sm:p-7"
        check={(values) => checkForm(values, base)}
        save={save}
        explain={(failure) => (failure.id === "stale_edit" ? undefined : messageWithWait(failure))}
        onChange={({ currentTarget }) => setTyped(read(currentTarget))}
        isKept
      >
        {draft.isRestored && <RestoredLine onDiscard={() => void discard()} />}
        <AnnouncementTexts stored={textsOf(loaded)} />
        <TextField
          name="link"
          label={texts.link}
          isOptional
          hint={texts.linkHint}
          type="url"
          inputMode="url"
          placeholder="https://"
          defaultValue={loaded.text?.link ?? ""}
        />
        {school && (
          <div className={fieldClass}>
            <p className="text-caption text-ink-soft">{words.pageEditor.preview}</p>
            <div className="h-72 lg:h-48">
              <StripPreview school={school} typed={typed} />
            </div>
          </div>
        )}
        <SaveBar>
          <FailureLine />
          <div className="flex flex-wrap justify-end gap-3">
            {loaded.text && (
              <Button variant="subtle" onClick={remove} disabled={isSaving}>
                {texts.remove}
              </Button>
            )}
            <SubmitButton>{loaded.text ? texts.update : texts.create}</SubmitButton>
          </div>
        </SaveBar>
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onChoose={(takeTheirs) => void run(() => saving.resolve(takeTheirs))}
          onClose={saving.dismiss}
        />
      )}
    </>
  );
}

const isChanged = ({ document, base }: AnnouncementEdit) =>
  JSON.stringify(document) !== JSON.stringify(base.text ?? NONE);

/** The inputs in the languages of the school, side by side on a wide screen. */
function AnnouncementTexts({ stored }: { stored: StoredTexts }) {
  const id = useId();
  const { errors } = useFormState();
  const [advice, setAdvice] = useState<ReturnType<typeof adviseOn>>({});
  const languages = schoolLanguages();
  const isBilingual = languages.length > 1;
  const shown = toTyped(stored, languages);
  function look({ currentTarget: { form } }: FocusEvent<HTMLTextAreaElement>): void {
    const { content = "", contentHi = "" } = form ? valuesIn(form) : {};
    setAdvice(adviseOn(content, contentHi));
  }
  return (
    <div className={`grid grid-cols-1 gap-x-4 gap-y-5 ${isBilingual ? "sm:grid-cols-2" : ""}`}>
      {inputsOf(TEXTS, languages).map(({ name, language }, index) => (
        <FieldFrame
          key={name}
          id={`${id}-${name}`}
          name={name}
          error={errors[name]}
          {...(isBilingual && language === "hi"
            ? { label: hindiLabel("घोषणा"), labelLang: "hi" }
            : { label: texts.text, namesLanguage: isBilingual })}
          lang={language}
          isOptional={index > 0}
          advice={language === "hi" ? advice.hindi : advice.english}
        >
          {(control) => (
            <textarea
              {...control}
              required={index === 0}
              rows={3}
              defaultValue={shown[language] ?? ""}
              onBlur={look}
              className={textareaClass}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  );
}
