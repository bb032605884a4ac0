import { lastEnd } from "../../../core/content/types/stages.ts";
import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import type { LoadedBand } from "../../../core/site/feature-site.ts";
import { loadList } from "../../../core/site/load-list.ts";
import type { PageServices } from "../../../core/site/public-page.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { languageOf } from "../../../core/ui/language.ts";
import { noticePath } from "../content/notice-path.ts";

/** More would hide the page. */
const BANNERS = 2;

type BannerNotice = ShownEntry<"notices", "title" | "expiresAt">;

/** An urgent notice above every page, such as "School closed today". Ended and withdrawn ones are removed from saved pages. */
function SiteBanner({ notices }: { notices: readonly BannerNotice[] }) {
  const { words, language } = useSite();
  const address = useAddress();
  if (notices.length === 0) return null;
  return (
    <aside
      aria-label={words.notices.important}
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

export async function loadSiteBanner(services: PageServices): Promise<LoadedBand> {
  const notices = await loadList(services, "notices", ["title", "expiresAt"], {
    filters: { isBanner: 1 },
    sort: { by: "createdAt", isDescending: true },
    limit: BANNERS,
  });
  return { band: <SiteBanner notices={notices} />, shownIds: notices.map(({ _id }) => _id) };
}
