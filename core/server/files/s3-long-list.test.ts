import { expect, onTestFinished, test } from "vitest";
import { createBucket, installS3 } from "../../../tests/s3-server.ts";
import { openS3FileStore } from "./s3-file-store.ts";

const nameOf = (index: number) => `${index.toString(16).padStart(32, "0")}.png`;

test("an S3 server lists more files than one page of its answer has", async () => {
  const server = await installS3();
  onTestFinished(() => server.remove());
  await server.start();
  const store = openS3FileStore(await createBucket(server.endpoint));
  const names = Array.from({ length: 1005 }, (_, index) => nameOf(index));
  for (let start = 0; start < names.length; start += 50) {
    await Promise.all(names.slice(start, start + 50).map((name) => store.write(name, Buffer.from("x"))));
  }
  expect((await Array.fromAsync(store.list())).map((file) => file.name)).toEqual(names);
});
