import { expect, it } from "vitest";
import { createStageLimit } from "./stage-limit.ts";

const file = (...sizes: number[]) => ({
  parts: sizes.map((size, index) => ({ name: `${index}`, bytes: Buffer.alloc(size) })),
});

function stage(stored: number[], limits: { files: number; bytes: number }) {
  async function* list() {
    for (const size of stored) yield { name: "a", size, modifiedAt: new Date() };
  }
  const clock = { now: 0 };
  return { clock, requireRoom: createStageLimit({ list }, () => clock.now, limits) };
}

const refusal = {
  status: 429,
  id: "too_many_requests",
  message:
    "Too many pictures wait to be saved. Save the forms they belong to, or try again tomorrow: what nobody saves is removed after a day.",
};

it("refuses a file that exceeds the number of files or of bytes", async () => {
  await expect(stage([1, 1], { files: 3, bytes: 99 }).requireRoom(file(1, 1))).rejects.toMatchObject(refusal);
  await expect(stage([50, 40], { files: 9, bytes: 99 }).requireRoom(file(10))).rejects.toMatchObject(refusal);
  await stage([50, 40], { files: 3, bytes: 99 }).requireRoom(file(9));
});

it("counts the files that it has let in since it counted the stored ones", async () => {
  const { requireRoom } = stage([1], { files: 3, bytes: 99 });
  await Promise.all([requireRoom(file(1)), requireRoom(file(1))]);
  await expect(requireRoom(file(1, 1, 1))).rejects.toMatchObject(refusal);
});

it("takes files again as soon as others were saved", async () => {
  const stored = [1, 1, 1];
  const { requireRoom } = stage(stored, { files: 3, bytes: 99 });
  await expect(requireRoom(file(1))).rejects.toMatchObject(refusal);
  stored.pop();
  await requireRoom(file(1));
});
