import type { DocumentPicture } from "../../content/pages/define-page.ts";
import { type LabelledPath, publicPages } from "../../content/site/public-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { PagePicture } from "../pictures/page-picture.tsx";
import { useAddress, useSite, useWords } from "../site-context.tsx";
import { type AnyWords, Words } from "./words.tsx";

interface PageBannerProps {
  /** The path of the page, for its title and its look. */
  path: string;
  line?: AnyWords;
  /** False if the content has its own title; then the banner is only the breadcrumb. */
  isHeading?: boolean;
  /** Pages between home and this one. */
  parents?: readonly { label: string; href: string }[];
  /** Shown at the right of the band on wide screens. */
  picture?: DocumentPicture | null;
}

/** The header of every page except home: breadcrumb and title in one row. */
export function PageBanner({ path, line, isHeading = true, parents = [], picture }: PageBannerProps) {
  const words = useWords();
  const address = useAddress();
  const title = words.pageTitle(path);
  const page = publicPages.find((each) => each.path === path);
  const look = (isHeading && page?.look) || "plain";
  const isDark = look === "maroon" || look === "leaf";
  return (
    <header className={isDark ? "page-banner rangoli-corner" : "page-banner"} data-look={look}>
      <div className="page-width">
        <nav aria-label={words.frame.breadcrumb}>
          <ol>
            {[{ label: words.menu["/"], href: "/" }, ...parents].map(({ label, href }) => (
              <li key={href}>
                <a href={address(href)}>{label}</a>
                <Icon name="chevron-right" className="size-4" />
              </li>
            ))}
            {/* The title beside it is the same text. */}
            <li aria-current="page" className={isHeading ? "sr-only" : undefined}>
              {title}
            </li>
          </ol>
        </nav>
        {isHeading && <h1>{title}</h1>}
        {page?.companion && <CompanionLink path={page.companion} />}
        {line && <Words of={line} as="p" />}
      </div>
      {picture && <PagePicture picture={picture} sizes="(min-width: 768px) 45vw, 1px" className="no-print" />}
    </header>
  );
}

/** A link to a page about the same subject. */
function CompanionLink({ path }: { path: string }) {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  if (!shownPaths.has(path)) return null;
  return (
    <a href={address(path)} className="text-link">
      {words.menu[path as LabelledPath]}
    </a>
  );
}
