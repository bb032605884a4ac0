import { type ComponentProps, Suspense, use, useCallback, useEffect, useMemo, useState } from "react";
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import type { PageDeclaration, PageField, PageFields } from "../../../content/pages/define-page.ts";
import { isPageName, type PageName, pages } from "../../../content/pages/index.ts";
import type { School } from "../../../content/pages/school.ts";
import { LANGUAGES, languagesOf } from "../../../content/words/languages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { findPage } from "../api/api-client.ts";
import { UploadProgress } from "../entry-form/upload-progress.tsx";
import { findEntryScreens } from "../entry-screens.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { EditorFrame } from "../page-editor/editor-frame.tsx";
import { FormLanguages, type ShownLanguages } from "../page-editor/form-languages.tsx";
import { findGaps } from "../page-editor/language-gaps.ts";
import { FieldInputs } from "../page-editor/page-fields.tsx";
import { PageFormProvider } from "../page-editor/page-form-context.tsx";
import { previewClass } from "../page-editor/preview-frame.tsx";
import { usePageEditor } from "../page-editor/use-page-editor.ts";
import { useWantedField } from "../page-editor/wanted-field.ts";
import { WhileDrawable } from "../page-editor/while-drawable.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { useClassRenames } from "../students/use-class-renames.ts";
import { findDraft } from "../typing/drafts.ts";

const said = words.pageEditor;

export const title = said.title;

export async function loader({ params: { name = "" }, request }: LoaderFunctionArgs) {
  if (!isPageName(name)) throw redirect("/admin/pages");
  const find = (each: PageName) => orToLogin(findPage(each, request.signal));
  const preview = import("../page-editor/page-preview.tsx");
  // The preview shows an error if it cannot be loaded.
  preview.catch(() => {});
  const [page, draft, school] = await Promise.all([find(name), findDraft(name), find("school")]);
  return { name, page, draft, school: school.document as School, preview };
}

/** A new editor for each page. */
export default function PageScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <PageEditor key={loaderData.name} {...loaderData} />;
}

function PageEditor({ name, page: loaded, draft, school, preview }: Awaited<ReturnType<typeof loader>>) {
  const page = useMemo(() => translatePage(pages[name]), [name]);
  const offerRenames = useClassRenames();
  const editor = usePageEditor(name, loaded, draft, (before, after) => {
    if (name === "school") offerRenames((before as School).classes, (after as School).classes);
  });
  const { state, change, errors, warnings } = editor;
  const [focused, setFocused] = useState<string>();
  const [isPreviewShown, setPreviewShown] = useState(false);
  const [shownLanguages, setShownLanguages] = useState<ShownLanguages>("both");
  const { wanted, ask } = useWantedField();
  const { files } = state;
  const { languages: chosen } = name === "school" ? (state.document as School) : school;
  const languages = languagesOf(chosen || null);
  const form = useMemo(
    () => ({ change, errors, warnings, files, languages, wanted }),
    [change, errors, warnings, files, languages, wanted],
  );
  const goTo = useCallback(
    (path: string) => {
      // The field may be in the hidden language.
      setShownLanguages((shown) => (isOfAnother(path, shown) ? "both" : shown));
      ask(path);
    },
    [ask],
  );
  const pick = useCallback(
    (path: string) => {
      setPreviewShown(false);
      goTo(path);
    },
    [goTo],
  );

  // Other screens link to a field.
  const linkedField = useSearchParams()[0].get("field");
  useEffect(() => {
    if (linkedField) goTo(linkedField);
  }, [linkedField, goTo]);

  // Goes to the first validation error after each attempt to save.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) goTo(first);
  }, [errors, goTo]);

  return (
    <>
      <ScreenHeading title={page.title} publicPath={page.path}>
        {findEntryScreens(name).map(({ path, link }) => (
          <Link key={path} to={path} className={buttonClass("secondary")}>
            {words.translate(link)}
          </Link>
        ))}
      </ScreenHeading>
      <EditorFrame
        label={page.title}
        switchLabels={{ show: said.showPage, back: said.backToForm }}
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
        preview={
          <WhileDrawable>
            <Suspense fallback={<div className={previewClass} />}>
              <Preview
                module={preview}
                name={name}
                school={school}
                state={state}
                focused={focused}
                onPick={pick}
              />
            </Suspense>
          </WhileDrawable>
        }
      >
        <PageFormProvider value={form}>
          <FormLanguages
            shown={shownLanguages}
            onShow={setShownLanguages}
            gaps={findGaps(page, state.document, languages)}
            onGoTo={goTo}
          />
          <div inert={editor.isSaving} data-languages={shownLanguages} className="grid grid-cols-1 gap-5">
            <FieldInputs fields={page.fields} values={state.document} prefix="" />
          </div>
        </PageFormProvider>
      </EditorFrame>
    </>
  );
}

type PreviewModule = typeof import("../page-editor/page-preview.tsx");

/** Loaded separately, because it contains every public page. */
function Preview({
  module,
  ...props
}: { module: Promise<PreviewModule> } & ComponentProps<PreviewModule["PagePreview"]>) {
  const { PagePreview } = use(module);
  return <PagePreview {...props} />;
}

const isOfAnother = (path: string, shown: ShownLanguages) =>
  shown !== "both" && LANGUAGES.some((language) => language !== shown && path.endsWith(`.${language}`));

/** A page's declaration with labels, hints and options in the panel's language. */
const translatePage = (page: PageDeclaration): PageDeclaration => ({
  ...page,
  title: words.translate(page.title),
  fields: translateFields(page.fields),
});

const translateFields = (fields: PageFields): PageFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, translateField(field)]));

const translateField = (field: PageField) =>
  ({
    ...field,
    label: words.translate(field.label),
    ...(field.hint && { hint: words.translate(field.hint) }),
    ...("item" in field && { item: words.translate(field.item) }),
    ...("fields" in field && { fields: translateFields(field.fields) }),
    ...("options" in field && {
      options: field.options?.map((option) => ({ ...option, label: words.translate(option.label) })),
    }),
  }) as PageField;
