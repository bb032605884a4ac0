import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { type PageName, pages } from "../../../content/pages/index.ts";
import { mapPictures } from "../../../content/pages/page-schema.ts";
import { SiteFooter } from "../../public/components/site-footer.tsx";
import { SiteHeader } from "../../public/components/site-header.tsx";
import { findPage } from "../../public/find-page.ts";
import { type Site, SiteProvider } from "../../public/site-context.tsx";
import { words } from "../../ui/panel-words.ts";
import { logFailure } from "../api-failure.ts";
import type { PageState } from "./page-state.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { createPreviewServices } from "./preview-services.ts";
import { readTyped } from "./typed-document.ts";
import { useFileUrls } from "./use-file-urls.ts";

interface PagePreviewProps {
  name: PageName;
  state: PageState;
  /** The path of the field that has the focus. */
  focused: string | undefined;
  /** Hears the path of the field that made what was clicked on. */
  onPick: (path: string) => void;
}

/** The page itself, drawn from what is being typed. */
export function PagePreview({ name, state, focused, onPick }: PagePreviewProps) {
  const [body, setBody] = useState<HTMLElement>();
  const content = usePageContent(name, state);
  // What is typed first makes its part of the page, so the mark follows the content too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is looked at in the page
  useEffect(() => body && markField(body, focused), [body, focused, content]);
  const pick = useCallback(
    (target: Element) => {
      const field = target.closest<HTMLElement>("[data-field]");
      if (field?.dataset.field) onPick(field.dataset.field);
    },
    [onPick],
  );
  return (
    <PreviewFrame title={words.pageEditor.preview} onReady={setBody} onClick={pick}>
      {content}
    </PreviewFrame>
  );
}

/** The page's own component with what it loads; while that is under way, what was shown last. */
function usePageContent(name: PageName, { document, files }: PageState): ReactNode {
  const urls = useFileUrls(files);
  const services = useMemo(() => createPreviewServices(name), [name]);
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    let isLatest = true;
    void drawPage(name, readTyped(pages[name], showNewPictures(name, document, urls)), services)
      .then((drawn) => isLatest && startTransition(() => setContent(drawn)))
      .catch(logFailure);
    return () => {
      isLatest = false;
    };
  }, [name, document, urls, services]);
  return content;
}

/** Pictures that are not stored yet are shown from the file that was chosen. */
function showNewPictures(
  name: PageName,
  document: AnyDocument,
  urls: ReadonlyMap<string, string>,
): AnyDocument {
  return mapPictures(pages[name], document, (picture) => ({
    ...picture,
    file: urls.get(String(picture.file)) ?? picture.file,
  }));
}

async function drawPage(
  name: PageName,
  document: AnyDocument,
  open: ReturnType<typeof createPreviewServices>,
): Promise<ReactNode> {
  const services = open(document);
  const { page } = findPage(pages[name].path);
  const [{ data }, school, shownPaths] = await Promise.all([
    page.load(services, { params: {}, query: new URLSearchParams() }),
    services.content.page("school"),
    services.content.findShownPaths(),
  ]);
  const site: Site = { school, shownPaths, isPreview: true };
  // The school's own particulars are mostly in what surrounds a page.
  const isFramed = name === "school";
  const colourFrame = (main: HTMLElement | null) => {
    if (main) main.ownerDocument.documentElement.dataset.palette = school.palette ?? "";
  };
  return (
    <SiteProvider value={site}>
      {isFramed && <SiteHeader path="/" />}
      <main ref={colourFrame}>
        <page.Component data={data} />
      </main>
      {isFramed && <SiteFooter />}
    </SiteProvider>
  );
}

/** Marks what the field has made: of the elements around it, the innermost. */
function markField(body: HTMLElement, path: string | undefined): void {
  for (const marked of body.querySelectorAll("[data-marked]")) marked.removeAttribute("data-marked");
  if (path === undefined) return;
  const within = [...body.querySelectorAll<HTMLElement>("[data-field]")].filter(({ dataset }) => {
    const field = dataset.field ?? "";
    return path === field || path.startsWith(`${field}.`);
  });
  const innermost = within.toSorted((one, other) => length(other) - length(one))[0];
  innermost?.setAttribute("data-marked", "");
  innermost?.scrollIntoView({ block: "nearest" });
}

const length = ({ dataset }: HTMLElement) => dataset.field?.length ?? 0;
