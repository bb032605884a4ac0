/** The English words of the panel: one line for each feature with a screen of its own. */
export * from "./accounts/words/en/panel.ts";
export * from "./announcement/words/en/panel.ts";
export * from "./applications/words/en/panel.ts";
export * from "./calendar/words/en/panel.ts";
export * from "./disclosure/words/en/panel.ts";
export * from "./enquiries/words/en/panel.ts";
export * from "./facilities/words/en/panel.ts";
export * from "./galleries/words/en/panel.ts";
export * from "./notices/words/en/panel.ts";
export * from "./people/words/en/panel.ts";
export * from "./posts/words/en/panel.ts";
export * from "./search/words/en/panel.ts";
export * from "./students/words/en/panel.ts";
export * from "./year-change/words/en/panel.ts";
