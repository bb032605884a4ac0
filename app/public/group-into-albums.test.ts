import { expect, test } from "vitest";
import { groupIntoAlbums } from "./group-into-albums.ts";

let lastId = 0;
const buildGallery = (overrides: Partial<Parameters<typeof groupIntoAlbums>[0][number]> = {}) => ({
  _id: String(++lastId),
  title: null,
  description: null,
  images: [`${lastId}.jpg`],
  ...overrides,
});

test("makes an album of a gallery with a title", () => {
  const holi = buildGallery({ title: "Holi", description: "Colours", images: ["a.jpg", "b.jpg"] });
  expect(groupIntoAlbums([holi])).toEqual([
    { id: holi._id, title: "Holi", description: "Colours", images: ["a.jpg", "b.jpg"] },
  ]);
});

test("joins galleries without a title at the place of the newest", () => {
  const albums = groupIntoAlbums([
    buildGallery({ title: "Holi" }),
    buildGallery({ images: ["new.jpg"] }),
    buildGallery({ title: "Diwali" }),
    buildGallery({ images: ["old.jpg", "older.jpg"] }),
  ]);
  expect(albums.map(({ title }) => title)).toEqual(["Holi", "School life", "Diwali"]);
  expect(albums[1]?.images).toEqual(["new.jpg", "old.jpg", "older.jpg"]);
});

test("leaves out galleries without pictures", () => {
  expect(groupIntoAlbums([buildGallery({ title: "Soon", images: [] })])).toEqual([]);
});
