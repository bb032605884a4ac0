import { expect, it } from "vitest";
import { galleries } from "../../../features/galleries/content/galleries.ts";
import type { Captions } from "../../content/types/captions.ts";
import type { FormFile } from "../entry-form/files/file-choice.ts";
import { findDisputed, mergeCaptions, sendCaptions } from "./send-captions.ts";

const [A, B, C] = ["a", "b", "c"].map((letter) => `${letter.repeat(32)}.jpg`) as [string, string, string];

const gallery = (images: string[]) => ({ _id: "1", title: "", images, createdAt: "", updatedAt: "" });

const picked = (id: string, name?: string): FormFile => ({
  id,
  file: new File(["x"], "photo.jpg"),
  upload: name ? { is: "done", staged: { name, size: 1, kind: "image" } } : { is: "waiting" },
});

function sentFor(captions: Captions, images: FormFile[], stored: string[]): Captions {
  const body = new FormData();
  body.set("captions", JSON.stringify(captions));
  sendCaptions(body, galleries, { images }, gallery(stored));
  return JSON.parse(String(body.get("captions")) || "{}");
}

it("names pictures as the server knows them, and leaves out removed and pending ones", () => {
  const captions = {
    [A]: { caption: "a" },
    [B]: { caption: "b" },
    new: { caption: "n" },
    pending: { caption: "p" },
    removed: { caption: "r" },
  };
  expect(sentFor(captions, [A, picked("new", C), picked("pending")], [A, B])).toEqual({
    [A]: { caption: "a" },
    [C]: { caption: "n" },
  });
});

it("sends the caption of a picture that somebody else has deleted, so that the server refuses it", () => {
  expect(sentFor({ [A]: { caption: "a" }, [B]: { caption: "b" } }, [B], [B])).toEqual({
    [A]: { caption: "a" },
    [B]: { caption: "b" },
  });
});

it("merges two edits picture by picture", () => {
  const base = { [A]: { caption: "a" }, [B]: { caption: "b" } };
  const mine = { ...base, [A]: { caption: "mine" }, [C]: { alt: "new" } };
  const theirs = { [A]: { caption: "a" } };
  expect(findDisputed({ base, mine, theirs })).toEqual([]);
  expect(mergeCaptions({ base, mine, theirs })).toEqual({
    [A]: { caption: "mine" },
    [B]: {},
    [C]: { alt: "new" },
  });
});

it("leaves the choice to the user if both have changed the texts of a picture", () => {
  const base = { [A]: { caption: "a" } };
  const edit = { base, mine: { [A]: { caption: "mine" } }, theirs: { [A]: { caption: "theirs" } } };
  expect(findDisputed(edit)).toEqual([A]);
  expect(findDisputed({ ...edit, theirs: edit.mine })).toEqual([]);
});
