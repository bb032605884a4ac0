import type { BulkAnswer } from "../../../content/api/bulk-contract.ts";
import { type Coded, decode, inEnglish } from "../../../content/messages/message.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { fileFields, fileNames } from "../../database/entries/entry-files.ts";
import { createIdSource } from "../../database/entries/entry-id.ts";
import type { Actor } from "../../database/entries/record-change.ts";
import { isOrWasPublic } from "../../database/entries/timed-entries.ts";
import type { Database, EntryRow, Tx } from "../../database/tables.ts";
import { listChanged } from "../../errors.ts";
import { checkChange } from "../check-row.ts";
import type { PreparedFiles } from "../commit.ts";
import { type EntryMatch, selectMatching, widenSearch } from "../entry-reader.ts";
import { changedRow, droppedFiles, type EntryValues, tableOf } from "../entry-rows.ts";
import { findFilesOfChanged } from "../entry-rules.ts";
import { inSteps } from "../in-steps.ts";
import { createSaver, type Publish } from "../publish.ts";
import { type ChangedRow, findRows, overwriteRows, removeRows, type Writer } from "../write-rows.ts";
import { findRefusal } from "./own-drafts.ts";

/** Entries by their ids, or all that match; then `count` is the number that the user has seen. */
export type Selection = { ids: readonly string[] } | { match: EntryMatch; count: number };

export type BulkAction =
  | { name: "delete" }
  | { name: "change" | "publish" | "withdraw"; values: EntryValues | ((row: EntryRow) => EntryValues) };

export type BulkResult = Omit<BulkAnswer, "success" | "message">;

/** Writes many entries in one transaction. */
export function createBulkWriter(db: Database, publish: Publish) {
  const save = createSaver(db, publish);
  const createBatchId = createIdSource();

  /** Widens a search that finds little, as the list did. */
  async function widenSelection(
    from: Database | Tx,
    resource: Resource,
    selection: Selection,
  ): Promise<Selection> {
    if ("ids" in selection) return selection;
    return {
      ...selection,
      match: await widenSearch(from, resource, selection.match, "office"),
    };
  }

  /** Locked until the transaction ends, in the order of their ids like everywhere. */
  async function lockSelected(tx: Tx, resource: Resource, selection: Selection): Promise<string[]> {
    const widened = await widenSelection(tx, resource, selection);
    const query = selectSelected(tx, resource, widened).select("_id").orderBy("_id");
    const rows = await query.forUpdate().execute();
    if ("count" in selection && rows.length !== selection.count)
      throw listChanged(rows.length, selection.count);
    return rows.map(({ _id }) => _id);
  }

  return {
    /** The stored files of selected entries that are not public yet. */
    async findHiddenFiles(resource: Resource, selection: Selection): Promise<string[]> {
      const columns = fileFields(resource).map(([name]) => name);
      if (columns.length === 0) return [];
      const states = [
        ...(resource.isTimed ? ["publishAt"] : []),
        ...(resource.hasInternal ? ["isInternal"] : []),
      ];
      const rows = await selectSelected(db, resource, await widenSelection(db, resource, selection))
        .select(["isDraft", ...columns, ...states])
        .execute();
      return rows.filter((row) => !isOrWasPublic(row)).flatMap((row) => fileNames(resource, row));
    },

    /** Does the same with many entries, or gives each of them values of its own. */
    async changeMany(
      resource: Resource,
      action: BulkAction,
      selection: Selection,
      actor: Actor,
      prepared?: PreparedFiles,
    ): Promise<BulkResult> {
      const writer = { actor, batch: createBatchId() };
      return save(async (tx) => {
        const ids = await lockSelected(tx, resource, selection);
        const done: AppliedAction[] = [];
        for await (const step of inSteps(ids)) {
          const rows = await findRows(tx, resource, step);
          done.push(await applyAction(tx, resource, rows, action, writer));
        }
        return {
          batch: writer.batch,
          changed: done.reduce((total, { changed }) => total + changed, 0),
          missing: "ids" in selection ? new Set(selection.ids).size - ids.length : 0,
          refused: done.flatMap(({ refused }) => refused),
          tags: [resource.name],
          files: done.flatMap(({ files }) => files),
        };
      }, prepared);
    },
  };
}

interface AppliedAction extends Pick<BulkResult, "changed" | "refused"> {
  files: string[];
}

async function applyAction(
  tx: Tx,
  resource: Resource,
  rows: readonly EntryRow[],
  action: BulkAction,
  writer: Writer,
): Promise<AppliedAction> {
  const refused: BulkResult["refused"] = [];
  const refuse = ({ _id: id }: EntryRow, reason: Coded) =>
    refused.push({ id, message: inEnglish(reason), reason: decode(reason) });
  if (action.name === "delete") {
    const removed = rows.filter((row) => {
      const refusal = findRefusal(resource, writer.actor, [row]);
      if (refusal) refuse(row, refusal.text);
      return !refusal;
    });
    await removeRows(tx, resource, removed, writer);
    const own = removed.flatMap((row) => droppedFiles(resource, row));
    const others = await findFilesOfChanged(
      tx,
      resource,
      removed.map((before) => ({ before })),
    );
    return { changed: removed.length, refused, files: [...own, ...others] };
  }
  const { values } = action;
  const valuesOf = typeof values === "function" ? values : () => values;
  const changes: ChangedRow[] = [];
  for (const before of rows) {
    const after = changedRow(resource, before, valuesOf(before));
    const { message } = checkChange(resource, { before, after });
    const reason = findRefusal(resource, writer.actor, [before, after])?.text ?? message;
    if (reason === undefined) changes.push({ before, after });
    else refuse(before, reason);
  }
  await overwriteRows(tx, resource, changes, { action: "update", ...writer });
  const own = changes.flatMap(({ before, after }) => droppedFiles(resource, before, after));
  const others = await findFilesOfChanged(tx, resource, changes);
  return { changed: changes.length, refused, files: [...own, ...others] };
}

const selectSelected = (from: Database | Tx, resource: Resource, selection: Selection) =>
  "ids" in selection
    ? from.selectFrom(tableOf(resource)).where("_id", "in", selection.ids)
    : selectMatching(from, resource, selection.match, "office");
