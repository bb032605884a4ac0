import { Link } from "react-router";
import { menuItemClass } from "../../../../core/panel/parts/control-classes.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";
import { FIGURES_PATH, PERSON_DATA_PATH } from "../../content/screen-paths.ts";
import { EnquiryPeriod } from "../privacy/enquiry-period.tsx";

/** Occasional work around the list of enquiries. */
export function EnquiryMenu() {
  const may = useMay();
  return (
    <ul>
      <li>
        <Link to={FIGURES_PATH} className={menuItemClass}>
          {words.enquiryFigures.link}
        </Link>
      </li>
      <li>
        <Link to={savedReplies.screen.path} className={menuItemClass}>
          {words.savedReplies.title}
        </Link>
      </li>
      <li>
        <Link to={PERSON_DATA_PATH} className={menuItemClass}>
          {words.personData.title}
        </Link>
      </li>
      {may("enquiries:write") && (
        <li>
          <EnquiryPeriod className={menuItemClass} />
        </li>
      )}
    </ul>
  );
}
