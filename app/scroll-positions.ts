/** Where React Router keeps scroll positions in the tab's storage, by the key of each entry of the history. */
export const SCROLL_POSITIONS = "scroll-positions";
