import { accountsAuditActions } from "./accounts/content/audit-actions.ts";
import { applicationsAuditActions, applicationsAuditCounts } from "./applications/content/audit-actions.ts";
import { enquiriesAuditActions, enquiriesAuditCounts } from "./enquiries/content/audit-actions.ts";
import { studentsAuditActions, studentsAuditCounts } from "./students/content/audit-actions.ts";

/** The actions of features in the audit log, in the order of its filter. */
export const auditActions = {
  ...studentsAuditActions,
  ...enquiriesAuditActions,
  ...applicationsAuditActions,
  ...accountsAuditActions,
};

/** The subjects that their titles count. */
export const auditCounts = { ...studentsAuditCounts, ...enquiriesAuditCounts, ...applicationsAuditCounts };
