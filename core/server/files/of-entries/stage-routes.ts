import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { resourceList } from "../../../../features/types.ts";
import { type StagedFile, stageCall } from "../../../content/api/api-contract.ts";
import { permissionFor } from "../../../content/api/permissions.ts";
import { findPictureSize } from "../../../content/files/images.ts";
import { pictureFile } from "../../../content/files/upload-rules.ts";
import { message } from "../../../content/messages/message.ts";
import { featureOfType } from "../../../content/parts/parts.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { fileFields } from "../../database/entries/entry-files.ts";
import { partOff, validationFailed } from "../../errors.ts";
import { requirePermission } from "../../http/require-permission.ts";
import type { KnownParts } from "../../parts/known-parts.ts";
import { serve } from "../../serve.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";
import { type EntryStores, stageFile } from "./prepare-save.ts";
import type { ReceiveForm } from "./read-input.ts";
import { createStageLimit } from "./stage-limit.ts";

/** The field of a staged file is not stored, so all of these must take the same pictures: lists, and single pictures with the same rule. */
const FIELDS = resourceList.flatMap((resource: Resource) =>
  fileFields(resource)
    .filter(([, { kind, rule }]) => kind === "files" || rule === pictureFile)
    .map(([name, field]) => ({ resource, name, field })),
);

/** In the address, because the rule must be known before the file arrives. */
const fieldQuery = z.strictObject({
  type: z.string().describe([...new Set(FIELDS.map(({ resource }) => resource.name))].join(", ")),
  field: z.string().describe("The field of that type which takes pictures"),
});

/** Takes a file before its entry is saved: the pictures of an album are sent one by one and saved together. */
export function registerStageRoutes(
  app: FastifyInstance,
  services: EntryStores & { receiveForm: ReceiveForm; parts: KnownParts },
): void {
  const requireRoom = createStageLimit(services.files.staged, Date.now);
  serve(app, { ...stageCall, query: fieldQuery }, async (request) => {
    const { resource, field } = requireField(request.query);
    if (!services.parts.isOnNow(featureOfType(resource.name))) throw partOff();
    requirePermission(request.session, permissionFor(resource, "write"));
    const form = await services.receiveForm(request, { file: { ...field.rule, maxFiles: 1 } });
    const [unknown] = Object.keys(form.fields);
    if (unknown !== undefined)
      throw validationFailed({ [unknown]: message("not_a_field_of_form", { name: unknown }) });
    const [file] = form.files.file ?? [];
    if (!file) throw validationFailed({ file: message("file_missing") });
    await requireRoom(file);
    await stageFile(services, file);
    return present(file);
  });
}

function requireField(query: z.infer<typeof fieldQuery>) {
  const found = FIELDS.find(({ resource, name }) => resource.name === query.type && name === query.field);
  if (!found)
    throw validationFailed({
      field: message("field_without_pictures", { type: query.type, name: query.field }),
    });
  return found;
}

const present = ({ name, parts }: PreparedFile): StagedFile => ({
  name,
  size: parts[0]?.bytes.length ?? 0,
  kind: name.endsWith(".pdf") ? "pdf" : "image",
  ...findPictureSize(name),
});
