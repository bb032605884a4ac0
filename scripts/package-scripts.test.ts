import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../package.json"), "utf8"),
);

/** A program with parameters, without shell syntax, so that it also works on Windows. */
const PLAIN_COMMAND = /^node( [\w./:=@-]+)+$/;

test.each(Object.entries(scripts))("npm run %s needs no particular shell", (_name, command) => {
  expect(command).toMatch(PLAIN_COMMAND);
});

test.each(Object.entries(scripts))("npm run %s goes through the launcher", (_name, command) => {
  const script = command.split(" ").find((part) => part.startsWith("scripts/")) ?? "";
  expect(readFileSync(path.resolve(import.meta.dirname, "..", script), "utf8")).toContain("await launch(");
});

test.each([
  "PORT=80 node a.mjs",
  "exec node a.mjs",
  "node a.mjs && node b.mjs",
  "node a.mjs > log",
  "node $FILE",
  "node a.mjs 'b c'",
])("%s needs a shell", (command) => {
  expect(command).not.toMatch(PLAIN_COMMAND);
});
