import type { ConsentInput, ConsentState } from "../../content/consent-contract.ts";
import { CONSENTS_TAG, type OnChange, writeTagged } from "../content/tagged-writes.ts";
import { inSteps } from "../content/write-rows.ts";
import { createIdSource } from "../database/entry-id.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { type Actor, recordChanges } from "../database/record-change.ts";
import { findPrivacyPage, WITHOUT_END } from "../database/shown-children.ts";
import type { Tx } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { createConsentReader, keyOf } from "./consent-reader.ts";
import { endOfConsent } from "./end-of-consent.ts";
import { type ForgottenPhotos, forgetPhotos, namePhotos } from "./forget-photos.ts";
import { purgeChildPictures } from "./purge-child-pictures.ts";

export interface RecordedConsents {
  recorded: number;
  /** How many children keep a later refusal. */
  outdated: number;
  /** The stored files that may have to be shown or hidden now. */
  files: string[];
}

const ACTION_OF = {
  given: "record-consent",
  refused: "record-refusal",
  withdrawn: "withdraw-consent",
} as const satisfies Record<ConsentState, string>;

/** The record of what parents allow. */
export function createConsentStore(
  { db, engine }: Pick<OpenDatabase, "db" | "engine">,
  onChange: OnChange,
  now: () => number = Date.now,
) {
  const createId = createIdSource();
  const at = () => new Date(now()).toISOString();

  async function record(
    tx: Tx,
    input: ConsentInput,
    actor: Actor,
  ): Promise<RecordedConsents & ForgottenPhotos> {
    const ids = [...new Set(input.students)].sort();
    const query = tx
      .selectFrom("students")
      .select(["_id", "guardianName"])
      .where("_id", "in", ids)
      .orderBy("_id");
    const children = await (engine === "postgres" ? query.forUpdate() : query).execute();
    if (children.length !== ids.length) throw notFound("Student");
    const { validity } = await findPrivacyPage(tx);
    const until = input.state === "given" ? endOfConsent(input.on, validity) : null;
    const purposes = [...new Set(input.purposes)];
    const recordedAt = at();
    const said = { state: input.state, how: input.how, on: input.on, until, recordedAt };
    const lines = children.flatMap(({ _id, guardianName }) =>
      purposes.map((purpose) => ({
        ...{ _id: createId(), studentId: _id, purpose, ...said },
        by: input.by ?? String(guardianName),
        recordedBy: actor.name,
        accountId: actor.accountId,
      })),
    );
    const outdated = new Set<string>();
    await inSteps(lines, async (step) => {
      await tx.insertInto("consents").values(step).execute();
      for (const id of await takeOver(tx, step)) outdated.add(id);
    });
    await recordChanges(
      tx,
      actor,
      ids.map((entryId) => ({
        type: CONSENTS_TAG,
        action: ACTION_OF[input.state],
        entryId,
        fields: purposes,
      })),
      recordedAt,
    );
    const files = await namePhotos(tx, ids);
    const types = new Set<string>();
    // What a parent withdraws is not kept for a change of mind.
    const forgets = purposes.includes("photo") || purposes.includes("topStudents");
    if (input.state === "withdrawn" && forgets) {
      const hasOwn = purposes.includes("photo");
      await inSteps(ids, async (step) => {
        const forgotten = await forgetPhotos(tx, { ids: step, hasOwn, actor });
        files.push(...forgotten.files);
        for (const type of forgotten.types) types.add(type);
      });
    }
    if (input.state === "withdrawn" && purposes.includes("pictures")) {
      const purged = await purgeChildPictures(tx, engine, ids, actor);
      files.push(...purged.files);
      for (const type of purged.types) types.add(type);
    }
    return { recorded: ids.length, outdated: outdated.size, files, types: [...types] };
  }

  return {
    ...createConsentReader({ db }, now),

    /** Adds what was said to the record of each child; all or nothing. */
    record: (input: ConsentInput, actor: Actor): Promise<RecordedConsents> =>
      writeTagged(
        db,
        CONSENTS_TAG,
        onChange,
        (tx) => record(tx, input, actor),
        ({ types }) => types,
      ),

    /** Forgets what was said about children who were deleted for good. */
    async removeForgotten(): Promise<void> {
      await db.transaction().execute(async (tx) => {
        for (const table of ["consents", "consentStates", "childPictures"] as const) {
          await tx
            .deleteFrom(table)
            .where("studentId", "not in", tx.selectFrom("students").select("_id"))
            .where(
              "studentId",
              "not in",
              tx.selectFrom("revisions").select("entryId").where("type", "=", "students"),
            )
            .execute();
        }
      });
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;

interface NewLine {
  studentId: string;
  purpose: string;
  state: ConsentState;
  on: string;
  until: string | null;
}

/** A refusal always counts; an old slip that turns up after a refusal does not undo it. Returns the children whose slip is such an old one. */
async function takeOver(tx: Tx, lines: readonly NewLine[]): Promise<string[]> {
  const rows = lines.map(({ studentId, purpose, state, on, until }) => ({
    ...{ studentId, purpose, state, on },
    shownUntil: state === "given" ? (until ?? WITHOUT_END) : "",
  }));
  const taken = await tx
    .insertInto("consentStates")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["studentId", "purpose"])
        .doUpdateSet((eb) => ({
          state: eb.ref("excluded.state"),
          on: eb.ref("excluded.on"),
          shownUntil: eb.ref("excluded.shownUntil"),
        }))
        .where((eb) =>
          eb.or([
            eb("excluded.state", "!=", "given"),
            eb("consentStates.state", "=", "given"),
            eb("excluded.on", ">=", eb.ref("consentStates.on")),
          ]),
        ),
    )
    .returning(["studentId", "purpose"])
    .execute();
  const counts = new Set(taken.map(keyOf));
  return lines.filter((line) => !counts.has(keyOf(line))).map(({ studentId }) => studentId);
}
