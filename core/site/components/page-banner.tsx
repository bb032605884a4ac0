import type { DocumentPicture } from "../../content/pages/define-page.ts";
import { Icon } from "../../ui/icon.tsx";
import { PagePicture } from "../pictures/page-picture.tsx";
import { useAddress, useSite, useWords } from "../site-context.tsx";
import { type AnyWords, Words } from "./words.tsx";

/** `plain` is a line on the page's background; the others are bands in a colour of the palette. */
type Look = "plain" | "maroon" | "leaf" | "sand";

/** Pages that are not here are plain. */
const LOOKS: Partial<Record<string, Look>> = {
  "/about": "maroon",
  "/management": "sand",
  "/teachers": "sand",
  "/discipline": "leaf",
  "/facilities": "sand",
  "/services": "leaf",
  "/activities": "maroon",
  "/blog": "sand",
  "/alumni": "leaf",
  "/gallery": "maroon",
};

/** Pages that link to each other: what has been announced, and when it is. */
const COMPANIONS = { "/notices": "/calendar", "/calendar": "/notices" } as const;

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
  const look = (isHeading && LOOKS[path]) || "plain";
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
        <CompanionLink path={path} />
        {line && <Words of={line} as="p" />}
      </div>
      {picture && <PagePicture picture={picture} sizes="(min-width: 768px) 45vw, 1px" className="no-print" />}
    </header>
  );
}

function CompanionLink({ path }: { path: string }) {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  const companion = path in COMPANIONS ? COMPANIONS[path as keyof typeof COMPANIONS] : undefined;
  if (!companion || !shownPaths.has(companion)) return null;
  return (
    <a href={address(companion)} className="text-link">
      {words.menu[companion]}
    </a>
  );
}
