/** The topics of enquiries. Separate, so that browsers need not load the validation rules. */
export const CONTACT_TOPICS = ["admission", "fees", "transport", "certificate", "other"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];
