import sharp from "sharp";
import { expect, it } from "vitest";
import { coloursOf } from "../../core/content/site/palettes.ts";
import { boardHeight } from "../../features/people/content/committee-board.ts";
import { buildPng } from "../files.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const NOTHING = text(null);

const fetchPicture = async (path: string) => {
  const answer = await fetch(api.server.url + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get("content-type"), etag: answer.headers.get("etag") };
};

const saveSchool = async (document: Record<string, unknown>, files: Uint8Array[] = []) => {
  const { status, body } = await savePage(api, "school", document, { files });
  expect([status, body.message]).toEqual([200, undefined]);
};

const colourAt = async (picture: Buffer, left: number, top: number) => {
  const point = { left, top, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().extract(point).raw().toBuffer();
  return [red, green, blue];
};

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((part, index) => Math.abs(part - (other[index] ?? 0)) <= 6);

const ICONS = {
  "/favicon.ico": 32,
  "/icons/icon-32.png": 32,
  "/icons/icon-192.png": 192,
  "/icons/icon-512.png": 512,
  "/icons/apple-touch-180.png": 180,
  "/icons/maskable-512.png": 512,
};

it.each(Object.entries(ICONS))(
  "%s is a picture of %i pixels, with and without a logo",
  async (path, size) => {
    await saveSchool({ logo: null, palette: null });
    const without = await fetchPicture(path);
    expect([without.answer.status, without.type]).toEqual([200, "image/png"]);
    expect(await sharp(without.bytes).metadata()).toMatchObject({ format: "png", width: size, height: size });
    // Beside the tree is the colour of the school.
    const ground = [Math.round(size / 2), Math.round(size * 0.97)] as const;
    expect(await colourAt(without.bytes, ...ground)).toEqual(rgb(coloursOf(null).main));

    await saveSchool({ palette: "teal" });
    expect(await colourAt((await fetchPicture(path)).bytes, ...ground)).toEqual(rgb(coloursOf("teal").main));

    const logo = await buildPng({ width: 400, height: 400 });
    await saveSchool({ logo: { file: "upload:0", alt: text("Our logo"), focus: null } }, [logo]);
    const withLogo = await fetchPicture(path);
    expect(await sharp(withLogo.bytes).metadata()).toMatchObject({ width: size, height: size });
    const middle = await colourAt(await sharp(logo).toBuffer(), 200, 200);
    const shown = await colourAt(withLogo.bytes, size / 2, size / 2);
    expect(isNear(shown, middle), `${shown} is ${middle}`).toBe(true);
  },
);

it.each([
  ["lost", undefined],
  ["damaged", Buffer.from("no picture")],
])("icon and card are drawn although the file of the logo is %s", async (_what, left) => {
  const logo = { file: "upload:0", alt: text("Our logo"), focus: null };
  await saveSchool({ logo, palette: null }, [await buildPng({ width: 90, height: 90 })]);
  const { document } = (await api.get("/pages/get/school")).body;
  await api.server.files.remove([document.logo.file]);
  if (left) await api.server.files.write(document.logo.file, left);
  const { answer, bytes } = await fetchPicture("/icons/icon-192.png");
  expect(answer.status).toBe(200);
  expect(await colourAt(bytes, 96, 186)).toEqual(rgb(coloursOf(null).main));
  expect((await fetchPicture("/share-card.jpg")).answer.status).toBe(200);
  await saveSchool({ logo: null });
});

it("the manifest has the school's name, colours and icons, and nothing of another school", async () => {
  await saveSchool({ name: NOTHING, palette: null });
  const manifest = async () =>
    JSON.parse(await (await fetch(`${api.server.url}/manifest.webmanifest`)).text());
  const before = await manifest();
  expect(before).toMatchObject({ name: new URL(api.server.url).host, theme_color: "#7a1f2b" });

  await saveSchool({ name: text("Gyan Bharati"), palette: "indigo" });
  const after = await manifest();
  const { main, ground } = coloursOf("indigo");
  expect(after).toMatchObject({ name: "Gyan Bharati", theme_color: main, background_color: ground });
  expect(after.icons).toHaveLength(3);
  for (const [index, icon] of after.icons.entries()) {
    expect(icon.src).not.toBe(before.icons[index].src);
    const { bytes, type } = await fetchPicture(icon.src);
    const { width, height } = await sharp(bytes).metadata();
    expect([`${width}x${height}`, type]).toEqual([icon.sizes, icon.type]);
  }
});

it("the share card is drawn again when the school's name changes", async () => {
  await saveSchool({ name: text("Gyan Bharati"), tagline: text("Learn"), palette: null });
  const { answer, bytes, type, etag } = await fetchPicture("/share-card.jpg");
  expect([answer.status, type]).toEqual([200, "image/jpeg"]);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const again = await fetch(`${api.server.url}/share-card.jpg`, {
    headers: { "if-none-match": String(etag) },
  });
  expect(again.status).toBe(304);

  const findAddress = async () =>
    /property="og:image" content="([^"]*)"/.exec(await (await fetch(api.server.url)).text())?.[1];
  const addressBefore = await findAddress();
  await saveSchool({ name: text("Gyan Bharati Vidyalaya") });
  const after = await fetchPicture("/share-card.jpg?v=now");
  expect(after.etag).not.toBe(etag);
  expect(after.bytes.equals(bytes)).toBe(false);
  expect(await findAddress()).toMatch(`${api.server.url}/share-card.jpg?v=`);
  expect(await findAddress()).not.toBe(addressBefore);
});

it("the share card of a school that has written nothing shows the program's mark alone", async () => {
  await saveSchool({ name: NOTHING, tagline: NOTHING, palette: null });
  const nameless = (await fetchPicture("/share-card.jpg")).bytes;
  const trunk = rgb("#fbf6ec");
  expect(isNear(await colourAt(nameless, 600, 330), trunk)).toBe(true);
  // With words beside it, it stands further left.
  expect(isNear(await colourAt(nameless, 229, 330), trunk)).toBe(false);
});

const ON_CARD = { left: 440, top: 100, width: 700, height: 400 };

/** How far the letters of a colour reach from left to right; on the card, those of the Hindi name. */
async function measureInk(
  picture: Buffer | undefined,
  place = ON_CARD,
  wanted = rgb(coloursOf(null).accentSoft),
): Promise<number | undefined> {
  const { data, info } = await sharp(picture).extract(place).raw().toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = [...data.subarray(at, at + 3)];
    if (isNear(pixel, wanted)) columns.add((at / info.channels) % info.width);
  }
  return columns.size > 0 ? Math.max(...columns) - Math.min(...columns) : undefined;
}

it("Hindi is written with its conjuncts, and not as boxes", async () => {
  const draw = async (hi: string) => {
    await saveSchool({ name: text(null, hi), tagline: NOTHING, palette: null });
    return (await fetchPicture("/share-card.jpg")).bytes;
  };
  const one = await draw("ज्ञान भारती");
  expect(one.equals(await draw("आदर्श विद्या"))).toBe(false);
  // A conjunct of three signs is hardly wider than one letter; as boxes it would be three times as wide.
  const letter = (await measureInk(await draw("क"))) ?? 0;
  const conjunct = (await measureInk(await draw("क्ष"))) ?? 0;
  expect(letter).toBeGreaterThan(20);
  expect(conjunct).toBeLessThan(letter * 1.7);
  // The sign of the vowel i stands before its consonant, which is no wider than with the sign behind it.
  const syllable = (await measureInk(await draw("कि"))) ?? 0;
  expect(syllable).toBeGreaterThan(letter);
  expect(syllable).toBeLessThan(letter * 1.9);
});

it("the longest name, with markup characters, fits on the card", async () => {
  const long = `<b>&amp; "${"Vidyalaya ".repeat(20)}`.slice(0, 120);
  await saveSchool({ name: text(long, "विद्यालय ".repeat(20).slice(0, 119)), tagline: text(long, long) });
  const { answer, bytes } = await fetchPicture("/share-card.jpg");
  expect(answer.status).toBe(200);
  expect(await measureInk(bytes)).toBeLessThan(690);
});

it("the committee's board shows its members, and does not exist without members", async () => {
  expect((await fetchPicture("/committee-board.jpg")).answer.status).toBe(404);
  const member = { name: "Asha Rao", nameHi: "आशा राव", designation: "President", designationHi: "अध्यक्ष" };
  const created = await api.post("/committee/create", { token: api.token, json: member });
  expect(created.status).toBe(201);
  const one = await fetchPicture("/committee-board.jpg");
  expect([one.answer.status, one.type]).toEqual([200, "image/jpeg"]);
  expect(await sharp(one.bytes).metadata()).toMatchObject({ width: 1200, height: boardHeight(1) });

  await api.post("/committee/create", { token: api.token, json: { name: "Ravi", designation: "Member" } });
  const two = await fetchPicture("/committee-board.jpg");
  expect(await sharp(two.bytes).metadata()).toMatchObject({ width: 1200, height: boardHeight(2) });
  await savePage(api, "management", {
    committee: { heading: text("Our trustees"), line: NOTHING, picture: null },
  });
  expect((await fetchPicture("/committee-board.jpg")).etag).not.toBe(two.etag);
});

it("the board under /hi has Hindi first and large, and a member without a Hindi name is large too", async () => {
  const members: { _id: string }[] = (await api.get("/committee/all")).body;
  for (const { _id } of members) await api.remove(`/committee/delete/${_id}`, { token: api.token });
  const member = { name: "Asha Venkataraman Rao", nameHi: "आशा", designation: "President" };
  await api.post("/committee/create", { token: api.token, json: member });
  const [english, hindi] = await Promise.all(
    ["/committee-board.jpg", "/hi/committee-board.jpg"].map(async (path) => (await fetchPicture(path)).bytes),
  );
  const name = { left: 100, top: 250, width: 580, height: 112 };
  const designation = { left: 700, top: 250, width: 400, height: 112 };
  const [first, second] = [rgb("#fffdf9"), rgb(coloursOf(null).accentSoft)];
  const widths = async (place: typeof name) =>
    Promise.all(
      [english, hindi].flatMap((board) => [first, second].map((colour) => measureInk(board, place, colour))),
    );
  // The Hindi name is much shorter.
  const [enLarge = 0, , hiLarge = 0, enSmall = 0] = await widths(name);
  expect(hiLarge).toBeGreaterThan(20);
  expect(hiLarge).toBeLessThan(enLarge / 2);
  expect(enSmall).toBeGreaterThan(hiLarge);
  expect(enSmall).toBeLessThan(enLarge * 0.8);
  const [onEnglish, , onHindi] = await widths(designation);
  expect(onHindi).toBe(onEnglish);
});

it("a school without the sample has no word of it in its pages and manifest", async () => {
  await saveSchool({ name: NOTHING, tagline: NOTHING });
  for (const path of ["/", "/contact", "/login", "/manifest.webmanifest", "/sitemap.xml", "/robots.txt"]) {
    const answer = await (await fetch(api.server.url + path)).text();
    expect(answer, path).not.toMatch(/Adarsh|आदर्श|Ujjain|adarshvidya/i);
  }
});
