export { dayOfNotice } from "./notice-day.ts";
export { NOTICES_PATH, noticePath } from "./notice-path.ts";
export type { notices } from "./notices.ts";
