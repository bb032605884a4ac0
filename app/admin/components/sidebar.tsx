import Award from "lucide-react/icons/award";
import Bell from "lucide-react/icons/bell";
import Building from "lucide-react/icons/building-2";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Images from "lucide-react/icons/images";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import Megaphone from "lucide-react/icons/megaphone";
import Newspaper from "lucide-react/icons/newspaper";
import ScrollText from "lucide-react/icons/scroll-text";
import UserRound from "lucide-react/icons/user-round";
import Users from "lucide-react/icons/users";
import { NavLink } from "react-router";
import { school } from "../../../content/pages/school.ts";

const LINKS = [
  { to: "/admin/admin-welcome", label: "Dashboard", Icon: LayoutDashboard },
  { to: "/admin/notice-management", label: "Notices", Icon: Bell },
  { to: "/admin/marquee-manager", label: "Marquee", Icon: Megaphone },
  { to: "/admin/student-management", label: "Students", Icon: GraduationCap },
  { to: "/admin/top-students", label: "Top Students", Icon: Award },
  { to: "/admin/team-management", label: "Team", Icon: Users },
  { to: "/admin/facilities", label: "Facilities", Icon: Building },
  { to: "/admin/block-management", label: "Blocks", Icon: Newspaper },
  { to: "/admin/gallery-management", label: "Galleries", Icon: Images },
  { to: "/admin/ManageContacts", label: "Contacts", Icon: Mail },
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
        {school.name}
        <span lang="hi" className="block text-body text-saffron-soft">
          {school.nameHi}
        </span>
      </p>
      <Links links={LINKS} onChoose={onChoose} />
      <Links links={OFFICE_LINKS} onChoose={onChoose} className="border-maroon border-t pt-4" />
    </nav>
  );
}

interface LinksProps {
  links: typeof LINKS;
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
