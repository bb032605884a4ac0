import { useMemo, useReducer, useRef, useState } from "react";
import { type PageName, pages } from "../../../features/pages.ts";
import { NEVER_SAVED } from "../../content/api/api-contract.ts";
import { type LoadedPage, pageCalls } from "../../content/api/page-contract.ts";
import { type Coded, decode, message } from "../../content/messages/message.ts";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { documentErrors, pageSchema, withoutBlankItems } from "../../content/pages/page-schema.ts";
import { mapFiles } from "../../content/pages/walk-document.ts";
import { words } from "../../ui/panel-words.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import { label } from "../../words/label.ts";
import { failureOf, isAborted } from "../api/api-failure.ts";
import { send, sendForm } from "../api/send.ts";
import { showFailure } from "../api/show-failure.ts";
import { showError, showSuccess } from "../parts/toasts/toasts.tsx";
import type { Draft } from "../typing/draft.ts";
import { useLeaveGuard } from "../typing/leave-guard.tsx";
import { useDraft } from "../typing/use-draft.ts";
import { findLastPerson } from "../versioned-save/find-last-person.ts";
import { useVersionedSave } from "../versioned-save/use-versioned-save.ts";
import { mergeDocuments, rebaseDocument } from "./compare-documents.ts";
import { changePage, type PageState } from "./page-state.ts";
import { findWarnings } from "./warnings.ts";

const texts = words.pageEditor;

/** Placeholders for new files, which the schema accepts as stored ones. */
const STAND_INS = { picture: `${"0".repeat(32)}-1x1.jpg`, pdf: `${"0".repeat(32)}.pdf` };

export type PageDraft = Draft<AnyDocument, LoadedPage, PageState["files"]>;

/** The values of the form, and the version on which they are based. */
interface PageEdit extends PageState {
  base: LoadedPage;
}

export function usePageEditor(
  name: PageName,
  loaded: LoadedPage,
  draft: PageDraft | undefined,
  /** Called after a save with the documents before and after. */
  onSaved: (before: AnyDocument, after: AnyDocument) => void = () => {},
) {
  const page = pages[name];
  /** The latest known version. */
  const [stored, setStored] = useState(loaded);
  // A draft is based on an older version; later changes are found when it is saved.
  const [base, setBase] = useState(draft?.base ?? loaded);
  const [state, change] = useReducer(changePage, {
    document: draft?.values ?? loaded.document,
    files: draft?.files ?? {},
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<number>();
  const upload = useRef<AbortController>(undefined);
  const isChanged = state.document !== stored.document;
  // The same object while the warnings are equal, so that a key renders only its own field.
  const found = JSON.stringify(findWarnings(page, state.document));
  const warnings = useMemo((): Record<string, string> => JSON.parse(found), [found]);
  useLeaveGuard(() => isChanged);
  useDraft({ name, isChanged, values: state.document, files: state.files, base });

  const { conflict, isSaving, ...saving } = useVersionedSave<PageEdit, LoadedPage, LoadedPage>({
    async send({ document, files: chosen, base }) {
      const { files, sent } = takeFiles(name, document, chosen);
      upload.current = new AbortController();
      const { signal } = upload.current;
      setProgress(undefined);
      const onProgress = files.length > 0 ? setProgress : undefined;
      const form = new FormData();
      form.append("document", JSON.stringify(sent));
      for (const file of files) form.append("files", file);
      const basedOn = base.updatedAt ?? NEVER_SAVED;
      return (await sendForm(pageCalls.change, { params: { name }, form, basedOn, signal, onProgress })).body;
    },
    load: () => send(pageCalls.find, { params: { name } }),
    findPerson: () => findLastPerson("pages", name),
    compare: (edit, theirs) => mergeDocuments(page, versionsOf(edit, theirs)).differences,
    rebase: (edit, theirs, takeTheirs) => ({
      ...edit,
      document: rebaseDocument(page, versionsOf(edit, theirs), takeTheirs),
      base: theirs,
    }),
    isChanged: ({ document, base }) => JSON.stringify(document) !== JSON.stringify(base.document),
    onSaved(saved, edit) {
      goOnFrom(saved);
      showSuccess(texts.saved);
      onSaved(edit.base.document, saved.document);
    },
    onKept: goOnFrom,
    onFailed: explain,
  });

  function goOnFrom(version: LoadedPage): void {
    setStored(version);
    setBase(version);
    change({ kind: "replace", state: { document: version.document, files: {} } });
  }

  function save(): void {
    const document = withoutBlankItems(page.fields, state.document);
    change({ kind: "replace", state: { document, files: state.files } });
    const invalid = checkDocument(name, takeFiles(name, document, state.files).sent);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) showError(texts.needsSecondLook);
    else void saving.save({ document, files: state.files, base });
  }

  function explain(error: unknown): void {
    if (isAborted(error)) {
      showError(texts.uploadStopped);
      return;
    }
    setErrors(failureOf(error).fieldErrors);
    showFailure(error, texts.saveFailed);
  }

  return {
    state,
    change,
    errors,
    warnings,
    isChanged,
    isSaving,
    progress: isSaving ? progress : undefined,
    conflict,
    save,
    stopUpload: () => upload.current?.abort(),
    /** Restores the stored values. */
    discard() {
      setErrors({});
      goOnFrom(stored);
    },
    resolveConflict: (takeTheirs: ReadonlySet<string>) => void saving.resolve(takeTheirs),
    dismissConflict: saving.dismiss,
  };
}

const versionsOf = ({ document: mine, base }: PageEdit, theirs: LoadedPage) => ({
  base: base.document,
  mine,
  theirs: theirs.document,
});

/** The document for the API, with `upload:0` and so on for new files. */
function takeFiles(name: PageName, document: AnyDocument, chosen: PageState["files"]) {
  const files: File[] = [];
  const sent = mapFiles(pages[name], document, (value) => {
    const file = chosen[String(value.file)];
    if (!file) return value;
    files.push(file);
    return { ...value, file: `upload:${files.length - 1}` };
  });
  return { files, sent };
}

/** Checks the document with the server's rules before sending. */
function checkDocument(name: PageName, sent: AnyDocument): Record<string, string> {
  const checked = mapFiles(pages[name], sent, (value, _path, kind) => ({
    ...value,
    file: String(value.file).startsWith("upload:") ? STAND_INS[kind] : value.file,
  }));
  const result = pageSchema(pages[name]).safeParse(checked);
  return result.success ? {} : nameErrors(documentErrors(result.error));
}

/** At a school with one language, errors are at its inputs and do not mention the other language. */
function nameErrors(errors: Record<string, Coded>): Record<string, string> {
  const [main, other] = schoolLanguages();
  if (other !== undefined) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const { id, params } = decode(error);
      const isEither = id === "required_in_either";
      return [
        path.replace(/\.(en|hi)$/, `.${main}`),
        isEither
          ? message("required", { label: label(String(params?.label), String(params?.labelHi)) })
          : error,
      ];
    }),
  );
}
