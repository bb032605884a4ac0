export { formatDay } from "../../content/format-day.ts";
