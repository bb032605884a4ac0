/** The Hindi words of the panel: one line for each feature with a screen of its own. */
export * from "./accounts/words/hi/panel.ts";
export * from "./announcement/words/hi/panel.ts";
export * from "./applications/words/hi/panel.ts";
export * from "./calendar/words/hi/panel.ts";
export * from "./disclosure/words/hi/panel.ts";
export * from "./enquiries/words/hi/panel.ts";
export * from "./facilities/words/hi/panel.ts";
export * from "./galleries/words/hi/panel.ts";
export * from "./notices/words/hi/panel.ts";
export * from "./people/words/hi/panel.ts";
export * from "./posts/words/hi/panel.ts";
export * from "./search/words/hi/panel.ts";
export * from "./students/words/hi/panel.ts";
export * from "./year-change/words/hi/panel.ts";
