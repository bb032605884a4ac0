/** The screen of one application. */
export const applicationPath = (id: string) => `/admin/applications/${id}`;

/** How the school takes applications, reached from their list. */
export const SETTINGS_PATH = "/admin/application-settings";

/** Draws of lots, reached from the list of applications. */
export const DRAWS_PATH = "/admin/application-draws";

/** Figures about applications, reached from their list. */
export const FIGURES_PATH = "/admin/application-figures";

/** The applications of a class in columns by step. */
export const BOARD_PATH = "/admin/application-board";
