import { words } from "../../ui/panel-words.ts";
import { Notice } from "../parts/notice.tsx";

/** Above content that the user may read but not change. */
export const OnlyLooking = () => <Notice className="mb-5">{words.frame.onlyLooking}</Notice>;
