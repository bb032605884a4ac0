import { useCallback, useEffect, useMemo, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { isPageName, pages } from "../../../content/pages/index.ts";
import { buttonClass } from "../../ui/button.tsx";
import { findPage } from "../api-client.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { findDraft } from "../drafts.ts";
import { UploadProgress } from "../entry-form/upload-progress.tsx";
import { findEntryScreens } from "../entry-screens.ts";
import { EditorFrame } from "../page-editor/editor-frame.tsx";
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

  // The first validation error is where the work goes on, each time that somebody tries to save.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) ask(first);
  }, [errors, ask]);

  return (
    <>
      <ScreenHeading title={page.title} publicPath={page.path}>
        {findEntryScreens(name).map(({ path, link }) => (
          <Link key={path} to={path} className={buttonClass("secondary")}>
            {link}
          </Link>
        ))}
      </ScreenHeading>
      <EditorFrame
        label={page.title}
        words={{ shown: "page", form: "form" }}
        editor={editor}
        hasDraft={draft !== undefined}
        isPreviewShown={isPreviewShown}
        onSwitch={setPreviewShown}
        onFocus={(event) => setFocused((event.target as HTMLElement).dataset.path)}
        progress={
          editor.progress !== undefined && (
            <UploadProgress share={editor.progress} onStop={editor.stopUpload} />
          )
        }
        preview={<PagePreview name={name} state={state} focused={focused} onPick={pick} />}
      >
        <PageFormProvider value={form}>
          <div inert={editor.isSaving} className="grid grid-cols-1 gap-5">
            <FieldInputs fields={page.fields} values={state.document} prefix="" />
          </div>
        </PageFormProvider>
      </EditorFrame>
    </>
  );
}
