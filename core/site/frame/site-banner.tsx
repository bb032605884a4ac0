import { noticePath } from "../../../features/notices/content/notice-path.ts";
import { lastEnd } from "../../content/types/stages.ts";
import type { ShownEntry } from "../../server/pages/site-content.ts";
import { languageOf } from "../../ui/language.ts";
import { useAddress, useSite } from "../site-context.tsx";

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
