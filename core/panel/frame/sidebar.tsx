import type { LucideIcon } from "lucide-react";
import Award from "lucide-react/icons/award";
import Bell from "lucide-react/icons/bell";
import Briefcase from "lucide-react/icons/briefcase";
import Building from "lucide-react/icons/building-2";
import CalendarDays from "lucide-react/icons/calendar-days";
import FileBadge from "lucide-react/icons/file-badge";
import FileText from "lucide-react/icons/file-text";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Images from "lucide-react/icons/images";
import Landmark from "lucide-react/icons/landmark";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Newspaper from "lucide-react/icons/newspaper";
import PanelsTopLeft from "lucide-react/icons/panels-top-left";
import ScrollText from "lucide-react/icons/scroll-text";
import Trash from "lucide-react/icons/trash-2";
import UserRound from "lucide-react/icons/user-round";
import UserKey from "lucide-react/icons/user-round-key";
import Users from "lucide-react/icons/users";
import { useEffect, useId, useRef } from "react";
import { Link, matchPath, useLocation } from "react-router";
import { useUnreadEnquiries } from "../../../features/enquiries/panel/enquiry-counts.ts";
import { type ResourceName, resourceNames, resources } from "../../../features/types.ts";
import { menuPathOf } from "../../content/site/office-paths.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { ScrollEdges } from "../parts/scroll-edges.tsx";
import { ShortText } from "../parts/short-text.tsx";
import { useMayOpen } from "../session/may-open.ts";
import { SCHOOL_NAME, SCHOOL_OTHER_NAME } from "./school-name.ts";

const said = words.frame.menu;

const ICONS: Partial<Record<ResourceName, LucideIcon>> = {
  notices: Bell,
  events: CalendarDays,
  students: GraduationCap,
  topStudents: Award,
  team: Users,
  facilities: Building,
  certificates: FileBadge,
  alumni: Briefcase,
  committee: Landmark,
  blocks: Newspaper,
  galleries: Images,
  contacts: Mail,
};

interface MenuLink {
  to: string;
  label: string;
  Icon: LucideIcon;
}

/** Whether a path belongs to the screen of a link. */
const leadsTo = ({ to }: MenuLink, path: string) =>
  matchPath({ path: to, end: false }, path) !== null || to === menuPathOf(path);

const linksOf = (menu: Resource["screen"]["menu"]): MenuLink[] =>
  resourceNames
    .filter((name) => (resources[name] as Resource).screen.menu === menu)
    .map((name) => ({
      to: resources[name].screen.path,
      label: words.translate(resources[name].screen.link),
      Icon: ICONS[name] ?? FileText,
    }));

/** Listed after the notices; it is not a content type. */
const ANNOUNCEMENT: MenuLink = { to: "/admin/marquee-manager", label: said.announcement, Icon: Megaphone };

const GROUPS: { title: string; links: MenuLink[] }[] = [
  {
    title: said.dailyWork,
    links: [
      { to: "/admin/admin-welcome", label: said.dashboard, Icon: LayoutDashboard },
      ...linksOf("daily").toSpliced(1, 0, ANNOUNCEMENT),
    ],
  },
  { title: said.people, links: linksOf("people") },
  {
    title: said.site,
    links: [{ to: "/admin/pages", label: said.pages, Icon: PanelsTopLeft }, ...linksOf("site")],
  },
  {
    title: said.accountPart,
    links: [
      { to: "/admin/account", label: said.account, Icon: UserRound },
      { to: "/admin/accounts", label: said.accounts, Icon: UserKey },
      { to: "/admin/audit-log", label: said.auditLog, Icon: ScrollText },
      { to: "/admin/trash", label: said.trash, Icon: Trash },
      { to: "/admin/logout", label: said.logout, Icon: LogOut },
    ],
  },
];

const findCurrent = (path: string) =>
  GROUPS.flatMap(({ links }) => links).find((link) => leadsTo(link, path))?.to;

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
    <nav aria-label={said.name} className="flex h-full flex-col pt-5 text-paper lg:low:pt-2">
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
          <MenuGroup
            key={title}
            title={title}
            links={links.filter(({ to }) => mayOpen(to))}
            current={current}
            onChoose={onChoose}
          />
        ))}
      </ScrollEdges>
    </nav>
  );
}

/** Not `scrollIntoView`, which would also scroll the page. */
function showWithin(scroller: HTMLElement, link: Element): void {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom, height } = link.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    scroller.scrollTop += top - frame.top - (frame.height - height) / 2;
  }
}

interface MenuGroupProps {
  title: string;
  links: MenuLink[];
  /** The path of the link to the open screen. */
  current: string | undefined;
  onChoose?: () => void;
}

function MenuGroup({ title, links, current, onChoose }: MenuGroupProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className="border-maroon border-t pt-2 [&+&]:mt-3 lg:low:pt-1 lg:low:[&+&]:mt-1">
      <p id={id} className="px-3 pb-1 text-caption text-saffron-soft lg:low:pb-0 lg:low:leading-tight">
        {title}
      </p>
      <ul aria-labelledby={id} className="grid gap-0.5 lg:low:gap-0">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              aria-current={to === current ? "page" : undefined}
              className={`flex min-h-11 items-center gap-3 rounded-control px-3 py-1 lg:min-h-9 lg:low:min-h-7 lg:low:py-0 lg:low:leading-tight ${
                to === current ? "bg-saffron-soft font-bold text-maroon-dark" : "hover:bg-maroon"
              }`}
            >
              <Icon aria-hidden="true" size={20} />
              {label}
              {to === resources.contacts.screen.path && <UnreadCount />}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How many enquiries the user has not seen. */
function UnreadCount() {
  const unread = useUnreadEnquiries();
  if (unread === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-caption text-maroon-dark tabular-nums">
      <ShortText text={unread > 99 ? "99+" : String(unread)} name={words.inbox.unread(unread)} />
    </span>
  );
}
