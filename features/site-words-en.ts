/** The English words of the public site: one line for each feature with public pages. */
export * from "./admissions/words/en/site.ts";
export * from "./announcement/words/en/site.ts";
export * from "./applications/words/en/site.ts";
export * from "./calendar/words/en/site.ts";
export * from "./contact/words/en/site.ts";
export * from "./disclosure/words/en/site.ts";
export * from "./facilities/words/en/site.ts";
export * from "./fees/words/en/site.ts";
export * from "./galleries/words/en/site.ts";
export * from "./home/words/en/site.ts";
export * from "./notices/words/en/site.ts";
export * from "./pages/words/en/site.ts";
export * from "./parents/words/en/site.ts";
export * from "./people/words/en/site.ts";
export * from "./posts/words/en/site.ts";
export * from "./search/words/en/site.ts";
export * from "./students/words/en/site.ts";
