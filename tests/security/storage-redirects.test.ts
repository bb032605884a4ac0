import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openS3FileStore } from "../../core/server/files/s3-file-store.ts";

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("redirects of the storage are not followed", async () => {
  let strangers = 0;
  const elsewhere = await listen((_request, response) => {
    strangers++;
    response.end();
  });
  const endpoint = await listen((_request, response) => {
    response.writeHead(307, { location: `${elsewhere}/bucket/file` }).end();
  });
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const store = openS3FileStore({ bucket: "school", endpoint, region: "auto", ...keys });
  const name = `${"a".repeat(32)}.pdf`;
  await expect(store.write(name, Buffer.from("%PDF-"))).rejects.toThrow("307");
  await expect(store.find(name)).rejects.toThrow("307");
  await expect(store.read(name)).rejects.toThrow("307");
  expect(strangers).toBe(0);
});
