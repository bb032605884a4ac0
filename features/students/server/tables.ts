/** Consents of parents. */
export interface StudentTables {
  /** Statements of parents about a purpose. Lines are added, taken back at most, and deleted only with the child's record. */
  consents: {
    _id: string;
    studentId: string;
    purpose: string;
    state: string;
    /** The name of the parent. */
    by: string;
    how: string;
    /** The day of the statement or signature. */
    on: string;
    /** The consent is valid until this moment; null if it has no end. */
    until: string | null;
    recordedAt: string;
    recordedBy: string;
    accountId: string | null;
    /** The lines of one call; null if they cannot be taken back. */
    batch: string | null;
    /** A line that was taken back has no effect. */
    undoneAt: string | null;
    undoneBy: string | null;
  };
  /** The current state of a purpose: the latest of the lines above, so that lists need not look for it. */
  consentStates: {
    studentId: string;
    purpose: string;
    state: string;
    on: string;
    /** The last moment at which it may be shown: empty if refused or withdrawn, far in the future if it has no end. */
    shownUntil: string;
  };
}
