import { expect, it } from "vitest";
import { TOKEN_PERMISSIONS } from "../../content/token-contract.ts";
import { describePermissions, groupPermissions } from "./token-permissions.ts";

it("names every permission that a token can have, in a group", () => {
  const groups = groupPermissions(TOKEN_PERMISSIONS);
  expect(groups.map(({ heading }) => heading)).toEqual([
    "Content of the website",
    "Children and parents",
    "Files, versions and trash",
    "The website itself",
  ]);
  const subjects = groups.flatMap((group) => group.subjects);
  const named = subjects.flatMap(({ permissions }) => permissions);
  expect(named.map(({ permission }) => permission).sort()).toEqual([...TOKEN_PERMISSIONS].sort());
  expect(named.filter(({ action }) => !action)).toEqual([]);
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length);
  expect(subjects.filter(({ name }) => /^[a-z]/.test(name))).toEqual([]);
});

it("describes the permissions of a token by part of the website", () => {
  expect(describePermissions(["students:read", "blocks:publish", "blocks:write", "unknown:read"])).toEqual([
    "Posts: change, publish",
    "Students: see",
  ]);
});
