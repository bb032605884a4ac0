import { Link } from "react-router";
import { menuItemClass } from "../../../core/panel/parts/control-classes.ts";
import { useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { BOARD_PATH, DRAWS_PATH, FIGURES_PATH, SETTINGS_PATH } from "../content/screen-paths.ts";

/** Occasional work around the list of applications. */
export function ApplicationMenu() {
  const may = useMay();
  const links = [
    [BOARD_PATH, words.applicationsScreen.board],
    [FIGURES_PATH, words.applicationFigures.link],
    [DRAWS_PATH, words.applicationDraws.link],
    ...(may("applications:write") ? [[SETTINGS_PATH, words.applicationsScreen.settings]] : []),
  ] as const;
  return (
    <ul>
      {links.map(([to = "", text]) => (
        <li key={to}>
          <Link to={to} className={menuItemClass}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
