/** The steps of the office for an entry of a content type with `isEnquiry`. */
export const ENQUIRY_STATUSES = ["new", "inProgress", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
