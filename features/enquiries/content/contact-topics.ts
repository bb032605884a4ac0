/** The topics of enquiries. Separate, so that browsers need not load the validation rules. */
export const CONTACT_TOPICS = [
  "admission",
  "fees",
  "transport",
  "certificate",
  "complaint",
  "other",
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topics by which people choose their mails: complaints belong to the other enquiries. */
export const MAIL_TOPICS = CONTACT_TOPICS.filter((topic) => topic !== "complaint");

/** The topic under which an enquiry is mailed. */
export const mailTopicOf = (topic: unknown): ContactTopic =>
  MAIL_TOPICS.find((each) => each === topic) ?? "other";
