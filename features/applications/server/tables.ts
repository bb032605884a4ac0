import type { EventColumns } from "../../../core/server/history/event-columns.ts";

/** Tables of applications, besides the table of the content type. */
export interface ApplicationTables {
  /** Forms that parents fill in under a secret link. The link also opens the application after it is sent. */
  applicationForms: {
    /** The application gets the same id when the form is sent. */
    _id: string;
    /** The secret of the link. */
    token: string;
    language: string;
    /** The values that were typed and not sent, as JSON by field; null if there are none. */
    typed: string | null;
    createdAt: string;
    updatedAt: string;
    /** Null until the form is sent. A form that was sent is deleted with its application. */
    sentAt: string | null;
  };
  /** Documents of forms and of applications. Their files are never public. */
  applicationDocuments: {
    _id: string;
    applicationId: string;
    /** The id of the document in the settings; `other` for one that the office has added. */
    document: string;
    /** The name of the stored file. */
    file: string;
    /** See `DOCUMENT_STATES`. */
    state: string;
    /** The reason for a refusal, which the parents read. */
    note: string | null;
    createdAt: string;
  };
  /** Events of an application. Lines are added, never changed, and deleted only with the application. */
  applicationEvents: EventColumns & { applicationId: string };
  /** Draws of lots. A draw is announced with the source of its seed, then drawn, and never changed. */
  applicationDraws: {
    _id: string;
    session: string;
    class: string;
    /** Which seats are drawn: `all`, or a category. */
    group: string;
    seats: number;
    /** The references that take part, as JSON, fixed when the draw is announced. */
    references: string;
    /** The public event that the seed will be taken from, written down before it happens. */
    source: string;
    /** The time of the event. */
    eventAt: string;
    /** The reason for repeating the draw; null for the first draw. */
    reason: string | null;
    announcedAt: string;
    accountId: string | null;
    /** Null until it is drawn. */
    seed: string | null;
    /** The references in the order drawn, as JSON. */
    result: string | null;
    drawnAt: string | null;
  };
}
