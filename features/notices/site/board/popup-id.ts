/** The id of the popup with notices, in components, styles and scripts. */
export const NOTICE_POPUP_ID = "notice-popup";
