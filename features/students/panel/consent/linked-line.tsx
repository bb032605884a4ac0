import { Link } from "react-router";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { studentRecordPath } from "../../content/screen-paths.ts";
import { describeChild, type LinkedChildren, type LinkedEntry } from "./linked-children.ts";

const texts = words.childRecord;

/** A link to the student of an entry. */
export function LinkedLine({
  entry: { studentId },
  linked,
}: {
  entry: LinkedEntry;
  linked?: LinkedChildren;
}) {
  const mayOpen = useMayOpen();
  const child = studentId === null ? undefined : linked?.children.get(studentId);
  if (child === undefined) return null;
  if (child === null) return <p className="text-caption text-danger">{texts.linkGone}</p>;
  const path = studentRecordPath(child.student._id);
  const record = mayOpen(path) ? (
    <Link to={path} className="text-link inline-flex min-h-6 items-center">
      {describeChild(child.student)}
    </Link>
  ) : (
    describeChild(child.student)
  );
  return <p className="text-caption text-ink-soft">{fillWords(texts.linkedTo, { child: record })}</p>;
}
