import { afterAll, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { firstOf } from "../../../../tests/repetitions.ts";
import { startSmtpServer } from "../../../../tests/smtp-server.ts";
import { readLines } from "../../../../tests/word-lists.ts";

const smtp = await startSmtpServer();
const api = await startApi({ mail: smtp.settings, trustProxy: ["127.0.0.1"] });
afterAll(() => smtp.close());
const { db } = api.server.database;

let sender = 0;
/** From another address each time. */
const write = (fields: { message: string; email: string }) =>
  api.post("/contact/create", {
    json: { name: "Sunita", phoneNumber: "98765 43210", ...fields },
    headers: { "x-forwarded-for": `203.0.${Math.floor(++sender / 200)}.${sender % 200}` },
  });

it("among hundreds of messages of robots, those of parents reach the inbox, and their receipts are sent", async () => {
  const parents = firstOf(readLines("features/enquiries/tests/parents-texts.txt").slice(0, 10), 4);
  const references: string[] = [];
  for (const [index, message] of parents.entries()) {
    const robots = Array.from({ length: 100 }, (_, number) => index * 100 + number).map((number) =>
      write({ message: writeAsRobot(number), email: `robot${number}@web.example` }),
    );
    expect(new Set((await Promise.all(robots)).map(({ status }) => status))).toEqual(new Set([201]));
    references.push((await write({ message, email: `parent${index}@home.example` })).body.reference);
  }
  const rows = await db
    .selectFrom("contacts")
    .select("status")
    .where("reference", "in", references)
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(parents.map(() => "new"));
  const listReceivers = () => smtp.received.map(({ to }) => to[0]);
  await expect
    .poll(listReceivers, { timeout: 60_000 })
    .toEqual(expect.arrayContaining(parents.map((_, number) => `parent${number}@home.example`)));
}, 300_000);

/** Words in another order each time, half of them with a short link. */
function writeAsRobot(number: number): string {
  const words = [
    "great",
    "visit",
    "product",
    "today",
    "market",
    "global",
    "premium",
    "travel",
    "garden",
    "music",
  ];
  const chosen = Array.from(
    { length: 9 },
    (_, at) => words[(number * 7 + at * at * (number % 13)) % 10] ?? "",
  );
  return `${chosen.join(" ")} ${number.toString(36)}${number % 2 ? ` bit.ly/${number}` : ""}`;
}
