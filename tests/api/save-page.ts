import type { PageName } from "../../features/pages.ts";
import type { Answer, FormEntry } from "./api-client.ts";
import type { Api } from "./start-api.ts";

interface Sent {
  files?: readonly Uint8Array[];
  headers?: Record<string, string>;
}

/** Saves fields of a page as the panel does; the document names the files `upload:0`, `upload:1`, ... */
export function savePage(
  api: Api,
  name: PageName,
  document: unknown,
  { files = [], headers = {} }: Sent = {},
): Promise<Answer> {
  const form: FormEntry[] = [["document", JSON.stringify(document)]];
  return api.put(`/pages/update/${name}`, {
    token: api.token,
    headers,
    form: [...form, ...files.map((file) => ["files", file] as const)],
  });
}

/** A text in one language or in both. */
export const text = (en: string | null, hi: string | null = null) => ({ en, hi });
