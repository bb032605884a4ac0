import { Icon } from "../../ui/icon.tsx";
import { useAddress, useWords } from "../site-context.tsx";
import { type AnyWords, Words } from "./words.tsx";

interface PageBannerProps {
  /** The path of the page, for its title. */
  path: string;
  line?: AnyWords;
  /** False if the content has its own title. */
  isHeading?: boolean;
  /** Pages between home and this one. */
  parents?: readonly { label: string; href: string }[];
}

/** The header of every page except home: title and breadcrumb. */
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
