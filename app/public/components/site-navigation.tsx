import { type MouseEvent, type PointerEvent, useRef } from "react";
import { NavLink } from "react-router";
import { navigation } from "../../../content/pages/navigation.ts";
import { school } from "../../../content/pages/school.ts";
import { Icon } from "../../ui/icon.tsx";
import { type NavigationGroup, useOpenGroup } from "./open-group.ts";
import { useIsAdmin } from "./stored-session.ts";

interface SiteNavigationProps {
  /** `bar`: across the header. `panel`: down the mobile menu, with the Login link. */
  shape: "bar" | "panel";
  label: string;
  /** Called when a link has been chosen. */
  onChoose?: () => void;
  className?: string;
}

export function SiteNavigation({ shape, label, onChoose, className = "" }: SiteNavigationProps) {
  const ref = useRef<HTMLElement>(null);
  const groups = useOpenGroup(ref);
  const isAdmin = useIsAdmin();
  const choose = () => {
    groups.close();
    onChoose?.();
  };
  return (
    <nav ref={ref} aria-label={label} className={`site-navigation ${className}`} data-shape={shape}>
      <ul className="navigation-list">
        {navigation.header.map((item) => (
          <li key={item.label} className="relative">
            {item.kind === "link" ? (
              <NavLink to={item.href} end={item.href === "/"} onClick={choose} className="navigation-item">
                {item.label}
              </NavLink>
            ) : (
              <NavigationGroupItem group={item} groups={groups} shape={shape} onChoose={choose} />
            )}
          </li>
        ))}
        <li>
          <a
            href={school.managementLoginUrl}
            target="_blank"
            rel="noreferrer"
            onClick={choose}
            className="navigation-item"
          >
            {navigation.managementLoginLabel}
            <Icon name="external-link" className="size-3.5" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </li>
        {shape === "panel" && !isAdmin && (
          <li>
            <NavLink to="/login" onClick={choose} className="navigation-item">
              Login
            </NavLink>
          </li>
        )}
        {isAdmin && (
          <li>
            <NavLink to="/admin/admin-welcome" onClick={choose} className="navigation-item">
              Admin
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface NavigationGroupItemProps {
  group: NavigationGroup;
  groups: ReturnType<typeof useOpenGroup>;
  shape: SiteNavigationProps["shape"];
  onChoose: () => void;
}

/** Without a script the browser opens and closes it by itself. */
function NavigationGroupItem({ group, groups, shape, onChoose }: NavigationGroupItemProps) {
  const { id, label, links } = group;
  const opensOnHover = shape === "bar" && group.opensOnHover;
  const isMouse = (event: PointerEvent) => opensOnHover && event.pointerType === "mouse";
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    groups.toggle(id);
  };
  return (
    <details
      name={`${shape}-groups`}
      open={groups.isOpen(id)}
      onPointerEnter={(event) => isMouse(event) && groups.openByHover(id)}
      onPointerLeave={(event) => isMouse(event) && groups.closeByHover(id)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
      <summary className="navigation-item" onClick={toggle}>
        {label}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <ul className="navigation-group">
        {links.map((link) => (
          <li key={link.href}>
            <NavLink to={link.href} onClick={onChoose} className="navigation-item">
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
