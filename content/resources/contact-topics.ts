/** What an enquiry is about, if its form is on a page about that. Separate, so that browsers need not load the validation rules. */
export const CONTACT_TOPICS = ["admission"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
