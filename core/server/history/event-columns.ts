/** The columns of a table of events, besides the id of the entry. */
export interface EventColumns {
  _id: string;
  at: string;
  accountId: string | null;
  /** The email address at that time; `visitor` or `program` without an account. */
  person: string;
  kind: string;
  /** The note, or the message as it was sent. */
  text: string;
  /** As JSON. */
  details: string;
}
