import { homeTasks, onlyShown } from "../../../core/content/site/navigation.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { Icon, type IconName } from "../../../core/ui/icon.tsx";

const ICONS: Record<(typeof homeTasks)[number]["task"], IconName> = {
  fees: "indian-rupee",
  admissions: "graduation-cap",
  calendar: "calendar-days",
  notices: "bell",
  contact: "phone",
};

/** Links for the most frequent questions of parents, at the start of the home page. */
export function TaskRow() {
  const { shownPaths, words } = useSite();
  const address = useAddress();
  const { tasks } = words.home;
  return (
    <nav aria-label={tasks.label} className="task-row no-print">
      <ul className="page-width">
        {onlyShown(homeTasks, shownPaths).map(({ task, href }) => (
          <li key={task}>
            <a href={address(href)}>
              <Icon name={ICONS[task]} className="size-6" />
              {tasks[task]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
