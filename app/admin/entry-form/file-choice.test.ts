import { expect, it } from "vitest";
import { galleries } from "../../../content/resources/galleries.ts";
import { appendFiles, dropsFiles, type FormFile } from "./file-choice.ts";

it.each([0, 1, 700])(
  "a gallery that keeps %i pictures says so in one field, because a form has few",
  (count) => {
    const kept = Array.from({ length: count }, (_, index) => `${index}.jpg`);
    expect(sentFor([...kept, "last.jpg"], kept)).toEqual([["keep", kept.join("\n")]]);
  },
);

it("stored files and those that were sent ahead are named in one order", () => {
  expect(sentFor(["a.jpg", "b.jpg"], ["b.jpg", picked("new.jpg"), "a.jpg"])).toEqual([
    ["keep", "b.jpg\nnew.jpg\na.jpg"],
  ]);
});

it("a list that was not touched is not mentioned", () => {
  expect(sentFor(["a.jpg"], ["a.jpg"])).toEqual([]);
});

it("a save takes files away when a stored one is left out, not when they are put in order", () => {
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
