/** The attributes of an island, which its component writes and the scripts read. */
export const ISLAND_ATTRIBUTE = "data-island";
export const PROPS_ATTRIBUTE = "data-props";
export const SLOT_ATTRIBUTE = "data-slot";
/** On islands that have nothing to do until the visitor touches them. */
export const WAITING_ATTRIBUTE = "data-waits";
