import { lastEnd } from "../../../core/content/types/stages.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticePath } from "../content/notice-path.ts";

export type BannerNotice = ShownEntry<"notices", "title" | "expiresAt">;

/** An urgent notice above every page, such as "School closed today". Ended and withdrawn ones are removed from saved pages. */
export function SiteBanner({ notices }: { notices: readonly BannerNotice[] }) {
  const { words, language } = useSite();
  const address = useAddress();
  if (notices.length === 0) return null;
  return (
    <aside
      aria-label={words.frame.importantNotice}
      data-until={lastEnd(notices)}
      className="site-banner no-print"
    >
      {notices.map(({ _id, title, expiresAt }) => (
        <a
          key={_id}
          href={address(noticePath(_id))}
          lang={languageOf(title, language)}
          data-until={expiresAt ?? ""}
        >
          {title}
        </a>
      ))}
    </aside>
  );
}
