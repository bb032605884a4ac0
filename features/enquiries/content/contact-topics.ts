/** The topics of enquiries. Separate, so that browsers need not load the validation rules. */
export const CONTACT_TOPICS = ["admission", "fees", "transport", "certificate", "other"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topic under which an enquiry is mailed. */
export const mailTopicOf = (topic: unknown): ContactTopic =>
  CONTACT_TOPICS.find((each) => each === topic) ?? "other";
