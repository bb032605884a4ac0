import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { storedNames } from "../../../../core/content/files/images.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { raiseVersions } from "../../../../core/server/content/commit.ts";
import { contentTypes, createEntry, filePath, JPEG, toForm } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import type { Api } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";

export const TODAY = dayInIndia(new Date());

const { blocks, galleries, students } = contentTypes;

/** One picture of two children, in every place in which it can be. */
export interface Places {
  child: string;
  friend: string;
  picture: string;
  /** It may name the child, so that it is hidden with the picture. */
  caption: string;
  /** The other picture of the post, without children. */
  other: string;
  album: string;
  post: string;
}

const READ_BY_VISITORS = ({ post }: Places) => [
  ...["/", "/hi", "/gallery", "/hi/gallery", "/blog", "/hi/blog", "/activities"],
  ...[`/blog-details/${post}`, "/sitemap.xml", "/search?q=winner"],
];

export const EVERYWHERE = ({ picture, post }: Places) => [
  ...["/", "/hi", "/gallery", "/hi/gallery", "/blog", "/hi/blog", "/activities", `/blog-details/${post}`],
  ...[galleries.list, blocks.list, String(blocks.get?.(post)), "/pages/get/activities"],
  ...storedNames(picture),
];

/** Creates such pictures, changes what decides about them, and finds them again. */
export function openMarkedPictures(api: Api) {
  const call = { token: api.token };
  const { database, files } = api.server;

  const record = async (ids: readonly string[], state: string, on = TODAY, purpose = "pictures") => {
    const json = { students: ids, purposes: [purpose], state, how: "slip", on };
    expect((await api.post("/consents", { ...call, json })).status).toBe(200);
  };
  const setRule = async (withoutRecord: "shown" | "hidden", validity = "year") => {
    expect((await savePage(api, "privacy", { withoutRecord, validity })).status).toBe(200);
  };
  const trash = async (id: string) =>
    String((await api.remove(students.remove(id), call)).headers.get("x-revision"));
  const restore = async (revision: string) => {
    expect((await api.post(`/trash/${revision}/restore`, call)).status).toBe(200);
  };

  /** A page names the picture of an album only in a school whose data is older than the rule for page files. */
  async function putOnPage(picture: string, caption: string): Promise<void> {
    const item = {
      caption: text("Sports day"),
      picture: { file: "upload:0", alt: text(caption), focus: null },
    };
    const uploads = [JPEG];
    const { body } = await savePage(api, "activities", { sports: { items: [item] } }, { files: uploads });
    const uploaded = String(body.document.sports.items[0].picture.file);
    await database.db.transaction().execute(async (tx) => {
      const document = JSON.stringify(body.document).replaceAll(uploaded, picture);
      await tx.updateTable("pages").set({ document }).where("name", "=", "activities").execute();
      const { _id } = await tx
        .selectFrom("revisions")
        .select("_id")
        .where("type", "=", "pages")
        .where("entryId", "=", "activities")
        .orderBy("number", "desc")
        .executeTakeFirstOrThrow();
      await tx.deleteFrom("revisionFiles").where("revision", "=", _id).execute();
      await raiseVersions(tx, ["page:activities"]);
    });
    await files.remove(storedNames(uploaded));
  }

  async function createPlaces(): Promise<Places> {
    const caption = `Winner of race ${randomUUID()}`;
    const [child, friend] = [await createEntry(api, students), await createEntry(api, students)];
    // One variant is enough.
    const picture = await buildJpeg({ width: 400, height: 300 });
    const album = await api.post(galleries.create, {
      ...call,
      form: [...toForm(galleries.fields), ["images", picture, "1.jpg"]],
    });
    const [name = ""]: string[] = album.body.images;
    const post = await api.post(blocks.create, {
      ...call,
      form: [
        ...toForm({
          ...blocks.fields,
          content: `First\n\n![${caption}](picture:1)\n\n![Garden](picture:2)`,
          captions: JSON.stringify({ [name]: { caption } }),
        }),
        ["keep", `shared:${name}`],
        ["images", JPEG, "2.jpg"],
      ],
    });
    expect([album.status, post.status]).toEqual([201, 201]);
    await putOnPage(name, caption);
    const json = { files: [name], students: [child._id, friend._id], isMarked: true };
    expect((await api.post("/pictures/children", { ...call, json })).status).toBe(200);
    return {
      child: child._id,
      friend: friend._id,
      picture: name,
      caption,
      other: post.body.images[1],
      album: album.body._id,
      post: post.body._id,
    };
  }

  /** The places at which visitors find the picture. */
  async function findShown(places: Places): Promise<string[]> {
    const { picture, caption, other, post } = places;
    const [base = ""] = picture.split(".");
    const shown: string[] = [];
    for (const address of READ_BY_VISITORS(places)) {
      const { status, text: html } = await api.look(address);
      expect(status, address).toBe(200);
      if (html.includes(base) || (address.startsWith("/blog-details") && html.includes(caption))) {
        shown.push(address);
      }
      if (address.startsWith("/blog-details"))
        expect(html, "the other picture stays").toContain(other.split(".")[0]);
    }
    for (const address of [
      galleries.list,
      blocks.list,
      String(blocks.get?.(post)),
      "/pages/get/activities",
    ]) {
      const { text: json } = await api.get(address);
      if (json.includes(base) || json.includes(caption)) shown.push(address);
    }
    for (const part of storedNames(picture)) {
      const { status } = await api.get(filePath(part));
      expect([200, 404], part).toContain(status);
      if (status === 200) shown.push(part);
    }
    return shown;
  }

  /** Whether the file of the picture is public, and whether it is among the public ones, once per place. */
  const stateOf = async (picture: string) => ({
    status: (await api.get(filePath(picture))).status,
    isServed: (await files.find(picture)) !== undefined,
  });
  return { record, setRule, trash, restore, createPlaces, findShown, stateOf };
}

export const HIDDEN = { status: 404, isServed: false };
export const SHOWN = { status: 200, isServed: true };
