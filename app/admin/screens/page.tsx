import "../page-editor/page-editor.css";
import { useCallback, useEffect, useMemo, useState } from "react";
import { type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { isPageName, pages } from "../../../content/pages/index.ts";
import { Button } from "../../ui/button.tsx";
import { findPage } from "../api-client.ts";
import { SaveBar } from "../components/save-bar.tsx";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { StaleEditDialog } from "../entry-form/stale-edit-dialog.tsx";
import { UploadProgress } from "../entry-form/upload-progress.tsx";
import { findDraft } from "../page-editor/drafts.ts";
import { FieldInputs } from "../page-editor/page-fields.tsx";
import { PageFormProvider } from "../page-editor/page-form-context.tsx";
import { PagePreview } from "../page-editor/page-preview.tsx";
import { usePageEditor } from "../page-editor/use-page-editor.ts";
import { useWantedField } from "../page-editor/wanted-field.ts";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session-end.ts";

export const title = "Page";

export async function loader({ params: { name = "" }, request }: LoaderFunctionArgs) {
  if (!isPageName(name)) throw redirect("/admin/pages");
  const [page, draft] = await Promise.all([orToLogin(findPage(name, request.signal)), findDraft(name)]);
  return { name, page, draft };
}

/** Another page is another editor. */
export default function PageScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <PageEditor key={loaderData.name} {...loaderData} />;
}

function PageEditor({ name, page: loaded, draft }: Awaited<ReturnType<typeof loader>>) {
  const page = pages[name];
  const editor = usePageEditor(name, loaded, draft);
  const { state, change, errors, warnings } = editor;
  const [focused, setFocused] = useState<string>();
  const [isPreviewShown, setPreviewShown] = useState(false);
  const { wanted, ask } = useWantedField();
  const { files } = state;
  const form = useMemo(
    () => ({ change, errors, warnings, files, wanted }),
    [change, errors, warnings, files, wanted],
  );
  const pick = useCallback(
    (path: string) => {
      setPreviewShown(false);
      ask(path);
    },
    [ask],
  );

  // Other screens lead to a field of this one.
  const linkedField = useSearchParams()[0].get("field");
  useEffect(() => {
    if (linkedField) ask(linkedField);
  }, [linkedField, ask]);

  // The first fault is where the work goes on.
  const [firstFault] = Object.keys(errors);
  useEffect(() => {
    if (firstFault !== undefined) ask(firstFault);
  }, [firstFault, ask]);

  return (
    <>
      <ScreenHeading title={page.title} publicPath={page.path} />
      {draft && editor.isChanged && (
        <p role="status" className="mb-4 rounded-control bg-leaf-soft px-4 py-3">
          What you typed before and did not save is here again.
        </p>
      )}
      <div className="page-editor" data-shows={isPreviewShown ? "page" : "form"}>
        <form
          noValidate
          aria-label={page.title}
          className="page-editor-form"
          onFocus={(event) => setFocused((event.target as HTMLElement).dataset.path)}
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
        >
          <PageFormProvider value={form}>
            <div inert={editor.isSaving} className="grid grid-cols-1 gap-5">
              <FieldInputs fields={page.fields} values={state.document} prefix="" />
            </div>
          </PageFormProvider>
          <SaveBar>
            {editor.progress !== undefined && (
              <UploadProgress share={editor.progress} onStop={editor.stopUpload} />
            )}
            <div className="flex flex-wrap items-center justify-end gap-3">
              <Button
                variant="secondary"
                className="page-editor-switch"
                onClick={() => setPreviewShown(true)}
              >
                Show the page
              </Button>
              {editor.isChanged && (
                <Button variant="secondary" onClick={editor.discard} disabled={editor.isSaving}>
                  Discard changes
                </Button>
              )}
              <Button type="submit" isBusy={editor.isSaving} busyText="Saving...">
                Save
              </Button>
            </div>
          </SaveBar>
        </form>
        <div className="page-editor-page">
          <Button variant="secondary" className="page-editor-switch" onClick={() => setPreviewShown(false)}>
            Back to the form
          </Button>
          <PagePreview name={name} state={state} focused={focused} onPick={pick} />
        </div>
      </div>
      {editor.stale && (
        <StaleEditDialog
          savedAt={editor.stale.theirs.updatedAt}
          differences={editor.stale.differences}
          onChoose={editor.resolveStale}
          onClose={editor.dismissStale}
        />
      )}
    </>
  );
}
