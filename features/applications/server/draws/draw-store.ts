import type { Selectable } from "kysely";
import type { BodyOf } from "../../../../core/content/api/define-calls.ts";
import { message } from "../../../../core/content/messages/message.ts";
import { createIdSource, isEntryId } from "../../../../core/server/database/entries/entry-id.ts";
import { type Actor, recordChange } from "../../../../core/server/database/entries/record-change.ts";
import { parseJson } from "../../../../core/server/database/parse-json.ts";
import type { Database, Tx } from "../../../../core/server/database/tables.ts";
import { ApiError, notFound, validationFailed } from "../../../../core/server/errors.ts";
import { SETTINGS_TAG } from "../../../../core/server/page-cache/tags.ts";
import { label } from "../../../../core/words/label.ts";
import { applications } from "../../content/applications.ts";
import type { DrawGroup, DrawList, drawCalls, PublicDraw } from "../../content/office/draw-contract.ts";
import { BEFORE_OFFER, type Step } from "../../content/steps.ts";
import { readSession } from "../application-data.ts";
import { childKey } from "../find-duplicates.ts";
import type { ApplicationTables } from "../tables.ts";
import { drawLots } from "./draw-lots.ts";

type DrawRow = Selectable<ApplicationTables["applicationDraws"]>;

const createId = createIdSource();
const DRAW = label("Draw of lots", "लॉटरी");

const referencesIn = (json: string | null) => (json === null ? null : ((parseJson(json) ?? []) as string[]));

/** `later` are the draws of the same list of applications that were announced after it. */
function present({ accountId: _accountId, ...row }: DrawRow, later: readonly DrawRow[]): PublicDraw {
  return {
    ...row,
    group: row.group as DrawGroup,
    references: referencesIn(row.references) ?? [],
    result: referencesIn(row.result),
    repeatedBy: later[0]?._id ?? null,
  };
}

/** The draws of a session, the latest first. */
export async function listDraws(from: Database | Tx, session: string): Promise<PublicDraw[]> {
  const rows = await from
    .selectFrom("applicationDraws")
    .selectAll()
    .where("session", "=", session)
    .orderBy("_id", "desc")
    .execute();
  return rows.map((row, index) => {
    const later = rows.slice(0, index).filter((each) => each.class === row.class && each.group === row.group);
    return present(row, later);
  });
}

export async function findDraw(from: Database | Tx, id: string): Promise<PublicDraw | undefined> {
  if (!isEntryId(id)) return undefined;
  const row = await from
    .selectFrom("applicationDraws")
    .select("session")
    .where("_id", "=", id)
    .executeTakeFirst();
  return row && (await listDraws(from, row.session)).find(({ _id }) => _id === id);
}

/**
 * References in the order of the waiting list: those of the draw of all applications first, then those of draws of a category. Draws that
 * were repeated do not count. Applications that took part in no draw follow in the order of their arrival.
 */
export async function readWaitingOrder(from: Database | Tx, session: string): Promise<string[]> {
  const draws = (await listDraws(from, session)).filter(({ repeatedBy }) => repeatedBy === null);
  const [ofAll, ofCategories] = [true, false].map((isAll) =>
    draws.flatMap(({ group, result }) => ((group === "all") === isAll && result) || []),
  );
  return [...new Set([...(ofAll ?? []), ...(ofCategories ?? [])])];
}

/** The applications of a session without a seat. */
const selectCandidates = (from: Database | Tx, session: string) =>
  from.selectFrom("applications").where("session", "=", session).where("step", "in", BEFORE_OFFER);

export async function readDraws(db: Database): Promise<DrawList> {
  const session = await readSession(db);
  if (session === null) return { session, draws: [], candidates: [] };
  const draws = await listDraws(db, session);
  const rows = await db
    .selectFrom("applications")
    .select(["_id", "reference", "name", "step"])
    .where("session", "=", session)
    .execute();
  const byReference = new Map(
    rows.map(({ _id, reference, name, step }) => [
      String(reference),
      { _id, reference: String(reference), name: String(name), step: step as Step },
    ]),
  );
  const counts = await selectCandidates(db, session)
    .select((eb) => ["classSought", "category", eb.fn.countAll().as("count")])
    .groupBy(["classSought", "category"])
    .execute();
  const candidates = new Map<string, DrawList["candidates"][number]>();
  for (const { classSought, category, count } of counts) {
    const groups = ["all", ...(category === null ? [] : [category])] as DrawGroup[];
    for (const group of groups) {
      const counted = candidates.get(`${classSought} ${group}`);
      const sum = (counted?.count ?? 0) + Number(count);
      candidates.set(`${classSought} ${group}`, { class: String(classSought), group, count: sum });
    }
  }
  return {
    session,
    draws: draws.map((draw) => ({
      ...draw,
      places: (draw.result ?? draw.references).flatMap((reference) => byReference.get(reference) ?? []),
    })),
    candidates: [...candidates.values()].toSorted(
      (one, other) =>
        one.class.localeCompare(other.class, "en", { numeric: true }) || one.count - other.count,
    ),
  };
}

type Announced = BodyOf<typeof drawCalls.announce>;

/**
 * Announces a draw. The list of references is fixed before anybody can know the seed. A child with several applications would have
 * several lots.
 */
export async function announceDraw(tx: Tx, announced: Announced, actor: Actor, now: string) {
  const { class: className, group, seats, source, eventAt } = announced;
  if (eventAt <= now) throw validationFailed({ eventAt: message("draw_event_over") });
  const session = await readSession(tx);
  if (session === null) throw validationFailed({ class: message("draw_session_missing") });
  let candidates = selectCandidates(tx, session)
    .select(["reference", "name", "dateOfBirth"])
    .where("classSought", "=", className);
  if (group !== "all") candidates = candidates.where("category", "=", group);
  const rows = await candidates.orderBy("reference").execute();
  const repeated = [...Map.groupBy(rows, childKey).values()].filter((each) => each.length > 1).flat();
  const nameAll = (each: typeof rows) => each.map(({ reference }) => String(reference));
  if (repeated.length > 0) {
    throw validationFailed({
      class: message("draw_has_duplicates", { references: nameAll(repeated).join(", ") }),
    });
  }
  const references = nameAll(rows).toSorted();
  if (references.length <= seats) {
    throw validationFailed({ seats: message("draw_not_needed", { count: references.length }) });
  }
  const isRepeated = (await listDraws(tx, session)).some(
    (each) => each.class === className && each.group === group,
  );
  const reason = isRepeated ? (announced.reason ?? null) : null;
  const _id = createId();
  const row = {
    _id,
    session,
    class: className,
    group,
    seats,
    source,
    eventAt,
    reason,
    references: JSON.stringify(references),
    announcedAt: now,
    accountId: actor.accountId,
  };
  // A unique index allows one draw without a reason for each list, even if two people announce it at the same moment.
  const added = await tx
    .insertInto("applicationDraws")
    .values({ ...row, seed: null, result: null, drawnAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning("_id")
    .executeTakeFirst();
  if (!added) throw validationFailed({ reason: message("draw_reason_needed") });
  await recordChange(tx, actor, {
    type: applications.name,
    action: isRepeated ? "repeat-draw" : "announce-draw",
    title: isRepeated ? `${className}: ${reason}` : className,
  });
  return { _id, tags: [SETTINGS_TAG] };
}

/** Stores the result of a draw, once, after its event. A draw that was announced again cannot be drawn. */
export async function carryOutDraw(tx: Tx, id: string, seed: string, actor: Actor, now: string) {
  const draw = await findDraw(tx, id);
  if (!draw) throw notFound(DRAW);
  if (draw.eventAt > now) throw notPossible("draw_too_early");
  if (draw.repeatedBy !== null) throw notPossible("draw_repeated");
  const result = drawLots(draw.references, seed);
  const drawn = await tx
    .updateTable("applicationDraws")
    .set({ seed, result: JSON.stringify(result), drawnAt: now })
    .where("_id", "=", id)
    .where("seed", "is", null)
    .returning("_id")
    .executeTakeFirst();
  if (!drawn) throw notPossible("draw_is_drawn");
  await recordChange(tx, actor, { type: applications.name, action: "draw-lots", title: draw.class });
  return { tags: [SETTINGS_TAG] };
}

const notPossible = (id: "draw_too_early" | "draw_repeated" | "draw_is_drawn") =>
  new ApiError(409, "draw_not_possible", message(id));
