import { Link } from "react-router";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { pictureChildrenPath } from "../../content/screen-paths.ts";

interface MarkChildrenLinkProps {
  type: string;
  id: string;
  title: string;
}

/** A link to the screen that marks children on the pictures of an entry. */
export function MarkChildrenLink({ type, id, title }: MarkChildrenLinkProps) {
  const path = pictureChildrenPath(type, id);
  if (!useMayOpen()(path)) return null;
  return (
    <Link
      to={path}
      aria-label={words.pictureChildren.linkOf(title)}
      className="text-link inline-flex min-h-11 items-center"
    >
      {words.pictureChildren.link}
    </Link>
  );
}
