/** How a screen speaks where the specification gives it ways of its own. */
export interface Manners {
  /** How long its toasts stay, in milliseconds. */
  toastMs?: number;
  /** Faults in a form are warnings, not errors. */
  warnsOfFaults?: true;
  /** Where the server's own sentence is preferred to the declared one. */
  serverSpeaksOn?: readonly ("create" | "update" | "delete")[];
  /** Successes interrupt a screen reader too. */
  alertsSuccess?: true;
  /** A list that cannot be loaded says so in its place, without a toast. */
  failsInline?: true;
  /** A deleted entry is taken out of the list at hand instead of loading the list anew. */
  dropsDeleted?: boolean;
}
