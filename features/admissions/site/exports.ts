export { AdmissionsCall } from "./admissions-call.tsx";
export { type LoadedAdmissions, loadAdmissions } from "./load-admissions.ts";
