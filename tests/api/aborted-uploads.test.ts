import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { buildJpeg } from "../files.ts";
import { completeForm, contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const { facilities } = contentTypes;
const api = await startApi({ hasOwnUploadProcess: true });
const photo = await buildJpeg({ width: 4000, height: 3000 });

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    api.server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Sends a whole form and leaves the answer to be waited for. */
async function sendForm(): Promise<Socket> {
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nLeft\r\n'),
    Buffer.from('--b\r\nContent-Disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n'),
    photo,
    Buffer.from("\r\n--b--\r\n"),
  ]);
  const head = [
    `POST /api/v1${facilities.create} HTTP/1.1`,
    "Host: school.example",
    `Authorization: Bearer ${api.token}`,
    "Content-Type: multipart/form-data; boundary=b",
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve) => socket.write(body, resolve));
  return socket;
}

it("20 aborted uploads do not delay the next one, and nothing of them is stored", async () => {
  let jobs = 0;
  const log = vi.spyOn(api.logLines, "push").mockImplementation((line) => {
    const { pid, msg } = JSON.parse(line);
    // The first photo takes as long as its client stays.
    if (msg === "upload process started" && jobs === 0) process.kill(pid, "SIGSTOP");
    if (msg === "job given to the upload process") jobs += 1;
    return 0;
  });
  const first = await sendForm();
  await expect.poll(() => jobs).toBe(1);
  const waiting = await Promise.all(Array.from({ length: 19 }, sendForm));
  expect((await api.call("GET", "/healthz")).status).toBe(200);

  const others = (await countConnections()) - waiting.length;
  for (const socket of waiting) socket.destroy();
  await expect.poll(countConnections).toBe(others);
  first.destroy();
  await once(first, "close");

  const { status } = await api.post(facilities.create, { token: api.token, form: completeForm(facilities) });
  expect(status).toBe(201);
  log.mockRestore();
  expect(jobs).toBe(2);
  expect((await api.get(facilities.list)).body).toHaveLength(1);
});
