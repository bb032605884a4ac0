import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { type PageName, pages } from "../../../features/pages.ts";
import { type Coded, decode, message } from "../../content/messages/message.ts";
import type { AnyDocument } from "../../content/pages/define-page.ts";
import { documentErrors, pageSchema, withoutBlankItems } from "../../content/pages/page-schema.ts";
import { mapFiles } from "../../content/pages/walk-document.ts";
import { words } from "../../ui/panel-words.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import { findPage, type LoadedPage, savePage } from "../api/api-client.ts";
import { ApiFailure, isAborted } from "../api/api-failure.ts";
import type { Difference } from "../entry-form/stale-edit.ts";
import { showError, showSuccess } from "../parts/toasts.tsx";
import { type Draft, dropDraft, keepDraft, keepSoon } from "../typing/drafts.ts";
import { useLeaveGuard } from "../typing/leave-guard.tsx";
import { compareDocuments, takeTheirItems } from "./compare-documents.ts";
import { changePage, type PageState } from "./page-state.ts";
import { findWarnings } from "./warnings.ts";

const texts = words.pageEditor;

/** Placeholders for new files, which the schema accepts as stored ones. */
const STAND_INS = { picture: `${"0".repeat(32)}-1x1.jpg`, pdf: `${"0".repeat(32)}.pdf` };

export interface StaleEdit {
  theirs: LoadedPage;
  differences: Difference[];
}

export function usePageEditor(
  name: PageName,
  loaded: LoadedPage,
  draft: Draft | undefined,
  /** Called after a save with the documents before and after. */
  onSaved: (before: AnyDocument, after: AnyDocument) => void = () => {},
) {
  const page = pages[name];
  // A draft is based on an older version; later changes are found when it is saved.
  const [base, setBase] = useState({ ...loaded, ...(draft && { updatedAt: draft.basedOn }) });
  /** The version that the changes are based on. */
  const [origin, setOrigin] = useState(draft?.base ?? loaded.document);
  const [state, change] = useReducer(changePage, {
    document: draft?.document ?? loaded.document,
    files: draft?.files ?? {},
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setSaving] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [stale, setStale] = useState<StaleEdit>();
  const upload = useRef<AbortController>(undefined);
  const isChanged = state.document !== base.document;
  // The same object while the warnings are equal, so that a key renders only its own field.
  const found = JSON.stringify(findWarnings(page, state.document));
  const warnings = useMemo((): Record<string, string> => JSON.parse(found), [found]);
  useLeaveGuard(() => isChanged);

  // Stores a draft shortly after each change.
  useEffect(() => {
    if (!isChanged) return;
    return keepSoon(name, () => void keepDraft(name, { ...state, basedOn: base.updatedAt, base: origin }));
  }, [name, state, base.updatedAt, origin, isChanged]);

  async function save(onto: LoadedPage = base, typed = state.document): Promise<void> {
    const document = withoutBlankItems(page.fields, typed);
    change({ kind: "replace", state: { document, files: state.files } });
    const { files, sent } = takeFiles(name, document, state.files);
    const invalid = checkDocument(name, sent);
    setErrors(invalid);
    if (Object.keys(invalid).length > 0) {
      showError(texts.needsSecondLook);
      return;
    }
    setSaving(true);
    upload.current = new AbortController();
    try {
      const saved = await savePage(name, {
        document: sent,
        files,
        basedOn: onto.updatedAt,
        signal: upload.current.signal,
        onProgress: files.length > 0 ? setProgress : undefined,
      });
      setBase(saved);
      setOrigin(saved.document);
      change({ kind: "replace", state: { document: saved.document, files: {} } });
      await dropDraft(name);
      showSuccess(texts.saved);
      onSaved(onto.document, saved.document);
    } catch (error) {
      await explain(error, document);
    } finally {
      setSaving(false);
      setProgress(undefined);
    }
  }

  async function explain(error: unknown, mine: AnyDocument): Promise<void> {
    if (isAborted(error)) return showError(texts.uploadStopped);
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 409) {
      const theirs = await findPage(name);
      const versions = { base: origin, mine, theirs: theirs.document };
      const merged = takeTheirItems(page, versions);
      change({ kind: "replace", state: { document: merged, files: state.files } });
      return setStale({ theirs, differences: compareDocuments(page, { ...versions, mine: merged }) });
    }
    setErrors(error.fieldErrors);
    showError(error.serverMessage ?? texts.saveFailed);
  }

  return {
    state,
    change,
    errors,
    warnings,
    isChanged,
    isSaving,
    progress,
    stale,
    save: () => void save(),
    stopUpload: () => upload.current?.abort(),
    /** Restores the stored values. */
    discard() {
      change({ kind: "replace", state: { document: base.document, files: {} } });
      setErrors({});
      void dropDraft(name);
    },
    resolveStale(takeTheirs: ReadonlySet<string>) {
      if (!stale) return;
      const { theirs } = stale;
      const taken = Object.fromEntries([...takeTheirs].map((field) => [field, theirs.document[field]]));
      const merged = { ...state.document, ...taken };
      setStale(undefined);
      setBase(theirs);
      setOrigin(theirs.document);
      change({ kind: "replace", state: { document: merged, files: state.files } });
      void save(theirs, merged);
    },
    dismissStale: () => setStale(undefined),
  };
}

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
        isEither ? message("required", { label: params?.label ?? "" }) : error,
      ];
    }),
  );
}
