import { readdir, readFile } from "node:fs/promises";
import os from "node:os";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { buildAnimatedWebp, buildJpeg, buildNoisyJpeg, buildPdf } from "../../../../tests/files.ts";
import { coloursOf } from "../../../content/site/palettes.ts";
import { prepareImage } from "./prepare-image.ts";
import { openUploadProcess, type UploadProcessLimits } from "./upload-process.ts";

const jpeg = await buildJpeg({ width: 400, height: 300 });

function open(limits: Partial<UploadProcessLimits> = {}, whenDone = onTestFinished) {
  const lines: { pid?: number; job?: string }[] = [];
  const log = { debug: (line: object) => void lines.push(line), error: vi.fn() };
  const images = openUploadProcess(log, limits);
  whenDone(() => images.close());
  const pids = (): number[] => lines.flatMap(({ pid }) => pid ?? []);
  return {
    ...images,
    log,
    prepare: (bytes = jpeg, signal?: AbortSignal) => images.prepareImage(bytes, "photo", "image", signal),
    /** The process ids of all started processes, in order. The first one is known as soon as a picture was handed over. */
    pids,
    /** How many jobs it was given. */
    jobs: () => lines.filter(({ job }) => job).length,
    signal: (signal: NodeJS.Signals) => {
      const pid = pids().at(-1);
      if (pid === undefined) throw new Error("The process has not started");
      process.kill(pid, signal);
    },
  };
}

/** For the tests that neither end nor limit it: it starts once. */
const shared = open({ idleMilliseconds: 600_000 }, afterAll);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("a picture is prepared as it would be in this process", async () => {
  expect(await shared.prepare()).toEqual(await prepareImage(jpeg, "photo", "image"));
});

it("a refusal names the field", async () => {
  await expect(shared.prepare(await buildAnimatedWebp())).rejects.toMatchObject({
    status: 422,
    errors: { image: "Moving images cannot be used. Choose a still image" },
  });
  await expect(shared.prepare(jpeg.subarray(0, 200))).rejects.toMatchObject({ status: 422 });
  expect(shared.log.error).not.toHaveBeenCalled();
});

it("simultaneous uploads share one process", async () => {
  const prepared = await Promise.all([shared.prepare(), shared.prepare(), shared.prepare()]);
  expect(prepared.map(({ name }) => name)).toEqual(Array(3).fill("photo-400x300.v2.jpg"));
  expect(shared.pids()).toHaveLength(1);
});

it.runIf(process.platform === "linux")(
  "every thread that works on a picture has a lower priority than the server",
  async () => {
    await shared.prepare();
    const threads = `/proc/${shared.pids()[0]}/task`;
    const workers = (await readdir(threads)).map(async (id) => ({
      name: (await readFile(`${threads}/${id}/comm`, "utf8")).trim(),
      priority: os.getPriority(Number(id)),
    }));
    const atWork = (await Promise.all(workers)).filter(({ name }) => /^(Main|libuv|libvips)/.test(name));
    expect(atWork.length).toBeGreaterThan(2);
    for (const { name, priority } of atWork) expect(priority, name).toBeGreaterThan(os.getPriority());
  },
);

it("a crash during a drawing is an internal error, and the next drawing is made", async () => {
  const images = open();
  const drawing = { what: "icon", size: 32, colours: coloursOf(null) } as const;
  expect((await images.draw(drawing)).subarray(1, 4).toString()).toBe("PNG");
  const crashing = images.draw({ ...drawing, size: 2048 });
  images.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({ status: 500 });
  expect((await images.draw(drawing)).subarray(1, 4).toString()).toBe("PNG");
});

it("many drawings do not delay an upload, and those beyond the queue are refused", async () => {
  const uploads = open();
  let drawn = 0;
  const drawings = Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      uploads.draw({ what: "icon", size: 32 + index, colours: coloursOf(null) }).then(() => drawn++),
    ),
  );
  await uploads.prepare();
  expect(drawn).toBeLessThanOrEqual(1);
  const refused = (await drawings).filter(({ status }) => status === "rejected");
  expect([drawn, refused.length]).toEqual([21, 19]);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
});

it("a drawing is made once for all who ask for it meanwhile, and again for those who ask later", async () => {
  const uploads = open();
  const drawIcon = () => uploads.draw({ what: "icon", size: 32, colours: coloursOf(null), logo: jpeg });
  const pdf = buildPdf();
  await Promise.all([
    ...Array.from({ length: 100 }, drawIcon),
    ...Array.from({ length: 100 }, () => uploads.drawPdfPage(pdf)),
  ]);
  expect(uploads.jobs()).toBe(2);
  await drawIcon();
  expect(uploads.jobs()).toBe(3);
});

it("draws the first page of a PDF, and refuses a PDF that crashes the process as damaged", async () => {
  const uploads = open();
  expect((await uploads.drawPdfPage(buildPdf())).subarray(0, 2).toString("hex")).toBe("ffd8");
  await expect(uploads.drawPdfPage(Buffer.from("%PDF-1.4"))).rejects.toMatchObject({ status: 422 });
  const crashing = uploads.drawPdfPage(buildPdf());
  uploads.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({ status: 422 });
});

it("a picture that crashes the decoder is refused as damaged, and waiting pictures are prepared", async () => {
  const images = open();
  const [crashing, waiting] = [images.prepare(), images.prepare()];
  images.signal("SIGSEGV");
  await expect(crashing).rejects.toMatchObject({
    status: 422,
    errors: { image: "The image is damaged and could not be read" },
  });
  expect((await waiting).name).toBe("photo-400x300.v2.jpg");
  expect(images.pids()).toHaveLength(2);
  expect(images.log.error).toHaveBeenCalledExactlyOnceWith(
    { code: null, signal: "SIGSEGV" },
    "upload process ended while it worked",
  );
});

it("checks PDFs", async () => {
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

const tooElaborate = {
  status: 422,
  message: "The PDF is too elaborate to be checked. Print it to a new PDF or split it, and choose it again",
};

it("a PDF that needs too much processor time is refused, and the next file is prepared", async () => {
  const uploads = open({ pdf: { processorMilliseconds: 1 } });
  await expect(uploads.checkPdf(buildPdf(), "file")).rejects.toMatchObject(tooElaborate);
  await expect(uploads.drawPdfPage(buildPdf())).rejects.toMatchObject(tooElaborate);
  expect((await uploads.prepare()).name).toBe("photo-400x300.v2.jpg");
});

it("a PDF that needs too much memory is refused, and the next one is checked", async () => {
  const pdf = buildPdf({
    catalog: "/Lang 6 0 R",
    objects: { 6: `[${" ".repeat(100 * 1024 * 1024)}]` },
    packedWith: ["FlateDecode", "FlateDecode"],
  });
  expect(pdf.length).toBeLessThan(10_000);
  const uploads = open({
    pdf: { processorMilliseconds: Number.POSITIVE_INFINITY, memoryBytes: 60 * 1024 * 1024 },
  });
  await uploads.prepare(await buildNoisyJpeg());
  await expect(uploads.checkPdf(pdf, "file")).rejects.toMatchObject(tooElaborate);
  await uploads.checkPdf(buildPdf(), "file");
});

it("aborted files leave the queue, and the process is free for the next file", async () => {
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
  expect((await next).name).toBe("photo-400x300.v2.jpg");
  expect(uploads.jobs()).toBe(2);
  expect(uploads.log.error).not.toHaveBeenCalled();
});

it("a killed process is reported as temporarily unavailable, not as a damaged picture", async () => {
  const images = open();
  const killed = images.prepare();
  images.signal("SIGKILL");
  await expect(killed).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect((await images.prepare()).name).toBe("photo-400x300.v2.jpg");
});

it("a picture that takes too long is given up, and the process is killed", async () => {
  const images = open({ fileMilliseconds: 100 });
  const stuck = images.prepare();
  images.signal("SIGSTOP");
  await expect(stuck).rejects.toMatchObject({ status: 503 });
  expect(images.pids().map(isRunning)).toEqual([false]);
});

it("SIGTERM and SIGINT do not interrupt a picture", async () => {
  await shared.prepare();
  const underWay = shared.prepare(await buildNoisyJpeg());
  shared.signal("SIGTERM");
  shared.signal("SIGINT");
  expect((await underWay).name).toBe("photo-400x300.v2.jpg");
  expect(shared.pids()).toHaveLength(1);
});

it("the process ends when it is idle, and a later picture starts another one", async () => {
  const images = open({ idleMilliseconds: 1 });
  await images.prepare();
  await expect.poll(() => images.pids().map(isRunning)).toEqual([false]);
  expect((await images.prepare()).name).toBe("photo-400x300.v2.jpg");
  expect(images.pids()).toHaveLength(2);
  expect(images.log.error).not.toHaveBeenCalled();
});

it("closing ends the process", async () => {
  const images = open();
  await images.prepare();
  await images.close();
  expect(images.pids().map(isRunning)).toEqual([false]);
  await images.close();
});

it.runIf(process.platform === "linux")("the process does not get the server's environment", async () => {
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const images = open();
  await images.prepare();
  const environment = await readFile(`/proc/${images.pids()[0]}/environ`, "utf8");
  expect(environment.split("\0").map((line) => line.split("=")[0])).not.toContain("AWS_SECRET_ACCESS_KEY");
  expect(environment).not.toContain("a secret");
});
