import { Icon } from "../../ui/icon.tsx";
import { useAddress, useWords } from "../site-context.tsx";
import { type AnyWords, Words } from "./words.tsx";

interface PageBannerProps {
  /** The path that the banner shows as the page's title. */
  path: string;
  line?: AnyWords;
  /** False where what the page shows has a title of its own. */
  isHeading?: boolean;
  /** Pages between home and this one. */
  parents?: readonly { label: string; href: string }[];
}

/** The band at the top of every page but home: where one is, and the way back. */
export function PageBanner({ path, line, isHeading = true, parents = [] }: PageBannerProps) {
  const words = useWords();
  const address = useAddress();
  const title = words.pageTitle(path);
  const Title = isHeading ? "h1" : "p";
  return (
    <header className="page-banner rangoli-corner bg-maroon text-paper">
      <div className="page-width py-5 md:py-9">
        <nav aria-label={words.frame.breadcrumb}>
          <ol className="flex flex-wrap items-center gap-x-1 text-caption text-saffron-soft">
            {[{ label: words.menu["/"], href: "/" }, ...parents].map(({ label, href }) => (
              <li key={href} className="flex items-center gap-1">
                <a
                  href={address(href)}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {label}
                </a>
                <Icon name="chevron-right" className="size-4" />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <Title className="mt-1 font-display text-title">{title}</Title>
        {line && <Words of={line} as="p" className="mt-2 max-w-reading text-lead text-cream-deep" />}
      </div>
    </header>
  );
}
