import { expect, it } from "vitest";
import { galleries } from "../../../../features/galleries/content/galleries.ts";
import { appendFiles, dropsFiles, type FormFile } from "./file-choice.ts";

it.each([0, 1, 700])(
  "sends %i kept pictures in one field, because the number of fields is limited",
  (count) => {
    const kept = Array.from({ length: count }, (_, index) => `${index}.jpg`);
    expect(sentFor([...kept, "last.jpg"], kept)).toEqual([["keep", kept.join("\n")]]);
  },
);

it("names stored and uploaded files in one order", () => {
  expect(sentFor(["a.jpg", "b.jpg"], ["b.jpg", picked("new.jpg"), "a.jpg"])).toEqual([
    ["keep", "b.jpg\nnew.jpg\na.jpg"],
  ]);
});

it("sends nothing for an unchanged list", () => {
  expect(sentFor(["a.jpg"], ["a.jpg"])).toEqual([]);
});

it("removes files if a stored one is left out, not if the order changes", () => {
  expect(dropsFiles(gallery(["a.jpg", "b.jpg"]), { images: ["b.jpg", "a.jpg"] })).toBe(false);
  expect(dropsFiles(gallery(["a.jpg", "b.jpg"]), { images: ["b.jpg", picked("c.jpg")] })).toBe(true);
});

function sentFor(stored: string[], images: FormFile[]) {
  const body = new FormData();
  appendFiles(body, galleries, { images }, gallery(stored));
  return [...body];
}

const gallery = (images: string[]) => ({
  _id: "1",
  title: "",
  description: "",
  images,
  createdAt: "",
  updatedAt: "",
});

const picked = (name: string): FormFile => ({
  id: name,
  file: new File(["x"], "photo.jpg"),
  upload: { is: "done", staged: { name, size: 1, kind: "image" } },
});
