import { onlyShown } from "../../../core/content/site/navigation.ts";
import { taskPages } from "../../../core/content/site/public-pages.ts";
import { useAddress, useSite } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";

/** Links for the most frequent questions of parents, at the start of the home page. */
export function TaskRow() {
  const { shownPaths, language, words } = useSite();
  const address = useAddress();
  return (
    <nav aria-label={words.home.tasks} className="task-row">
      <ul className="page-width">
        {onlyShown(taskPages, shownPaths).map(({ href, icon, label: [en, hi] }) => (
          <li key={href}>
            <a href={address(href)}>
              <Icon name={icon} className="size-6" />
              {language === "hi" ? hi : en}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
