import { LOGIN_PATH } from "../../content/site/login-path.ts";
import {
  headerItems,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink as NavigationTarget,
  onlyShown,
  quickLinks,
} from "../../content/site/navigation.ts";
import { pathPattern, publicPages } from "../../content/site/public-pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { useAddress, useSite, useWords } from "../site-context.tsx";

interface SiteNavigationProps {
  /** `bar` in the header, `panel` in the mobile menu with the Login link. */
  shape: "bar" | "panel";
  label: string;
  /** The current page. */
  path: string;
}

/** Works without a script; `browser/navigation-groups.ts` adds hover and Escape, `browser/admin-links.ts` the Admin link. */
export function SiteNavigation({ shape, label, path }: SiteNavigationProps) {
  const { school, shownPaths, words } = useSite();
  const address = useAddress();
  return (
    <nav aria-label={label} className="site-navigation" data-shape={shape}>
      <ul className="navigation-list">
        {findShownItems(shownPaths).map((item) => (
          <li key={item.label}>
            {item.kind === "link" ? (
              <NavigationLink {...item} path={path} />
            ) : (
              <Group group={item} shape={shape} path={path} />
            )}
          </li>
        ))}
        {school.managementLoginUrl && (
          <li>
            <a href={school.managementLoginUrl} target="_blank" rel="noreferrer" className="navigation-item">
              {words.menu.managementLogin}
              <Icon name="external-link" className="size-3.5" />
              <span className="sr-only">{words.frame.newTab}</span>
            </a>
          </li>
        )}
        {shape === "panel" && (
          <li data-login-link="">
            <a href={address(LOGIN_PATH)} className="navigation-item">
              {words.menu.login}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Links for the most frequent questions of parents, in the phone's menu and beside the school's name on wide screens. */
export function QuickLinks({ path }: { path: string }) {
  const { shownPaths, words } = useSite();
  const links = onlyShown(quickLinks, shownPaths);
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.frame.forParents} className="quick-links">
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <NavigationLink {...link} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findShownItems(shownPaths: ReadonlySet<string>): NavigationItem[] {
  return headerItems.flatMap((item): NavigationItem[] => {
    if (item.kind === "link") return onlyShown([item], shownPaths);
    const links = onlyShown(item.links, shownPaths);
    return links.length > 0 ? [{ ...item, links }] : [];
  });
}

const PARTS = publicPages.flatMap(({ path, partOf }) =>
  partOf ? [{ pattern: pathPattern(path), partOf }] : [],
);

const isCurrent = (href: string, path: string) =>
  href === (PARTS.find(({ pattern }) => pattern.test(path))?.partOf ?? path);

function NavigationLink({ label, href, path }: NavigationTarget & { path: string }) {
  const address = useAddress();
  const { menu } = useWords();
  return (
    <a
      href={address(href)}
      aria-current={isCurrent(href, path) ? "page" : undefined}
      className="navigation-item"
    >
      {menu[label]}
    </a>
  );
}

function Group({ group, shape, path }: Omit<SiteNavigationProps, "label"> & { group: NavigationGroup }) {
  const { label, links, opensOnHover } = group;
  const holdsCurrent = links.some(({ href }) => isCurrent(href, path));
  return (
    <details name={`${shape}-groups`} data-opens-on-hover={shape === "bar" && opensOnHover ? "" : undefined}>
      <summary className="navigation-item" data-current={holdsCurrent ? "" : undefined}>
        {useWords().menu[label]}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="navigation-group">
        {links.map((link) => (
          <li key={link.href}>
            <NavigationLink {...link} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}
