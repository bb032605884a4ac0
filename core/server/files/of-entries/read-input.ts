import type { FastifyRequest } from "fastify";
import type { UploadRule } from "../../../content/files/upload-rules.ts";
import { type Coded, message } from "../../../content/messages/message.ts";
import { checkEntry } from "../../../content/types/check-entry.ts";
import { hasDrafts, type Resource } from "../../../content/types/define-resource.ts";
import type { EntryValues } from "../../content/entry-rows.ts";
import { malformedRequest, validationFailed } from "../../errors.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";
import type { FormLimits, ReceivedForm } from "../uploads/receive-form.ts";
import { albumAudiences } from "./album-picture-routes.ts";
import type { AlbumAudiences } from "./album-pictures.ts";

export type ReceiveForm = (
  request: FastifyRequest,
  rules: Record<string, UploadRule>,
  limits?: Partial<FormLimits>,
) => Promise<ReceivedForm>;

export interface EntryInput {
  /** The fields, and `isDraft` as it is stored. */
  values: EntryValues;
  files: Record<string, PreparedFile[]>;
  /** The pictures of the list in order, stored ones and staged ones; undefined keeps all that are stored. */
  keep: string[] | undefined;
  /** Optional file fields to empty. */
  remove: string[];
  /** Other entries whose pictures `keep` may name; absent: none. */
  audiences?: AlbumAudiences;
}

/** Reads and checks the body of a create or update; nothing is stored before this has passed. */
export async function readInput(
  request: FastifyRequest,
  resource: Resource,
  mode: "create" | "update",
  receiveForm: ReceiveForm,
): Promise<EntryInput> {
  const { sent, files } =
    resource.body === "json" ? readJson(request) : await readMultipart(request, resource, receiveForm);
  const control = {
    keep: takeKeep(resource, sent),
    remove: mode === "update" ? takeRemove(resource, sent) : [],
  };
  const isKept = (field: string) => resource.fields[field]?.kind === "files" && control.keep?.length;
  const draft = takeDraftState(resource, sent);
  const {
    values,
    errors,
    message: refusal,
  } = checkEntry(resource, mode, flatten(resource, sent), (field) =>
    Boolean(files[field]?.length || isKept(field)),
  );
  const unknown = { ...unknownFields(resource, sent), ...draft.errors };
  if (Object.keys(unknown).length > 0) throw validationFailed({ ...unknown, ...errors });
  if (refusal !== undefined) throw validationFailed(errors, refusal);
  return { values: { ...values, ...draft.values }, files, ...control, audiences: albumAudiences(request) };
}

type Sent = Record<string, unknown>;

function readJson(request: FastifyRequest): { sent: Sent; files: EntryInput["files"] } {
  const { body } = request;
  if (body === null || typeof body !== "object" || Array.isArray(body)) {
    throw malformedRequest(message("fields_not_json"));
  }
  return { sent: { ...body }, files: {} };
}

async function readMultipart(
  request: FastifyRequest,
  resource: Resource,
  receiveForm: ReceiveForm,
): Promise<{ sent: Sent; files: EntryInput["files"] }> {
  const rules: Record<string, UploadRule> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== "value") rules[name] = field.rule;
  }
  const { fields, files } = await receiveForm(request, rules);
  return { sent: { ...fields }, files };
}

/** `keep` and `remove` are not fields of an entry but say what becomes of its files. */
function takeKeep(resource: Resource, sent: Sent): string[] | undefined {
  const hasList = Object.values(resource.fields).some((field) => field.kind === "files");
  if (!hasList || sent.keep === undefined) return undefined;
  // Each text may name several, because a form has fewer fields than a gallery may have pictures. A form cannot send an
  // empty list, so one empty `keep` stands for "none".
  const keep = (sent.keep as string[]).flatMap((names) => names.split("\n"));
  delete sent.keep;
  return keep.filter((name) => name !== "");
}

function takeRemove(resource: Resource, sent: Sent): string[] {
  const removable = Object.entries(resource.fields)
    .filter(([, field]) => field.kind === "file" && !field.required)
    .map(([name]) => name);
  if (removable.length === 0 || sent.remove === undefined) return [];
  const remove = (sent.remove as string[]).filter((name) => name !== "");
  const wrong = remove.find((name) => !removable.includes(name));
  if (wrong !== undefined)
    throw validationFailed({ remove: message("field_not_removable", { names: removable.join(" or ") }) });
  delete sent.remove;
  return remove;
}

/** `isDraft` is no field of an entry either; a form has texts only. */
function takeDraftState(
  resource: Resource,
  sent: Sent,
): { values: { isDraft?: 0 | 1 }; errors: Record<string, Coded> } {
  if (!hasDrafts(resource) || sent.isDraft === undefined) return { values: {}, errors: {} };
  const text = String(sent.isDraft);
  delete sent.isDraft;
  if (text !== "true" && text !== "false") {
    return { values: {}, errors: { isDraft: message("draft_not_a_flag") } };
  }
  return { values: { isDraft: text === "true" ? 1 : 0 }, errors: {} };
}

/** A form field that came once is a text, one that came twice is a mistake that the field's rule will name. */
function flatten(resource: Resource, sent: Sent): Sent {
  if (resource.body === "json") return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      Array.isArray(value) && value.length === 1 ? value[0] : value,
    ]),
  );
}

function unknownFields(resource: Resource, sent: Sent): Record<string, Coded> {
  const unknown = Object.keys(sent).filter((name) => resource.fields[name]?.kind !== "value");
  return Object.fromEntries(unknown.map((name) => [name, message("not_a_field_of_form", { name })]));
}
