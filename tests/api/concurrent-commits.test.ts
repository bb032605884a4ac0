import { expect, it } from "vitest";
import { commit } from "../../core/server/content/commit.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();

it("commits that raise the same tags never wait for each other in a circle", async () => {
  const { db } = api.server.database;
  const tags = ["menus", "notices", "students"];
  const commits = Array.from({ length: 40 }, (_, index) =>
    commit(db, async () => ({ tags: index % 2 === 0 ? tags : tags.toReversed() })),
  );
  const results = await Promise.allSettled(commits);
  expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
});
