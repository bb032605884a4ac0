import { words } from "../../ui/panel-words.ts";

/** Above content that the user may read but not change. */
export const OnlyLooking = () => (
  <p className="mb-5 rounded-control bg-saffron-soft px-4 py-3">{words.staff.onlyLooking}</p>
);
