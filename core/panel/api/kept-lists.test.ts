import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { setOffParts } from "../session/off-parts.ts";
import { dropSession, storeSession } from "../session/session.ts";
import { call } from "./api-call.ts";
import { dropKeptLists, KeptList, loadOrTakeKept } from "./kept-lists.ts";

const NOTICES = "/admin/notice-management";
const TEAM = "/admin/team-management";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", buildStorage());
  storeSession({ token: "live", role: "admin" });
  dropKeptLists();
});
afterEach(() => vi.unstubAllGlobals());

const openList = (address: string, data: unknown = `list of ${address}`) =>
  loadOrTakeKept(address, { isList: true }, async () => data);
const openScreen = () => loadOrTakeKept("/admin/mail", { isList: false }, async () => "mail");

it("a list that is opened again is shown as it was, and then loaded", async () => {
  expect(await openList(NOTICES, "before")).toBe("before");
  await openScreen();
  expect(await openList(NOTICES, "now")).toEqual(new KeptList("before"));
  expect(await openList(NOTICES, "now")).toBe("now");
  await openList(TEAM);
  expect(await openList(NOTICES)).toEqual(new KeptList("now"));
});

it("a list that is loaded again while it is open is not taken from those that are kept", async () => {
  await openList(NOTICES, "before");
  expect(await openList(NOTICES, "after")).toBe("after");
});

it("other screens and lists that could not be loaded are not kept", async () => {
  await openScreen();
  await openList(NOTICES, { loaded: { hasFailed: true } });
  expect(await openScreen()).toBe("mail");
  expect(await openList(NOTICES)).toBe(`list of ${NOTICES}`);
});

it("only the lists that were open last are kept", async () => {
  for (let page = 1; page <= 10; page++) await openList(`${NOTICES}?page=${page}`);
  expect(await openList(`${NOTICES}?page=1`)).not.toBeInstanceOf(KeptList);
  expect(await openList(`${NOTICES}?page=9`)).toBeInstanceOf(KeptList);
});

it.each<[string, () => unknown]>([
  ["a logout", () => dropSession()],
  ["another account", () => storeSession({ token: "another", role: "admin" })],
  ["changed permissions", () => storeSession({ token: "live", role: "admin", permissions: "" })],
  ["a part that is switched off", () => setOffParts(["notices"])],
  [
    "a save",
    () => {
      vi.stubGlobal("fetch", async () => Response.json({}));
      return call("PUT", "/notices/1");
    },
  ],
])("%s drops the kept lists", async (_what, change) => {
  await openList(NOTICES);
  await openScreen();
  await change();
  expect(await openList(NOTICES)).not.toBeInstanceOf(KeptList);
  setOffParts([]);
});

it("a list that was loaded before a logout or a save is not kept when the user leaves it", async () => {
  await openList(NOTICES);
  storeSession({ token: "another", role: "admin" });
  await openScreen();
  expect(await openList(NOTICES)).not.toBeInstanceOf(KeptList);
  dropKeptLists();
  await openScreen();
  expect(await openList(NOTICES)).not.toBeInstanceOf(KeptList);
});
