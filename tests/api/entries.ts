import { expect } from "vitest";
import { contacts as contactsDeclaration } from "../../features/enquiries/content/contacts.ts";
import { contentTypes } from "../../features/test-contracts.ts";
import type { ResourceName } from "../../features/types.ts";
import { buildJpeg } from "../files.ts";
import type { TestServer } from "../test-server.ts";
import type { ApiClient, FormEntry } from "./api-client.ts";
import { CANARIES, type ContentTypeCase } from "./content-type-case.ts";

export type { ContentTypeCase };
export { CANARIES, contentTypes };

export const allTypes: ContentTypeCase[] = Object.values(contentTypes);
/** The types that admins create with a form; contact messages are sent by visitors. */
export const formTypes = allTypes.filter((type) => type.body === "multipart");
/** The types that admins create. */
export const officeTypes = allTypes.filter((type) => type !== contentTypes.contacts);
/**
 * One type of each kind, for behaviours that do not depend on the fields of a type: JSON without files, with lists of pictures and
 * approval, with private fields, and from visitors. `history.test.ts` takes an entry of every type through its life.
 */
const { events, notices, blocks, students, contacts } = contentTypes;
const KINDS: readonly ContentTypeCase[] = [events, blocks, students, contacts];
export const oneOfEachKind = (types: readonly ContentTypeCase[]): ContentTypeCase[] =>
  types.filter((type) => KINDS.includes(type));
/** Fields for a PDF or a picture, for a list of pictures, for one picture, and for a private one. */
export const fileFields = [notices, blocks, students].flatMap((type) =>
  Object.entries<ContentTypeCase["files"][string]>(type.files).map(([field, rules]) => ({
    type,
    field,
    ...rules,
  })),
);
export const nameOf = (type: ContentTypeCase) =>
  Object.entries<ContentTypeCase>(contentTypes).find(([, each]) => each === type)?.[0] as ResourceName;
export const publicTypes = allTypes.filter((type) => type.publicKeys.length > 0);

/** How a list is read by the largest audience: visitors, or the office. */
export const readersOf = ({ publicKeys }: ContentTypeCase, token: string) =>
  publicKeys.length > 0 ? {} : { token };

/** One small picture is enough for most tests. */
export const JPEG = await buildJpeg();

export const toForm = (fields: Record<string, string | number>): FormEntry[] =>
  Object.entries(fields).map(([name, value]) => [name, String(value)]);

/** A complete form, each file field filled with one small picture. */
export function completeForm(
  type: ContentTypeCase,
  overrides: Record<string, string | number> = {},
): FormEntry[] {
  return [
    ...toForm({ ...type.fields, ...overrides }),
    ...Object.keys(type.files).map((field): FormEntry => [field, JPEG]),
  ];
}

// biome-ignore lint/suspicious/noExplicitAny: entries of every content type
export type AnyEntry = any;

/** Creates an entry and returns it as an admin sees it. */
export async function createEntry(
  api: Pick<ApiClient, "get" | "post"> & { server: Pick<TestServer, "content">; token: string },
  type: ContentTypeCase,
  overrides: Record<string, string | number> = {},
): Promise<AnyEntry> {
  if (type === contentTypes.contacts) {
    const { _id } = await api.server.content.create(contactsDeclaration, { ...type.fields, ...overrides });
    const list = await api.get(type.list, { token: api.token });
    return list.body.find((entry: { _id: string }) => entry._id === _id);
  }
  const answer = await api.post(type.create, { token: api.token, ...createCall(type, overrides) });
  expect(answer.status).toBe(201);
  return answer.body;
}

export const createCall = (type: ContentTypeCase, overrides: Record<string, string | number> = {}) =>
  type.body === "json" ? { json: { ...type.fields, ...overrides } } : { form: completeForm(type, overrides) };

export const changeCall = (type: ContentTypeCase, fields: Record<string, string | number>) =>
  type.body === "json" ? { json: fields } : { form: toForm(fields) };

/** The stored name without the prefix of the field. */
export const bareName = (value: string) => value.replace(/^\/?uploads\//, "");

export const filePath = (value: string) => `/uploads/${bareName(value)}`;
