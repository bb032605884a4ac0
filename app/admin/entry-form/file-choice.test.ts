import { expect, it } from "vitest";
import { galleries } from "../../../content/resources/galleries.ts";
import { appendFiles } from "./file-choice.ts";

it.each([0, 1, 700])(
  "a gallery that keeps %i pictures says so in one field, because a form has few",
  (count) => {
    const kept = Array.from({ length: count }, (_, index) => `${index}.jpg`);
    const entry = {
      _id: "1",
      title: "",
      description: "",
      images: [...kept, "last.jpg"],
      createdAt: "",
      updatedAt: "",
    };
    const body = new FormData();
    appendFiles(body, galleries, { images: { kept, picked: [] } }, entry);
    expect([...body]).toEqual([["keep", kept.join("\n")]]);
  },
);
