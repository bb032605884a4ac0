import History from "lucide-react/icons/history";
import { Link } from "react-router";
import { historyPath } from "../../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";

interface HistoryLinkProps {
  type: string;
  id: string;
  /** What the entry is called. */
  title: string;
}

/** A link to the history of an entry. */
export function HistoryLink({ type, id, title }: HistoryLinkProps) {
  return (
    <Link
      to={historyPath(type, id)}
      aria-label={words.frame.historyOf(title)}
      title={words.history.whatThisWas}
      className="grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <History aria-hidden="true" size={20} />
    </Link>
  );
}
