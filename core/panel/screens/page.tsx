import {
  type ComponentProps,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from "react-router";
import { type PageDocument, type PageName, pages } from "../../../features/pages.ts";
import { findPageCall } from "../../content/api/page-contract.ts";
import { pagePermissionFor } from "../../content/api/page-permissions.ts";
import { isPageName } from "../../content/pages/page-names.ts";
import { words } from "../../ui/panel-words.ts";
import { noteSchoolLanguages } from "../../ui/school-languages.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  languagesOf,
  type SiteLanguages,
} from "../../words/languages.ts";
import { send } from "../api/send.ts";
import { UploadProgress } from "../entry-form/files/upload-progress.tsx";
import { findEntryScreens } from "../entry-screens.ts";
import { useRestoredFocus } from "../forms/use-restored-focus.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { EditorFrame } from "../page-editor/editor-frame.tsx";
import { FieldInputs } from "../page-editor/fields/page-fields.tsx";
import { findGaps, type Gap, nextGap } from "../page-editor/language-gaps.ts";
import { PageFormProvider } from "../page-editor/page-form-context.tsx";
import { PageView } from "../page-editor/page-view.tsx";
import { previewClass } from "../page-editor/preview/preview-frame.tsx";
import { WhileDrawable } from "../page-editor/preview/while-drawable.tsx";
import { type PageDraft, usePageEditor } from "../page-editor/use-page-editor.ts";
import { useWantedField } from "../page-editor/wanted-field.ts";
import { findPageExtras } from "../page-extras.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import type { ScreenProps } from "../screen.ts";
import { useMayOpen } from "../session/may-open.ts";
import { useMay, useMayOrDid } from "../session/rights.ts";
import { orToLogin } from "../session/session-end.ts";
import { findDraft } from "../typing/drafts.ts";

const texts = words.pageEditor;

/** For pages about which the features do nothing after a save. */
const useNothing = () => () => {};

export const title = ({ name }: { name: PageName }) => texts.titleOf(pages[name].title[words.language]);

type Loaded = Awaited<ReturnType<typeof loader>>;

export async function loader({ params: { name = "" }, request }: LoaderFunctionArgs) {
  if (!isPageName(name)) throw redirect("/admin/pages");
  const find = <Name extends PageName>(each: Name) =>
    orToLogin(send(findPageCall(each), { signal: request.signal }));
  const preview = import("../page-editor/preview/page-preview.tsx");
  // The preview shows an error if it cannot be loaded.
  preview.catch(() => {});
  const [page, draft, school] = await Promise.all([find(name), findDraft<PageDraft>(name), find("school")]);
  return { name, page, draft, school: school.document, preview };
}

/** A new editor, and a new answer to whether the user may change it, for each page. */
const PageScreen = ({ loaderData }: ScreenProps<typeof loader>) => (
  <EditorOrView key={loaderData.name} {...loaderData} />
);
export default PageScreen;

function EditorOrView(loaded: Loaded) {
  const { name, page } = loaded;
  const mayEdit = useMayOrDid(pagePermissionFor(name, useMay()));
  return mayEdit ? <PageEditor {...loaded} /> : <PageView name={name} document={page.document} />;
}

function PageEditor({ name, page: loaded, draft, school, preview }: Loaded) {
  const page = pages[name];
  const mayOpen = useMayOpen();
  const { link, Facts, useSaved = useNothing } = findPageExtras(name);
  const handleSaved = useSaved();
  const editor = usePageEditor(name, loaded, draft, (before, after) => {
    if (name === "school") noteSchoolLanguages(languagesOf((after as PageDocument<"school">).languages));
    handleSaved(before, after);
  });
  const fields = useRestoredFocus(editor.isSaving);
  const { state, change, errors, warnings } = editor;
  const [focused, setFocused] = useState<string>();
  const [isPreviewShown, setPreviewShown] = useState(false);
  const [shownLanguages, setShownLanguages] = useState<ShownLanguages>("both");
  const { wanted, ask } = useWantedField();
  const { files } = state;
  const { languages: chosen } = name === "school" ? (state.document as PageDocument<"school">) : school;
  const languages = languagesOf(chosen || null);
  const form = useMemo(
    () => ({ change, errors, warnings, files, languages, school, wanted }),
    [change, errors, warnings, files, languages, school, wanted],
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

  // Focuses the first validation error after each attempt to save.
  useEffect(() => {
    const [first] = Object.keys(errors);
    if (first !== undefined) goTo(first);
  }, [errors, goTo]);

  return (
    <>
      <ScreenHeading title={page.title[words.language]} publicPath={page.path}>
        {findEntryScreens(name)
          .filter((screen) => mayOpen(screen.path))
          .map(({ path, link }) => (
            <Link key={path} to={path} className={buttonClass("secondary")}>
              {link[words.language]}
            </Link>
          ))}
        {link && (
          <Link to={link.to} className={buttonClass("secondary")}>
            {link.label}
          </Link>
        )}
      </ScreenHeading>
      <EditorFrame
        label={page.title[words.language]}
        switchLabels={{ show: texts.showPage, back: texts.backToForm }}
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
            languages={languages}
            shown={shownLanguages}
            onShow={setShownLanguages}
            gaps={findGaps(page, state.document, languages)}
            onGoTo={goTo}
          />
          <div
            ref={fields}
            inert={editor.isSaving}
            data-languages={languages.length > 1 ? shownLanguages : "both"}
            className="grid grid-cols-1 gap-5"
          >
            {Facts && (
              <Suspense fallback={null}>
                <Facts school={school} document={loaded.document} />
              </Suspense>
            )}
            <FieldInputs fields={page.fields} values={state.document} prefix="" />
          </div>
        </PageFormProvider>
      </EditorFrame>
    </>
  );
}

type PreviewModule = typeof import("../page-editor/preview/page-preview.tsx");

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

type ShownLanguages = Language | "both";

interface FormLanguagesProps {
  languages: SiteLanguages;
  shown: ShownLanguages;
  onShow: (languages: ShownLanguages) => void;
  gaps: readonly Gap[];
  onGoTo: (path: string) => void;
}

/** The head of a page's form: how many texts lack a language, and on a phone which languages the form shows. */
function FormLanguages({ languages, shown, onShow, gaps, onGoTo }: FormLanguagesProps) {
  const lastPlace = useRef(-1);
  function goToNext(): void {
    const next = nextGap(gaps, lastPlace.current);
    if (!next) return;
    lastPlace.current = next.place;
    onGoTo(next.path);
  }
  if (languages.length === 1) return null;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${gaps.length > 0 ? "" : "sm:hidden"}`}
    >
      <LanguageSwitch languages={languages} shown={shown} onShow={onShow} />
      {gaps.length > 0 && (
        <div className="flex flex-[1_1_18rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-cream-deep py-1 pr-1 pl-3.5">
          <p>{texts.gaps(gaps.length)}</p>
          <Button variant="secondary" onClick={goToNext}>
            {texts.nextGap}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Only where the languages are one below the other; a wide screen shows both side by side. */
function LanguageSwitch({
  languages,
  shown,
  onShow,
}: Pick<FormLanguagesProps, "languages" | "shown" | "onShow">) {
  const name = useId();
  const choice = (value: ShownLanguages, text: string, lang?: Language) => (
    <label
      lang={lang}
      className="relative grid min-h-11 place-items-center border-line-strong px-3 font-bold has-checked:bg-maroon-soft has-checked:text-maroon has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-maroon [label+&]:border-s"
    >
      <input
        type="radio"
        name={name}
        checked={shown === value}
        onChange={() => onShow(value)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {text}
    </label>
  );
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong bg-paper sm:hidden">
      <legend className="sr-only">{texts.languagesShown}</legend>
      {choice("both", texts.bothLanguages)}
      {languages.map((language) => choice(language, LANGUAGE_NAMES[language], language))}
    </fieldset>
  );
}
