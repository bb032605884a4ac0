export * from "./enquiry-figures.ts";
export * from "./enquiry-mails.ts";
export * from "./enquiry-period.ts";
export * from "./entry-screens.ts";
export * from "./inbox.ts";
export * from "./person-data.ts";
export * from "./replies.ts";
export * from "./saved-replies.ts";
