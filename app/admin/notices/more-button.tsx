import Ellipsis from "lucide-react/icons/ellipsis";
import { words } from "../../ui/panel-words.ts";
import { IconButton } from "../entry-table/table-row.tsx";

/** Leads to what is done to a notice now and then. */
export const MoreButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <IconButton label={words.notices.moreOf(title)} onClick={onClick} className="more-button">
    <Ellipsis aria-hidden="true" size={20} />
  </IconButton>
);
