/** The list of the page's gaps, linked from the dashboard and the list of pages. */
export const DISCLOSURE_CHECK_PATH = "/admin/disclosure-check";
