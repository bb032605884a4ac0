import { isPageName, type PageName, pages } from "../../../content/pages/index.ts";
import { documentFiles, mapPictures } from "../../../content/pages/page-schema.ts";
import { findPage } from "../api/api-client.ts";
import { type Draft, findDraft, keepDraft } from "../typing/drafts.ts";

interface VersionOf {
  type: string;
  /** The name of a page; there is one announcement. */
  id: string;
  value: Readonly<Record<string, unknown>>;
}

/** Whether somebody has typed there, and not saved. */
export const hasDraft = async ({ id }: Pick<VersionOf, "id">): Promise<boolean> =>
  (await findDraft(id)) !== undefined;

/** Makes a version of a page or of the announcement what was typed and not saved; returns the screen that offers it. */
export async function keepAsDraft({ type, id, value }: VersionOf): Promise<string> {
  if (type === "pages" && isPageName(id)) {
    await keepDraft(id, await draftOfPage(id, value));
    return `/admin/pages/${id}`;
  }
  const texts = Object.fromEntries(Object.entries(value).map(([name, text]) => [name, text ?? ""]));
  await keepDraft(id, { texts });
  return "/admin/marquee-manager";
}

async function draftOfPage(name: PageName, value: VersionOf["value"]): Promise<Draft> {
  const { document: base, updatedAt: basedOn } = await findPage(name);
  const shown = new Set(documentFiles(pages[name], base));
  // The other pictures are withdrawn, and have to be chosen again.
  const document = mapPictures(pages[name], value, (picture) =>
    shown.has(String(picture.file)) ? picture : null,
  );
  return { document, files: {}, basedOn, base };
}
