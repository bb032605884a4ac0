export { admissions } from "./admissions.ts";
