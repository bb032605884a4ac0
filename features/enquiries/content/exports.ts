export type { ContactTopic } from "./contact-topics.ts";
