import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { type PageName, pages } from "../../../../features/pages.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { mapFiles } from "../../../content/pages/walk-document.ts";
import { findOffPaths } from "../../../content/parts/parts.ts";
import type { Identity } from "../../../content/site/identity.ts";
import { findPage } from "../../../site/find-page.ts";
import { SiteFooter } from "../../../site/frame/site-footer.tsx";
import { SiteHeader } from "../../../site/frame/site-header.tsx";
import { stylesheetOf } from "../../../site/public-page.ts";
import { type Site, SiteProvider } from "../../../site/site-context.tsx";
import { words } from "../../../ui/panel-words.ts";
import { WORDS } from "../../../words/index.ts";
import { LANGUAGES, type Language, languagesOf } from "../../../words/languages.ts";
import { logFailure } from "../../api/api-failure.ts";
import type { PageState } from "../page-state.ts";
import { readTyped } from "../typed-document.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { createPreviewServices } from "./preview-services.ts";

interface PagePreviewProps {
  name: PageName;
  /** The stored document. */
  school: Identity;
  state: PageState;
  /** The path of the focused field. */
  focused: string | undefined;
  /** Called with the path of the field whose content was clicked. */
  onPick: (path: string) => void;
}

/** The page, rendered from the current input. */
export function PagePreview({ name, school, state, focused, onPick }: PagePreviewProps) {
  const [body, setBody] = useState<HTMLElement>();
  const content = usePageContent(name, school, state, useFocusedLanguage(focused));
  // A new part of the page appears with its first character, so the mark depends on the content too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the rendered page
  useEffect(() => body && markField(body, focused), [body, focused, content]);
  const pick = useCallback(
    (target: Element) => {
      const field = target.closest<HTMLElement>("[data-field]");
      if (field?.dataset.field) onPick(field.dataset.field);
    },
    [onPick],
  );
  return (
    <PreviewFrame
      title={words.pageEditor.preview}
      stylesheet={stylesheetOf(findPage(pages[name].path).page)}
      onReady={setBody}
      onClick={pick}
    >
      {content}
    </PreviewFrame>
  );
}

/** The page is shown in the language of the focused field, or else in the last one. */
function useFocusedLanguage(focused: string | undefined): Language | undefined {
  const [last, setLast] = useState<Language>();
  const language = LANGUAGES.find((each) => focused?.endsWith(`.${each}`));
  if (language !== undefined && language !== last) setLast(language);
  return language ?? last;
}

/** The page's component with its data; shows the last content while loading. */
function usePageContent(
  name: PageName,
  school: Identity,
  { document, files }: PageState,
  language: Language | undefined,
): ReactNode {
  const urls = useFileUrls(files);
  const services = useMemo(() => createPreviewServices(name, school), [name, school]);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    let isLatest = true;
    const typed = readTyped(pages[name], showNewFiles(name, document, urls));
    void drawPage(name, typed, services, language)
      .then((drawn) => isLatest && startTransition(() => setContent(drawn)))
      .catch(logFailure);
    return () => {
      isLatest = false;
    };
  }, [name, document, urls, services, language]);
  return content;
}

/** Files that are not stored yet are shown from the chosen file. */
function showNewFiles(name: PageName, document: AnyDocument, urls: ReadonlyMap<string, string>): AnyDocument {
  return mapFiles(pages[name], document, (value) => ({
    ...value,
    file: urls.get(String(value.file)) ?? value.file,
  }));
}

async function drawPage(
  name: PageName,
  document: AnyDocument,
  open: ReturnType<typeof createPreviewServices>,
  wanted: Language | undefined,
): Promise<ReactNode> {
  const services = open(document);
  const [school, shownPaths, off] = await Promise.all([
    services.content.page("school"),
    services.content.findShownPaths(),
    services.content.findOffParts(),
  ]);
  const languages = languagesOf(school.languages);
  const language = wanted ?? languages[0];
  const words = WORDS[language];
  const { page } = findPage(pages[name].path);
  const { data } = await page.load(
    // The settings of features are not known here.
    { ...services, language, words, loadPrivacyParts: async () => [] },
    { params: {}, query: new URLSearchParams() },
  );
  const site: Site = {
    school,
    shownPaths,
    off,
    offPaths: findOffPaths(off),
    language,
    languages,
    here: pages[name].path,
    words,
    isPreview: true,
  };
  // The school's details are mostly in the header and footer.
  const isFramed = name === "school";
  const prepareFrame = (main: HTMLElement | null) => {
    if (!main) return;
    const { documentElement } = main.ownerDocument;
    const palette = school.palette ?? "";
    // Setting the same value again would restyle the whole page on every key.
    if (documentElement.dataset.palette !== palette) documentElement.dataset.palette = palette;
    if (documentElement.lang !== language) documentElement.lang = language;
  };
  return (
    <SiteProvider value={site}>
      {isFramed && <SiteHeader path="/" />}
      <main ref={prepareFrame}>
        <page.Component data={data} />
      </main>
      {isFramed && <SiteFooter />}
    </SiteProvider>
  );
}

/** Marks the innermost element with the content of the field. */
function markField(body: HTMLElement, path: string | undefined): void {
  for (const marked of body.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  if (path === undefined) return;
  const within = [...body.querySelectorAll<HTMLElement>("[data-field]")].filter(({ dataset }) => {
    const field = dataset.field ?? "";
    return path === field || path.startsWith(`${field}.`);
  });
  const innermost = within.toSorted((one, other) => length(other) - length(one))[0];
  innermost?.setAttribute("data-marked", "");
  if (innermost) showInFrame(innermost);
}

/** Replaces `scrollIntoView`, which would also scroll the form. */
function showInFrame(element: HTMLElement): void {
  const frame = element.ownerDocument.defaultView;
  if (!frame) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < MARK_MARGIN) frame.scrollBy(0, top - MARK_MARGIN);
  else if (bottom > frame.innerHeight - MARK_MARGIN)
    frame.scrollBy(0, Math.min(bottom - frame.innerHeight, top) + MARK_MARGIN);
}

/** The mark is drawn around the element. */
const MARK_MARGIN = 8;

const length = ({ dataset }: HTMLElement) => dataset.field?.length ?? 0;

/** Object URLs of files that are not stored yet. */
function useFileUrls(files: Readonly<Record<string, File>>): ReadonlyMap<string, string> {
  const urls = useMemo(
    () => new Map(Object.entries(files).map(([name, file]) => [name, URL.createObjectURL(file)])),
    [files],
  );
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
}
