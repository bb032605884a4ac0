/** The Hindi words of the public site: one line for each feature with public pages. */
export * from "./admissions/words/hi/site.ts";
export * from "./announcement/words/hi/site.ts";
export * from "./applications/words/hi/site.ts";
export * from "./calendar/words/hi/site.ts";
export * from "./contact/words/hi/site.ts";
export * from "./disclosure/words/hi/site.ts";
export * from "./facilities/words/hi/site.ts";
export * from "./fees/words/hi/site.ts";
export * from "./galleries/words/hi/site.ts";
export * from "./home/words/hi/site.ts";
export * from "./notices/words/hi/site.ts";
export * from "./pages/words/hi/site.ts";
export * from "./parents/words/hi/site.ts";
export * from "./people/words/hi/site.ts";
export * from "./posts/words/hi/site.ts";
export * from "./search/words/hi/site.ts";
export * from "./students/words/hi/site.ts";
