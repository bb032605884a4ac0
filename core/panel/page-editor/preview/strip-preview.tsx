import { ownDocuments, type PageDocument } from "../../../../features/pages.ts";
import type { AnyDocument } from "../../../content/pages/define-page.ts";
import { NONE_OFF } from "../../../content/parts/parts.ts";

import { announcementIn, TopStrip } from "../../../site/frame/top-strip.tsx";
import { SiteProvider } from "../../../site/site-context.tsx";
import { words } from "../../../ui/panel-words.ts";
import { WORDS } from "../../../words/index.ts";
import { languagesOf } from "../../../words/languages.ts";
import { readTyped } from "../typed-document.ts";
import { PreviewFrame } from "./preview-frame.tsx";

const NOTHING: ReadonlySet<string> = new Set();

interface StripPreviewProps {
  school: PageDocument<"school">;
  /** The announcement in the form. */
  typed: AnyDocument;
}

/** The top strip of the pages in each language. */
export function StripPreview({ school, typed }: StripPreviewProps) {
  const languages = languagesOf(school.languages);
  const announcement = readTyped(ownDocuments.announcement, typed) as PageDocument<"announcement">;
  const site = { school, languages, here: "/", shownPaths: NOTHING, off: NONE_OFF, offPaths: NOTHING };
  return (
    <PreviewFrame title={words.pageEditor.preview} stylesheet="pages">
      {languages.map((language) => (
        <div key={language} lang={language}>
          <SiteProvider value={{ ...site, language, words: WORDS[language], isPreview: true }}>
            <TopStrip announcement={announcementIn(language, announcement)} />
          </SiteProvider>
        </div>
      ))}
    </PreviewFrame>
  );
}
