import { lastEnd } from "../../../../core/content/types/stages.ts";
import { useHasPage, useSite } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import { NOTICES_PATH } from "../../content/notice-path.ts";
import { NoticeEntry, type ShownNotice } from "./notice-entry.tsx";
import { NOTICE_POPUP_ID } from "./popup-id.ts";
import { NoticePopupIsland } from "./popup-island.tsx";

/** The notices over the home page: open in the HTML, closed by a form that works without a script. */
export function NoticePopup({ notices, today }: { notices: readonly ShownNotice[]; today: string }) {
  const { isPreview, words } = useSite();
  const hasPage = useHasPage();
  if (isPreview || !hasPage(NOTICES_PATH)) return null;
  return (
    <div data-until={lastEnd(notices)}>
      <NoticePopupIsland viewer={words.notices.viewer}>
        <dialog
          id={NOTICE_POPUP_ID}
          open
          aria-labelledby={`${NOTICE_POPUP_ID}-heading`}
          className="notice-popup no-print"
        >
          <div className="popup-notices flex flex-col bg-paper">
            <form method="dialog" className="flex items-center justify-between gap-4 bg-maroon text-paper">
              <h2 id={`${NOTICE_POPUP_ID}-heading`} className="text-subhead">
                {words.notices.board}
              </h2>
              <button
                type="submit"
                // biome-ignore lint/a11y/noAutofocus: the popup is the first thing for keyboard users
                autoFocus
                aria-label={words.notices.closePopup}
                className="icon-button"
              >
                <Icon name="x" className="size-6" />
              </button>
            </form>
            {notices.length === 0 ? (
              <p className="px-6 py-14 text-center text-lead text-ink-soft">{words.notices.noneInPopup}</p>
            ) : (
              <ul className="min-h-0 grow divide-y divide-line overflow-y-auto">
                {notices.map((notice) => (
                  <li key={notice._id} data-until={notice.expiresAt ?? ""}>
                    <NoticeEntry notice={notice} today={today} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </dialog>
      </NoticePopupIsland>
    </div>
  );
}
