import type { LucideIcon } from "lucide-react";
import Award from "lucide-react/icons/award";
import Bell from "lucide-react/icons/bell";
import Briefcase from "lucide-react/icons/briefcase";
import Building from "lucide-react/icons/building-2";
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
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { NavLink } from "react-router";
import { type ResourceName, resourceNames, resources } from "../../../content/resources/index.ts";
import { SCHOOL_NAME, SCHOOL_NAME_HI } from "../school-name.ts";

const ICONS: Record<ResourceName, LucideIcon> = {
  notices: Bell,
  students: GraduationCap,
  topStudents: Award,
  team: Users,
  facilities: Building,
  alumni: Briefcase,
  committee: Landmark,
  blocks: Newspaper,
  galleries: Images,
  contacts: Mail,
};

const linkTo = (name: ResourceName) => {
  const { path, link } = resources[name].screen;
  return { to: path, label: link, Icon: ICONS[name] };
};

const LINKS = [
  { to: "/admin/admin-welcome", label: "Dashboard", Icon: LayoutDashboard },
  linkTo("notices"),
  { to: "/admin/marquee-manager", label: "Marquee", Icon: Megaphone },
  { to: "/admin/pages", label: "Pages", Icon: PanelsTopLeft },
  ...resourceNames.filter((name) => name !== "notices").map(linkTo),
  { to: "/admin/logout", label: "Logout", Icon: LogOut },
];

/** Not about the school's content, so they stand apart. */
const OFFICE_LINKS = [
  { to: "/admin/account", label: "Account", Icon: UserRound },
  { to: "/admin/audit-log", label: "Audit Log", Icon: ScrollText },
];

export function Sidebar({ onChoose }: { onChoose?: () => void }) {
  return (
    <nav aria-label="Admin" className="flex min-h-full flex-col gap-6 px-3 py-5 text-paper">
      <p className="border-saffron border-l-4 pr-12 pl-3 font-display text-subhead">
        {SCHOOL_NAME}
        <span lang="hi" className="block text-body text-saffron-soft">
          {SCHOOL_NAME_HI}
        </span>
      </p>
      <Links links={LINKS} onChoose={onChoose} />
      <Links links={OFFICE_LINKS} onChoose={onChoose} className="border-maroon border-t pt-4" />
    </nav>
  );
}

interface LinksProps {
  links: { to: string; label: string; Icon: LucideIcon }[];
  onChoose?: () => void;
  className?: string;
}

function Links({ links, onChoose, className = "" }: LinksProps) {
  return (
    <ul className={`grid gap-1 ${className}`}>
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onChoose}
            className={({ isActive }) =>
              `flex min-h-11 items-center gap-3 rounded-control px-3 py-2 ${
                isActive ? "bg-saffron-soft font-bold text-maroon-dark" : "hover:bg-maroon"
              }`
            }
          >
            <Icon aria-hidden="true" size={20} />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
