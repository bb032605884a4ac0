import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { coloursOf } from "../../content/pages/palettes.ts";
import { buildAnimatedWebp, buildJpeg, buildNoisyJpeg, buildPdf } from "../../tests/files.ts";
import { prepareImage } from "./prepare-image.ts";
import { openUploadProcess, type UploadProcessLimits } from "./upload-process.ts";

const jpeg = await buildJpeg({ width: 400, height: 300 });

function open(limits: Partial<UploadProcessLimits> = {}) {
  const log = { debug: vi.fn(), error: vi.fn() };
  const images = openUploadProcess(log, limits);
  onTestFinished(() => images.close());
  const pids = (): number[] => log.debug.mock.calls.flatMap(([{ pid }]) => pid ?? []);
  return {
    ...images,
    log,
    prepare: (bytes = jpeg, signal?: AbortSignal) => images.prepareImage(bytes, "photo", "image", signal),
    /** Of all processes that were started, in order; the first is there as soon as a picture was handed over. */
    pids,
    /** How many files it was given. */
    orders: () => log.debug.mock.calls.filter(([{ work }]) => work).length,
    signal: (signal: NodeJS.Signals) => process.kill(pids().at(-1) ?? 0, signal),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("a picture comes out as it would in this process", async () => {
  const images = open();
  expect(await images.prepare()).toEqual(await prepareImage(jpeg, "photo", "image"));
});

it("a refusal is told with the field", async () => {
  const images = open();
  await expect(images.prepare(await buildAnimatedWebp())).rejects.toMatchObject({
    status: 422,
    errors: { image: "Moving images cannot be used. Choose a still image" },
  });
  await expect(images.prepare(jpeg.subarray(0, 200))).rejects.toMatchObject({ status: 422 });
  expect(images.log.error).not.toHaveBeenCalled();
});

it("uploads that come together share one process", async () => {
  const images = open();
  const prepared = await Promise.all([images.prepare(), images.prepare(), images.prepare()]);
  expect(prepared.map(({ name }) => name)).toEqual(Array(3).fill("photo-400x300.jpg"));
  expect(images.pids()).toHaveLength(1);
});

it.runIf(process.platform === "linux")(
  "none of the threads that work on a picture goes before visitors",
  async () => {
    const images = open();
    await images.prepare();
    const threads = `/proc/${images.pids()[0]}/task`;
    const workers = (await readdir(threads)).map(async (id) => ({
      name: (await readFile(`${threads}/${id}/comm`, "utf8")).trim(),
      priority: os.getPriority(Number(id)),
    }));
    const atWork = (await Promise.all(workers)).filter(({ name }) => /^(Main|libuv|libvips)/.test(name));
    expect(atWork.length).toBeGreaterThan(2);
    for (const { name, priority } of atWork) expect(priority, name).toBeGreaterThan(os.getPriority());
  },
);

it("a crash while it draws is nobody's wrong file, and the next drawing is made", async () => {
  const images = open();
  const drawing = { what: "icon", size: 32, colours: coloursOf(null) } as const;
  expect((await images.draw(drawing)).subarray(1, 4).toString()).toBe("PNG");
  const crashing = images.draw({ ...drawing, size: 2048 });
  images.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({ status: 500 });
  expect((await images.draw(drawing)).subarray(1, 4).toString()).toBe("PNG");
});

it("a crowd of drawings holds up no upload, and what cannot be made soon is refused", async () => {
  const uploads = open();
  let drawn = 0;
  const drawings = Promise.allSettled(
    Array.from({ length: 40 }, () =>
      uploads.draw({ what: "icon", size: 32, colours: coloursOf(null) }).then(() => drawn++),
    ),
  );
  await uploads.prepare();
  expect(drawn).toBeLessThanOrEqual(1);
  const refused = (await drawings).filter(({ status }) => status === "rejected");
  expect([drawn, refused.length]).toEqual([21, 19]);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
});

it("the first page of a PDF is drawn there, and one that crashes the process is refused as damaged", async () => {
  const uploads = open();
  expect((await uploads.drawPdfPage(buildPdf())).subarray(0, 2).toString("hex")).toBe("ffd8");
  await expect(uploads.drawPdfPage(Buffer.from("%PDF-1.4"))).rejects.toMatchObject({ status: 422 });
  const crashing = uploads.drawPdfPage(buildPdf());
  uploads.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({ status: 422 });
});

it("a picture that crashes the decoder is refused as damaged, and those that wait behind it are prepared", async () => {
  const images = open();
  const [crashing, waiting] = [images.prepare(), images.prepare()];
  images.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({
    status: 422,
    errors: { image: "The image is damaged and could not be read" },
  });
  expect((await waiting).name).toBe("photo-400x300.jpg");
  expect(images.pids()).toHaveLength(2);
  expect(images.log.error).toHaveBeenCalledExactlyOnceWith(
    { code: null, signal: "SIGSEGV" },
    "upload process ended while it worked",
  );
});

it("a PDF is checked there too", async () => {
  const uploads = open();
  await uploads.checkPdf(buildPdf(), "file");
  await expect(uploads.checkPdf(Buffer.from("%PDF-1.4"), "file")).rejects.toMatchObject({
    status: 422,
    errors: { file: "The PDF is damaged or built in an unusual way. Export it again as a plain PDF" },
  });
  const crashing = uploads.checkPdf(buildPdf(), "file");
  uploads.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^The PDF is damaged/),
  });
});

it("files for which nobody waits any more are not worked on, and the process is free for the next", async () => {
  const uploads = open();
  const leaving = new AbortController();
  const left = Array.from({ length: 20 }, () => uploads.prepare(jpeg, leaving.signal));
  uploads.signal("SIGSTOP");
  const next = uploads.prepare();
  leaving.abort(new Error("gone"));
  const outcomes = await Promise.allSettled(left);
  expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason.message)).toEqual(
    Array(20).fill("gone"),
  );
  expect((await next).name).toBe("photo-400x300.jpg");
  expect(uploads.orders()).toBe(2);
  expect(uploads.log.error).not.toHaveBeenCalled();
});

it("a process that somebody kills is not the picture's fault", async () => {
  const images = open();
  const killed = images.prepare();
  images.signal("SIGKILL");
  await expect(killed).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect((await images.prepare()).name).toBe("photo-400x300.jpg");
});

it("a picture that takes too long is given up together with the process", async () => {
  const images = open({ fileMilliseconds: 100 });
  const stuck = images.prepare();
  images.signal("SIGSTOP");
  await expect(stuck).rejects.toMatchObject({ status: 503 });
  expect(images.pids().map(isRunning)).toEqual([false]);
});

it("the signal that ends the server leaves it to finish its picture", async () => {
  const images = open();
  await images.prepare();
  const underWay = images.prepare(await buildNoisyJpeg());
  images.signal("SIGTERM");
  images.signal("SIGINT");
  expect((await underWay).name).toBe("photo-400x300.jpg");
  expect(images.pids()).toHaveLength(1);
});

it("it ends when nothing is left to do, and a later picture starts it again", async () => {
  const images = open({ idleMilliseconds: 1 });
  await images.prepare();
  await expect.poll(() => images.pids().map(isRunning)).toEqual([false]);
  expect((await images.prepare()).name).toBe("photo-400x300.jpg");
  expect(images.pids()).toHaveLength(2);
  expect(images.log.error).not.toHaveBeenCalled();
});

it("closing ends it", async () => {
  const images = open();
  await images.prepare();
  await images.close();
  expect(images.pids().map(isRunning)).toEqual([false]);
  await images.close();
});

it.runIf(process.platform === "linux")("it knows nothing of the server's environment", async () => {
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const images = open();
  await images.prepare();
  const environment = await readFile(`/proc/${images.pids()[0]}/environ`, "utf8");
  expect(environment.split("\0").map((line) => line.split("=")[0])).not.toContain("AWS_SECRET_ACCESS_KEY");
  expect(environment).not.toContain("a secret");
});

/** Prepares a picture and prints the process's number; what it does then is the rest of the program. */
function startOwner(rest: string) {
  const program = `
    import { openUploadProcess } from ${JSON.stringify(path.join(import.meta.dirname, "upload-process.ts"))};
    const images = openUploadProcess({ debug: ({ pid }) => pid && console.log(pid) }, { idleMilliseconds: 600_000 });
    await images.prepareImage(Buffer.from("${jpeg.toString("base64")}", "base64"), "photo", "image");
    ${rest}`;
  const owner = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void owner.kill("SIGKILL"));
  return owner;
}

it("it does not keep its owner from ending, and ends with it", async () => {
  const owner = startOwner("");
  const [printed] = await once(owner.stdout, "data");
  expect(await once(owner, "exit")).toEqual([0, null]);
  await expect.poll(() => isRunning(Number(printed))).toBe(false);
});

it("an owner with nothing else to do still comes to the end of closing it", async () => {
  const owner = startOwner("await images.close(); process.exitCode = 7;");
  expect(await once(owner, "exit")).toEqual([7, null]);
});

it("it ends when its owner is killed", async () => {
  const owner = startOwner("setInterval(() => {}, 1000);");
  const [printed] = await once(owner.stdout, "data");
  expect(isRunning(Number(printed))).toBe(true);
  owner.kill("SIGKILL");
  await expect.poll(() => isRunning(Number(printed))).toBe(false);
});
