/** Elements that components, styles and scripts know by name. */
export const NOTICE_POPUP_ID = "notice-popup";
export const MENU_PANEL_ID = "site-menu";
