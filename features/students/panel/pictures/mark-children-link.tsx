import Users from "lucide-react/icons/users";
import { Link } from "react-router";
import { useMayOpen } from "../../../../core/panel/session/may-open.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { pictureChildrenPath } from "../../content/screen-paths.ts";

interface MarkChildrenLinkProps {
  type: string;
  id: string;
  title: string;
  isIcon?: true;
}

/** A link to the screen that marks children on the pictures of an entry. */
export function MarkChildrenLink({ type, id, title, isIcon }: MarkChildrenLinkProps) {
  const path = pictureChildrenPath(type, id);
  if (!useMayOpen()(path)) return null;
  return (
    <Link
      to={path}
      aria-label={words.pictureChildren.linkOf(title)}
      title={isIcon && words.pictureChildren.link}
      className={
        isIcon
          ? "grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft"
          : "text-link inline-flex min-h-11 items-center"
      }
    >
      {isIcon ? <Users aria-hidden="true" size={20} /> : words.pictureChildren.link}
    </Link>
  );
}
