import type { SectionHead } from "../../../../core/content/pages/fields.ts";
import { lastEnd } from "../../../../core/content/types/stages.ts";
import { Section } from "../../../../core/site/components/section.tsx";
import { orElse } from "../../../../core/site/components/words.tsx";
import { useAddress, useHasPage, useWords } from "../../../../core/site/site-context.tsx";
import { NOTICES_PATH } from "../../content/notice-path.ts";
import { NoticeBoardIsland } from "./moving-board.tsx";
import { NoticeEntry, type ShownNotice } from "./notice-entry.tsx";

interface NoticeBoardProps {
  section: SectionHead;
  notices: readonly ShownNotice[];
  today: string;
}

export function NoticeBoard({ section, notices, today }: NoticeBoardProps) {
  const { notices: words } = useWords();
  const address = useAddress();
  const hasPage = useHasPage();
  if (!hasPage(NOTICES_PATH)) return null;
  return (
    <Section heading={orElse(section.heading, words.board)} line={section.line} tone="paper" id="notices">
      {notices.length === 0 ? (
        <p className="card mx-auto max-w-reading bg-cream px-6 py-14 text-center text-lead text-ink-soft">
          {words.noneOnBoard}
        </p>
      ) : (
        <div data-until={lastEnd(notices)}>
          <NoticeBoardIsland moving={words.moving} viewer={words.viewer}>
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
              tabIndex={0}
              aria-label={words.list}
              className="notice-list divide-y divide-line"
            >
              {notices.map((notice) => (
                <li key={notice._id} data-until={notice.expiresAt ?? ""}>
                  <NoticeEntry notice={notice} today={today} />
                </li>
              ))}
            </ul>
          </NoticeBoardIsland>
        </div>
      )}
      <p className="mt-5 text-center">
        <a href={address(NOTICES_PATH)} className="button button-secondary">
          {words.all}
        </a>
      </p>
    </Section>
  );
}
