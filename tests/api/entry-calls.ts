import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { resources } from "../../features/types.ts";
import type { TestServer } from "../test-server.ts";
import type { ApiClient } from "./api-client.ts";
import {
  type AnyEntry,
  bareName,
  type ContentTypeCase,
  changeCall,
  contentTypes,
  filePath,
} from "./entries.ts";

/** Calls about entries of any type, as the admin of the test. */
export function callEntries(api: Pick<ApiClient, "get" | "post" | "put" | "remove"> & { token: string }) {
  const call = { token: api.token };
  return {
    list: async (type: ContentTypeCase): Promise<AnyEntry[]> => (await api.get(type.list, call)).body,
    change: (type: ContentTypeCase, id: string, fields: Record<string, string | number>) =>
      api.put(type.update(id), { ...call, ...changeCall(type, fields) }),
    /** Returns the revision that a restore needs. */
    remove: async (type: ContentTypeCase, { _id }: { _id: string }): Promise<string> => {
      const { status, headers } = await api.remove(type.remove(_id), call);
      expect(status).toBe(200);
      return headers.get("x-revision") ?? "";
    },
    bulk: (type: ContentTypeCase, json: object) => api.post(type.bulk, { ...call, json }),
    undoBatch: (batch: string) => api.post(`/revisions/batches/${batch}/undo`, call),
    historyOf: async (name: string, id: string): Promise<AnyEntry[]> => {
      const { status, body } = await api.get(`/revisions/${name}/${id}`, call);
      expect(status).toBe(200);
      return body;
    },
    auditOf: async (id: string): Promise<AnyEntry[]> => (await api.get(`/audit?q=${id}`, call)).body,
    statusOf: async (file: string) => (await api.get(filePath(file))).status,
  };
}

/** The stored names of all files of an entry. */
export const filesOf = (type: ContentTypeCase, entry: AnyEntry): string[] =>
  Object.keys(type.files).flatMap((field) => [entry[field]].flat().map(bareName));

/** Many students without a photo and without a history, in less time than through the store. */
export async function createCopies(
  { content, database: { db } }: Pick<TestServer, "content" | "database">,
  count: number,
): Promise<void> {
  await content.create(resources.students, { ...contentTypes.students.fields, profilePhoto: null });
  const first = await db.selectFrom("students").selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: count - 1 }, () => ({ ...first, _id: randomUUID() }));
  for (let start = 0; start < copies.length; start += 100)
    await db
      .insertInto("students")
      .values(copies.slice(start, start + 100))
      .execute();
}
