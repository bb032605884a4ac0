import { expect, it, vi } from "vitest";
import { words } from "../../ui/panel-words.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { type Conflict, isDisputed, sendChoice, sendVersion, type VersionedSave } from "./send-version.ts";

interface Note {
  title: string;
  text: string;
  updatedAt: string;
}

interface NoteEdit extends Note {
  base: Note;
}

const FIELDS = ["title", "text"] as const;
const BASE: Note = { title: "Picnic", text: "On Friday", updatedAt: "1" };

const edit = (values: Partial<Note>): NoteEdit => ({ ...BASE, ...values, base: BASE });
const stale = () => new ApiFailure(409, { id: "stale_edit" });
const versionsOf = ({ base, ...mine }: NoteEdit, theirs: Note, name: (typeof FIELDS)[number]) => ({
  base: base[name],
  mine: mine[name],
  theirs: theirs[name],
});

/** A form of two fields, and a server on which somebody else has saved `theirs`. */
function buildSave(theirs: Note, overrides: Partial<VersionedSave<NoteEdit, Note, Note>> = {}) {
  const send = vi.fn(async ({ base, ...sent }: NoteEdit) => {
    if (base.updatedAt !== theirs.updatedAt) throw stale();
    return { ...sent, updatedAt: "saved" };
  });
  const save: VersionedSave<NoteEdit, Note, Note> = {
    send,
    load: async () => theirs,
    findPerson: async () => "Seema",
    compare: (mine, theirs) =>
      FIELDS.filter((name) => isDisputed(versionsOf(mine, theirs, name))).map((name) => ({
        name,
        label: name,
        mine: mine[name],
        theirs: theirs[name],
      })),
    rebase(mine, theirs, takeTheirs) {
      const choose = (name: (typeof FIELDS)[number]) =>
        takeTheirs.has(name) || mine[name] === mine.base[name] ? theirs[name] : mine[name];
      return { ...mine, title: choose("title"), text: choose("text"), base: theirs };
    },
    isChanged: ({ base, ...mine }) => FIELDS.some((name) => mine[name] !== base[name]),
    ...overrides,
  };
  return { save, send };
}

const OTHER_TEXT: Note = { ...BASE, text: "On Saturday", updatedAt: "2" };

async function findConflict(mine: Partial<Note>, { save }: ReturnType<typeof buildSave>) {
  const outcome = await sendVersion(edit(mine), save);
  if (outcome.is !== "conflict") throw new Error(`The outcome is ${outcome.is}`);
  return outcome.conflict;
}

it("sends an edit of the newest version once", async () => {
  const { save, send } = buildSave(BASE);
  expect(await sendVersion(edit({ title: "Walk" }), save)).toMatchObject({
    is: "saved",
    saved: { title: "Walk", text: "On Friday" },
  });
  expect(send).toHaveBeenCalledOnce();
});

it("is sent again without a question if the other person has changed another field, or the same one alike", async () => {
  for (const title of ["Picnic", "Walk"]) {
    const { save } = buildSave({ ...OTHER_TEXT, title });
    expect(await sendVersion(edit({ title: "Walk" }), save)).toMatchObject({
      is: "saved",
      saved: { title: "Walk", text: "On Saturday" },
    });
  }
});

it("asks only about the fields that both have changed, with the name of the person", async () => {
  const theirs = { title: "Picnic for all", text: "On Saturday", updatedAt: "2" };
  const conflict = await findConflict({ text: "On Monday" }, buildSave(theirs));
  expect(conflict).toMatchObject({
    theirs,
    person: "Seema",
    differences: [{ name: "text", mine: "On Monday", theirs: "On Saturday" }],
  });
});

it("asks without a name if it cannot be loaded", async () => {
  const nameless = { findPerson: () => Promise.reject(new ApiFailure(403)) };
  expect((await findConflict({ text: "Later" }, buildSave(OTHER_TEXT, nameless))).person).toBeUndefined();
});

it("sends what the user has chosen", async () => {
  const theirs = { title: "Trip", text: "On Saturday", updatedAt: "2" };
  const built = buildSave(theirs);
  const conflict = await findConflict({ title: "Walk", text: "On Monday" }, built);
  expect(await sendChoice(conflict, new Set(["text"]), built.save)).toMatchObject({
    is: "saved",
    saved: { title: "Walk", text: "On Saturday" },
  });
});

it("sends nothing if the user keeps what is saved", async () => {
  const built = buildSave(OTHER_TEXT);
  const conflict = await findConflict({ text: "On Monday" }, built);
  built.send.mockClear();
  expect(await sendChoice(conflict, new Set(["text"]), built.save)).toEqual({
    is: "kept",
    theirs: OTHER_TEXT,
  });
  expect(built.send).not.toHaveBeenCalled();
});

it("asks again if a third person has saved meanwhile", async () => {
  const conflict: Conflict<NoteEdit, Note> = {
    edit: edit({ text: "On Monday" }),
    theirs: OTHER_TEXT,
    person: undefined,
    differences: [],
  };
  const { save } = buildSave({ ...BASE, text: "On Sunday", updatedAt: "3" });
  expect(await sendChoice(conflict, new Set(), save)).toMatchObject({
    is: "conflict",
    conflict: { differences: [{ mine: "On Monday", theirs: "On Sunday" }] },
  });
});

it.each([new ApiFailure(0), new ApiFailure(500)])(
  "says so if the other version cannot be loaded: %o",
  async (failure) => {
    const { save } = buildSave(OTHER_TEXT, { load: () => Promise.reject(failure) });
    await expect(sendVersion(edit({ title: "Walk" }), save)).rejects.toMatchObject({
      status: 409,
      message: words.entryForm.theirsNotLoaded,
    });
  },
);

it.each([new ApiFailure(404), new ApiFailure(503, { id: "part_off" })])(
  "leaves a deleted entry and a feature that is off to the form: %o",
  async (failure) => {
    const { save } = buildSave(OTHER_TEXT, { load: () => Promise.reject(failure) });
    await expect(sendVersion(edit({ title: "Walk" }), save)).rejects.toBe(failure);
  },
);

it("does not take another refusal for a conflict", async () => {
  const failure = new ApiFailure(409, { id: "list_changed" });
  const load = vi.fn();
  const { save } = buildSave(BASE, { send: () => Promise.reject(failure), load });
  await expect(sendVersion(edit({ title: "Walk" }), save)).rejects.toBe(failure);
  expect(load).not.toHaveBeenCalled();
});
