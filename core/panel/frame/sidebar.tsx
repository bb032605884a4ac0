import Blocks from "lucide-react/icons/blocks";
import FileText from "lucide-react/icons/file-text";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import ScrollText from "lucide-react/icons/scroll-text";
import Trash from "lucide-react/icons/trash-2";
import { useEffect, useId, useRef } from "react";
import { Link, matchPath, useLocation } from "react-router";
import { featurePanels } from "../../../features/panel.ts";
import { resourceNames, resources } from "../../../features/types.ts";
import { menuPathOf, PARTS_SCREEN } from "../../content/site/office-paths.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { nameDuty } from "../../words/panel/name-duties.ts";
import type { MenuGroup, TypeLook } from "../feature-panel.ts";
import { ScrollEdges } from "../parts/scroll-edges.tsx";
import { useMayOpen } from "../session/may-open.ts";
import { useOwnDuties, useOwnEmail, useOwnName } from "../session/rights.ts";
import { TYPE_LOOKS } from "../type-looks.ts";
import { SCHOOL_NAME, SCHOOL_OTHER_NAME } from "./school-name.ts";

const texts = words.frame.menu;

interface MenuLink extends TypeLook {
  to: string;
  label: string;
}

/** Whether a path belongs to the screen of a link. */
const leadsTo = ({ to }: MenuLink, path: string) =>
  matchPath({ path: to, end: false }, path) !== null || to === menuPathOf(path);

/** The links of a group: those of the core and of the content types, with those of the features at their positions. */
function linksOf(group: MenuGroup, own: readonly MenuLink[] = []): MenuLink[] {
  const ofTypes = resourceNames
    .filter((name) => (resources[name] as Resource).screen.menu === group)
    .map((name) => ({
      to: resources[name].screen.path,
      label: resources[name].screen.link[words.language],
      ...(TYPE_LOOKS[name] ?? { Icon: FileText }),
    }));
  return featurePanels
    .flatMap(({ links = [] }) => links)
    .filter((link) => link.group === group)
    .toSorted((one, other) => one.position - other.position)
    .reduce<MenuLink[]>((links, link) => links.toSpliced(link.position, 0, link), [...own, ...ofTypes]);
}

const GROUPS: { title: string; links: MenuLink[] }[] = [
  {
    title: texts.dailyWork,
    links: linksOf("daily", [{ to: "/admin/admin-welcome", label: texts.dashboard, Icon: LayoutDashboard }]),
  },
  { title: texts.people, links: linksOf("people") },
  {
    title: texts.site,
    links: linksOf("site", [
      { to: "/admin/pages", label: texts.pages, Icon: PanelsTopLeft },
      { to: PARTS_SCREEN, label: words.parts.title, Icon: Blocks },
    ]),
  },
  {
    title: texts.office,
    links: linksOf("office", [
      { to: "/admin/audit-log", label: texts.auditLog, Icon: ScrollText },
      { to: "/admin/trash", label: texts.trash, Icon: Trash },
    ]),
  },
];

/** At the foot: the own account, and the way out. */
const OWN_LINKS = linksOf("self");

const findCurrent = (path: string) =>
  [...GROUPS.flatMap(({ links }) => links), ...OWN_LINKS].find((link) => leadsTo(link, path))?.to;

/** The menu fits a laptop's screen; where it does not fit, it shows that it scrolls, and the link to the open screen. */
export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const current = findCurrent(useLocation().pathname);
  const mayOpen = useMayOpen();
  useEffect(() => {
    const link = scroller.current?.querySelector(`[href="${current}"]`);
    if (link && scroller.current) showWithin(scroller.current, link);
  }, [current]);
  return (
    <nav aria-label={texts.name} className="flex h-full flex-col pt-5 text-paper lg:low:pt-2">
      <p className="mx-3 mb-3 line-clamp-4 shrink-0 border-saffron border-l-4 pl-3 font-display text-subhead max-lg:mr-16 lg:low:mb-1 lg:low:text-body lg:low:leading-tight">
        {SCHOOL_NAME}
        <span
          lang={languageOf(SCHOOL_OTHER_NAME, panelLanguage)}
          className="block text-body text-saffron-soft lg:low:text-caption"
        >
          {SCHOOL_OTHER_NAME}
        </span>
      </p>
      <ScrollEdges
        axis="y"
        ref={scroller}
        className="min-h-0 flex-1 [--scroll-edge:color-mix(in_srgb,var(--color-saffron)_45%,transparent)]"
        scrollerClass="h-full overflow-y-auto overscroll-contain px-3 pb-5 lg:low:pb-2"
      >
        {GROUPS.map(({ title, links }) => (
          <LinkGroup
            key={title}
            title={title}
            links={links.filter(({ to }) => mayOpen(to))}
            current={current}
            onChoose={onChoose}
          />
        ))}
      </ScrollEdges>
      <WhoAmI current={current} onChoose={onChoose} />
    </nav>
  );
}

/** The name and the duties of the user, with the links about their own account. */
function WhoAmI({ current, onChoose }: Pick<LinkGroupProps, "current" | "onChoose">) {
  const id = useId();
  const ownName = useOwnName();
  const email = useOwnEmail();
  const name = ownName || email;
  const duties = useOwnDuties();
  return (
    <div className="mx-3 shrink-0 border-maroon border-t py-2 lg:low:py-1">
      <p id={id} className="px-3 lg:low:flex lg:low:items-baseline lg:low:gap-2 lg:low:leading-tight">
        <span
          lang={name && languageOf(name, panelLanguage)}
          className="block shrink-0 truncate font-bold lg:low:max-w-[60%]"
        >
          {name}
        </span>
        <span className="line-clamp-2 min-w-0 text-caption text-saffron-soft lg:low:line-clamp-1">
          {duties
            ?.split(" ")
            .filter(Boolean)
            .map((duty) => nameDuty(words, duty))
            .join(", ")}
        </span>
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap">
        {OWN_LINKS.map((link) => (
          <li key={link.to} className="min-w-0">
            <MenuItem {...link} isCurrent={link.to === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces `scrollIntoView`, which would also scroll the page. */
function showWithin(scroller: HTMLElement, link: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    scroller.scrollTop += top - frame.top - (frame.height - height) / 2;
  }
}

interface LinkGroupProps {
  title: string;
  links: MenuLink[];
  /** The path of the link to the open screen. */
  current: string | undefined;
  onChoose: (() => void) | undefined;
}

function LinkGroup({ title, links, current, onChoose }: LinkGroupProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className="border-maroon border-t pt-2 [&+&]:mt-3 lg:low:pt-1 lg:low:[&+&]:mt-1">
      <p id={id} className="px-3 pb-1 text-caption text-saffron-soft lg:low:pb-0 lg:low:leading-tight">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5 lg:low:gap-0">
        {links.map((link) => (
          <li key={link.to}>
            <MenuItem {...link} isCurrent={link.to === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MenuItemProps extends MenuLink {
  isCurrent: boolean;
  onChoose: (() => void) | undefined;
}

const MenuItem = ({ to, label, Icon, Badge, isCurrent, onChoose }: MenuItemProps) => (
  <Link
    to={to}
    onClick={onChoose}
    aria-current={isCurrent ? "page" : undefined}
    className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-1 lg:min-h-9 lg:low:min-h-6 lg:low:py-0 lg:low:leading-tight ${
      isCurrent ? "bg-saffron-soft font-bold text-maroon-dark" : "hover:bg-maroon"
    }`}
  >
    <Icon aria-hidden="true" size={20} />
    {label}
    {Badge && <Badge />}
  </Link>
);
