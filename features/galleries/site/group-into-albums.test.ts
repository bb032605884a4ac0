import { expect, test } from "vitest";
import { groupIntoAlbums, PICTURES_PER_PAGE, paginateAlbums, previewOf } from "./group-into-albums.ts";

let lastId = 0;
const buildGallery = (overrides: Partial<Parameters<typeof groupIntoAlbums>[0][number]> = {}) => ({
  _id: String(++lastId),
  title: null,
  description: null,
  images: [`${lastId}.jpg`],
  captions: null,
  ...overrides,
});

test("makes an album of a gallery with a title", () => {
  const captions = { "b.jpg": { caption: "Gulal" } };
  const holi = buildGallery({ title: "Holi", description: "Colours", images: ["a.jpg", "b.jpg"], captions });
  expect(groupIntoAlbums([holi], "School life")).toEqual([
    { id: holi._id, title: "Holi", description: "Colours", images: ["a.jpg", "b.jpg"], captions },
  ]);
});

test("joins galleries without a title at the place of the newest", () => {
  const albums = groupIntoAlbums(
    [
      buildGallery({ title: "Holi" }),
      buildGallery({ images: ["new.jpg"], captions: { "new.jpg": { caption: "Assembly" } } }),
      buildGallery({ title: "Diwali" }),
      buildGallery({ images: ["old.jpg", "older.jpg"], captions: { "old.jpg": { alt: "A tree" } } }),
    ],
    "School life",
  );
  expect(albums.map(({ title }) => title)).toEqual(["Holi", "School life", "Diwali"]);
  expect(albums[1]).toMatchObject({ id: "school-life", images: ["new.jpg", "old.jpg", "older.jpg"] });
  expect(albums[1]?.captions).toEqual({ "new.jpg": { caption: "Assembly" }, "old.jpg": { alt: "A tree" } });
});

test("leaves out galleries without pictures", () => {
  expect(groupIntoAlbums([buildGallery({ title: "Soon", images: [] })], "School life")).toEqual([]);
});

const buildAlbum = (pictures: number) => ({
  id: String(++lastId),
  title: "Holi",
  description: null,
  images: Array.from({ length: pictures }, (_, index) => `${index}.jpg`),
  captions: {},
});

test("shows small albums as a whole, and the first pictures of large ones", () => {
  expect(previewOf(buildAlbum(12))).toHaveLength(12);
  expect(previewOf(buildAlbum(600))).toEqual(["0.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg", "5.jpg", "6.jpg"]);
});

test("divides many albums into pages of a limited number of pictures and albums, in their order", () => {
  const albums = [600, 1, 12, 12, 12, 12, 12, 13, ...Array<number>(40).fill(1)].map(buildAlbum);
  const pages = paginateAlbums(albums);
  expect(pages.flat()).toEqual(albums);
  expect(pages[0]).toHaveLength(5);
  for (const page of pages) {
    expect(page.length).toBeLessThanOrEqual(12);
    expect(page.flatMap((album) => previewOf(album)).length).toBeLessThanOrEqual(PICTURES_PER_PAGE);
  }
  expect(paginateAlbums([])).toEqual([]);
});
