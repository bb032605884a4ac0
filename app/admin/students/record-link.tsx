import IdCard from "lucide-react/icons/id-card";
import { Link } from "react-router";
import { studentRecordPath } from "../../../content/site/office-paths.ts";
import { words } from "../../ui/panel-words.ts";
import { useMayOpen } from "../session/may-open.ts";

/** A link to the record of a student. */
export function RecordLink({ id, name }: { id: string; name: string }) {
  const path = studentRecordPath(id);
  if (!useMayOpen()(path)) return null;
  return (
    <Link
      to={path}
      aria-label={words.childRecord.recordOf(name)}
      title={words.childRecord.consentAndPictures}
      className="record-link grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
    >
      <IdCard aria-hidden="true" size={20} />
    </Link>
  );
}
