import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { findDatabaseError } from "../../core/server/database/database-errors.ts";
import { openDatabase } from "../../core/server/database/open-database.ts";
import { createDatabase } from "../api/create-stores.ts";

/** A relay to PostgreSQL that can stop forwarding, as if a cable were pulled. */
async function openRelay(target: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const relay = createServer((visitor) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [visitor, onward],
      [onward, visitor],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isSilent || to.write(bytes));
      from.on("error", () => {});
      from.on("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    relay.close();
  });
  const url = new URL(target);
  url.port = String((relay.address() as AddressInfo).port);
  return {
    url: url.href,
    setSilent: (value: boolean) => {
      isSilent = value;
    },
  };
}

it("when PostgreSQL stops responding the answer is 503, and the server reconnects by itself", async () => {
  const relay = await openRelay(new URL(String(await createDatabase())));
  const { db } = await openDatabase(
    { databaseUrl: relay.url, dataDir: "unused" },
    { longestSilenceMs: 1000 },
  );
  onTestFinished(() => db.destroy());
  const read = () => db.selectFrom("accounts").select("email").execute();
  expect(await read()).toEqual([]);

  relay.setSilent(true);
  const trouble = await read().catch((error) => error);
  expect(findDatabaseError(trouble)).toMatchObject({ status: 503 });

  relay.setSilent(false);
  expect(await read()).toEqual([]);
});
