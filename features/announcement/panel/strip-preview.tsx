import type { AnyDocument } from "../../../core/content/pages/define-page.ts";
import { NONE_OFF } from "../../../core/content/parts/parts.ts";
import { PreviewFrame } from "../../../core/panel/page-editor/preview/preview-frame.tsx";
import { readTyped } from "../../../core/panel/page-editor/typed-document.ts";
import { TopStrip } from "../../../core/site/frame/top-strip.tsx";
import { SiteProvider } from "../../../core/site/site-context.tsx";
import { words } from "../../../core/ui/panel-words.ts";
import { WORDS } from "../../../core/words/index.ts";
import { languagesOf } from "../../../core/words/languages.ts";

import type { PageDocument } from "../../pages.ts";
import { announcement as declaration } from "../content/announcement-document.ts";
import { announcementLine } from "../site/announcement-line.tsx";

const NOTHING: ReadonlySet<string> = new Set();

interface StripPreviewProps {
  school: PageDocument<"school">;
  /** The announcement in the form. */
  typed: AnyDocument;
}

/** The top strip of the pages in each language. */
export function StripPreview({ school, typed }: StripPreviewProps) {
  const languages = languagesOf(school.languages);
  const announcement = readTyped(declaration, typed) as PageDocument<"announcement">;
  const site = { school, languages, here: "/", shownPaths: NOTHING, off: NONE_OFF, offPaths: NOTHING };
  return (
    <PreviewFrame title={words.pageEditor.preview} stylesheet="pages">
      {languages.map((language) => (
        <div key={language} lang={language}>
          <SiteProvider value={{ ...site, language, words: WORDS[language], isPreview: true }}>
            <TopStrip>{announcementLine(announcement)}</TopStrip>
          </SiteProvider>
        </div>
      ))}
    </PreviewFrame>
  );
}
