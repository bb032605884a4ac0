import IdCard from "lucide-react/icons/id-card";
import { Link } from "react-router";
import { words } from "../../ui/panel-words.ts";

interface RecordLinkProps {
  id: string;
  /** What the child is called. */
  name: string;
}

/** Leads to everything that is recorded about a child. */
export const RecordLink = ({ id, name }: RecordLinkProps) => (
  <Link
    to={`/admin/student-record/${id}`}
    aria-label={words.studentMenu.recordOf(name)}
    title={words.studentMenu.record}
    className="more-button grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
  >
    <IdCard aria-hidden="true" size={20} />
  </Link>
);
