/** Figures about enquiries, reached from their list and the dashboard. */
export const FIGURES_PATH = "/admin/enquiry-figures";

/** Everything about one person, reached from the list of enquiries. */
export const PERSON_DATA_PATH = "/admin/person-data";

/** The screen of one enquiry. */
export const enquiryPath = (id: string) => `/admin/enquiries/${id}`;
