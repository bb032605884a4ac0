export { AdmissionsCall } from "./admissions-call.tsx";
export { loadAdmissions } from "./load-admissions.ts";
