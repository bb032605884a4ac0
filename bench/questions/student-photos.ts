import sharp from "sharp";
import { STAGE_PATH, type StagedFile } from "../../content/api-contract.ts";
import { IMPORT_PATHS } from "../../content/import-contract.ts";
import { type Line, milliseconds } from "../line.ts";
import { p99Of, readMeanwhile, warmUp } from "../read-meanwhile.ts";
import { type School, startSchool } from "../school.ts";

const PHOTOS = 300;
/** As the panel sends them. */
const SENT_AT_ONCE = 2;
/** From one to three megapixels, as cameras of phones and studios make them. */
const SIZES = [
  { width: 1155, height: 866 },
  { width: 1600, height: 1200 },
  { width: 2000, height: 1500 },
];
const READ = ["/students?q=sharma", "/api/v1/notices/all?limit=20"];

/** The photos of 300 students, sent one by one and saved at once, while a visitor reads what is not cached. */
export async function measure(): Promise<Line[]> {
  const pictures = await Promise.all(SIZES.map(buildPortrait));
  const school = await startSchool({ entries: PHOTOS });
  try {
    const token = await school.logIn();
    const authorization = `Bearer ${token}`;
    const students = (await (
      await fetch(`${school.api}/students/all`, { headers: { authorization } })
    ).json()) as { _id: string }[];
    await warmUp(school, READ);
    const before = await school.memory();
    const staged: { student: string; file: string }[] = [];
    let most = before;
    const sending = await readMeanwhile(school, READ, async () => {
      const waiting = students.map(({ _id }, index) => ({ _id, bytes: pictures[index % pictures.length] }));
      const send = async () => {
        for (let each = waiting.shift(); each?.bytes; each = waiting.shift()) {
          staged.push({ student: each._id, file: await stage(school, authorization, each.bytes) });
          most = Math.max(most, await school.memory());
        }
      };
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
    });
    const saving = await readMeanwhile(school, READ, async () => {
      const answer = await fetch(school.api + IMPORT_PATHS.photos, {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify({ photos: staged }),
      });
      if (answer.status !== 200) throw new Error(`Saving answered ${answer.status}: ${await answer.text()}`);
    });
    const megabytes = (bytes: number) => `${Math.round((bytes - before) / 2 ** 20)} MB`;
    return [
      {
        name: `${PHOTOS} photos of 1 to 3 megapixels sent`,
        measured: milliseconds(sending.took),
        reference: `visitors' p99 ${milliseconds(p99Of(sending.waits))}`,
        goal: "visitors under 300 ms",
        holds: p99Of(sending.waits) < 300,
      },
      {
        name: "the same saved",
        measured: milliseconds(saving.took),
        reference: `visitors' p99 ${milliseconds(p99Of(saving.waits))}`,
        goal: "under 10 s, visitors under 300 ms",
        holds: saving.took < 10_000 && p99Of(saving.waits) < 300,
      },
      {
        name: "memory of the server meanwhile, and afterwards",
        measured: `+${megabytes(most)}, +${megabytes(await school.memory())}`,
        goal: "for the record",
        holds: undefined,
      },
    ];
  } finally {
    await school.stop();
  }
}

const buildPortrait = ({ width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#7a8a6a",
      noise: { type: "gaussian", mean: 128, sigma: 12 },
    },
  })
    .blur(1)
    .jpeg({ quality: 85 })
    .toBuffer();

async function stage(school: School, authorization: string, bytes: Buffer): Promise<string> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), "photo.jpg");
  const answer = await fetch(`${school.api}${STAGE_PATH}?type=students&field=profilePhoto`, {
    method: "POST",
    headers: { authorization },
    body,
  });
  if (answer.status !== 201) throw new Error(`Staging answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as StagedFile).name;
}
