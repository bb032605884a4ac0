import { Link } from "react-router";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { savedReplies } from "../../content/replies/saved-replies.ts";
import { FIGURES_PATH, PERSON_DATA_PATH } from "../../content/screen-paths.ts";
import { EnquiryPeriod } from "../privacy/enquiry-period.tsx";

const ITEM =
  "flex min-h-11 w-full items-center rounded-control px-3 py-2 text-left leading-tight hover:bg-cream-deep";

/** Occasional work around the list of enquiries. */
export function EnquiryMenu() {
  const may = useMay();
  return (
    <ul>
      <li>
        <Link to={FIGURES_PATH} className={ITEM}>
          {words.enquiryFigures.link}
        </Link>
      </li>
      <li>
        <Link to={savedReplies.screen.path} className={ITEM}>
          {words.savedReplies.title}
        </Link>
      </li>
      <li>
        <Link to={PERSON_DATA_PATH} className={ITEM}>
          {words.personData.title}
        </Link>
      </li>
      {may("enquiries:write") && (
        <li>
          <EnquiryPeriod className={ITEM} />
        </li>
      )}
    </ul>
  );
}
