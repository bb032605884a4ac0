import { describe, expect, it } from "vitest";
import { SeenVersions } from "./follow-content-versions.ts";

const NOTHING = { changed: [], isReplaced: false };
const EVERYTHING = { changed: [], isReplaced: true };

/** The state of a process after its first poll. */
function buildSeen(versions: Record<string, number>) {
  const seen = new SeenVersions();
  const poll = (table: Record<string, number>, meanwhile = () => {}) => {
    seen.beginReading();
    meanwhile();
    return seen.compare(new Map(Object.entries(table)));
  };
  poll(versions);
  return { poll, noteOwn: (tag: string, version: number) => seen.noteOwn(tag, version) };
}

describe("changes of other processes", () => {
  it("are seen once", () => {
    const { poll } = buildSeen({ notices: 4, team: 1 });
    expect(poll({ notices: 5, team: 1 })).toEqual({ changed: ["notices"], isReplaced: false });
    expect(poll({ notices: 5, team: 1 })).toEqual(NOTHING);
  });

  it("are seen at the first poll, and when a type is written for the first time", () => {
    const { poll } = buildSeen({});
    expect(poll({ notices: 1 })).toEqual({ changed: ["notices"], isReplaced: false });
  });
});

describe("own changes", () => {
  it("are known, including the first of a type", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    noteOwn("notices", 5);
    noteOwn("notices", 6);
    noteOwn("team", 1);
    expect(poll({ notices: 6, team: 1 })).toEqual(NOTHING);
  });

  it("are known in any order of their reports", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    noteOwn("notices", 6);
    noteOwn("notices", 5);
    expect(poll({ notices: 6 })).toEqual(NOTHING);
  });

  it("are known when the poll saw them before they were reported", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    expect(poll({ notices: 5 }).changed).toEqual(["notices"]);
    noteOwn("notices", 5);
    expect(poll({ notices: 5 })).toEqual(NOTHING);
  });

  it("do not look older than the table that was read just before them", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    const save = () => {
      noteOwn("notices", 5);
      noteOwn("team", 1);
    };
    expect(poll({ notices: 4 }, save)).toEqual(NOTHING);
    expect(poll({ notices: 5, team: 1 })).toEqual(NOTHING);
  });

  it.each([
    ["before", 5, 6],
    ["after", 6, 5],
  ])("do not hide one that another process made %s", (_when, _others, own) => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    noteOwn("notices", own);
    expect(poll({ notices: 6 }).changed).toEqual(["notices"]);
    expect(poll({ notices: 6 })).toEqual(NOTHING);
  });

  it("do not hide a change of another process between them, even if the table is read before the last one", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4 });
    noteOwn("notices", 5);
    expect(poll({ notices: 6 }, () => noteOwn("notices", 7)).changed).toEqual(["notices"]);
    expect(poll({ notices: 7 })).toEqual(NOTHING);
  });
});

describe("a restore", () => {
  it("is detected by a missing type", () => {
    const { poll } = buildSeen({ notices: 4, team: 1 });
    expect(poll({ notices: 9 })).toEqual(EVERYTHING);
    expect(poll({ notices: 9 })).toEqual(NOTHING);
  });

  it("is detected when no type is left", () => {
    const { poll } = buildSeen({ notices: 4 });
    expect(poll({})).toEqual(EVERYTHING);
    expect(poll({ notices: 1 }).changed).toEqual(["notices"]);
  });

  it("is detected by an older version, even one that a new change has written", () => {
    const { poll, noteOwn } = buildSeen({ notices: 4, team: 7 });
    noteOwn("team", 1);
    expect(poll({ notices: 5, team: 1 })).toEqual(EVERYTHING);
    noteOwn("team", 2);
    expect(poll({ notices: 5, team: 2 })).toEqual(NOTHING);
  });
});
