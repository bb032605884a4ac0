import { Link } from "react-router";
import { pictureChildrenPath } from "../../../../content/site/office-paths.ts";
import { words } from "../../../ui/panel-words.ts";

interface MarkChildrenLinkProps {
  type: string;
  id: string;
  title: string;
}

/** A link to the screen that marks children on the pictures of an entry. */
export const MarkChildrenLink = ({ type, id, title }: MarkChildrenLinkProps) => (
  <Link
    to={pictureChildrenPath(type, id)}
    aria-label={words.pictureChildren.linkOf(title)}
    className="text-link inline-flex min-h-11 items-center"
  >
    {words.pictureChildren.link}
  </Link>
);
