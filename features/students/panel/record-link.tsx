import IdCard from "lucide-react/icons/id-card";
import { Link } from "react-router";
import { useMayOpen } from "../../../core/panel/session/may-open.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { studentRecordPath } from "../content/screen-paths.ts";

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
