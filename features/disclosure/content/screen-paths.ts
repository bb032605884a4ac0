/** What the disclosure page lacks, reached from the dashboard and the list of pages. */
export const DISCLOSURE_CHECK_PATH = "/admin/disclosure-check";
