/** The whole disclosure page, as a PDF. */
export const DISCLOSURE_PDF = { path: "/disclosure.pdf" };
