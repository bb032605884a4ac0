import type { FastifyRequest } from "fastify";
import { permissionFor } from "../../../content/api/permissions.ts";
import type { Person } from "../../../content/api/work-calls.ts";
import type { Coded } from "../../../content/messages/message.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { isEntryId } from "../../database/entries/entry-id.ts";
import { actorOf } from "../../database/entries/record-change.ts";
import type { EntryRow } from "../../database/tables.ts";
import { notFound, validationFailed } from "../../errors.ts";
import { requirePermission } from "../../http/require-permission.ts";
import type { ContentStore } from "../content-store.ts";
import { editGuard } from "../entity-tag.ts";
import type { EntryValues } from "../entry-rows.ts";
import { answerBulk, readSelection } from "./bulk-routes.ts";

interface WorkParts<Change> {
  store: ContentStore;
  resource: Resource;
  /** The people who may work on the entries. */
  listPeople: () => Promise<Person[]>;
  notAPerson: Coded;
  /** The columns that a change sets. */
  valuesOf: (before: EntryRow, change: Change) => EntryValues;
}

type Session = FastifyRequest["session"];
type Selected = Parameters<typeof readSelection>[2];

/** Changes the states of entries that people of the office work on, one or many. */
export function workOnEntries<Change extends { assignedTo?: string | null | undefined }>({
  store,
  resource,
  listPeople,
  notAPerson,
  valuesOf,
}: WorkParts<Change>) {
  /** An entry stays assigned to a person who has lost the permission, but cannot be assigned to one. */
  async function requirePerson({ assignedTo }: Change): Promise<void> {
    if (!assignedTo || (await listPeople()).some(({ _id }) => _id === assignedTo)) return;
    throw validationFailed({ assignedTo: notAPerson });
  }

  return {
    /** Returns the entry after the change. */
    async change(
      id: string,
      change: Change,
      ifMatch: string | undefined,
      session: Session,
    ): Promise<EntryRow> {
      if (!isEntryId(id)) throw notFound(resource.singular);
      await requirePerson(change);
      const values = (before: EntryRow) => valuesOf(before, change);
      return (await store.update(resource, id, values, editGuard(ifMatch), actorOf(session))).after;
    },

    /** Returns the answer of the call. `check` is called with each entry first. */
    async changeMany(
      change: Change,
      selected: Selected,
      session: Session,
      check: (before: EntryRow) => void = () => {},
    ) {
      const selection = await readSelection(store, resource, selected, session?.accountId);
      // The number of matches would reveal something about the fields of entries.
      if ("match" in selection) requirePermission(session, permissionFor(resource, "read"));
      await requirePerson(change);
      const values = (before: EntryRow) => {
        check(before);
        return valuesOf(before, change);
      };
      const action = { name: "change" as const, values };
      return answerBulk(action, await store.changeMany(resource, action, selection, actorOf(session)));
    },
  };
}
