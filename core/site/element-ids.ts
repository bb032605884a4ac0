/** Ids of elements that components, styles and scripts share. */
export const MAP_FRAME_ID = "map";
export const MAP_NOTE_ID = "map-note";
export const MENU_PANEL_ID = "site-menu";
export const SAVED_PAGES_ID = "saved-pages";
export const UNSAVED_QUERY_ID = "unsaved-query";
export const MESSAGES_ID = "messages";
