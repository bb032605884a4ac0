import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { STAGE_PATH, type StagedFile, stagedFileSchema } from "../../content/api-contract.ts";
import { findPictureSize } from "../../content/images.ts";
import type { FilesField, Resource } from "../../content/resources/define-resource.ts";
import { resourceList } from "../../content/resources/index.ts";
import { validationFailed } from "../errors.ts";
import type { PreparedFile } from "../uploads/prepare-file.ts";
import type { ReceiveForm } from "./read-input.ts";
import { type EntryStores, withWrittenFiles } from "./save-entry.ts";

export interface StageServices extends EntryStores {
  receiveForm: ReceiveForm;
}

const LISTS = resourceList.flatMap((resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === "files" ? [{ type: resource.name, name, field }] : [],
  ),
);

/** In the address, because the rule must be known before the file arrives. */
const listQuery = z.strictObject({
  type: z.string().describe(LISTS.map(({ type }) => type).join(", ")),
  field: z.string().describe("The field of that type which takes a list of files"),
});

const FORM = {
  type: "object",
  properties: { file: { type: "string", format: "binary" } },
  required: ["file"],
  additionalProperties: false,
};

/** Takes one file ahead of the entry that is to name it, so that an album is sent picture by picture and saved as one. */
export function registerStageRoutes(app: FastifyInstance, services: StageServices): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    STAGE_PATH,
    {
      config: { access: "admin" },
      schema: {
        tags: ["Files"],
        summary:
          "Send a file ahead of its entry, whose create or update then names it in `keep`; it waits a day",
        querystring: listQuery,
        documentedBody: { type: "multipart/form-data", schema: FORM },
        response: { 201: stagedFileSchema },
      },
    },
    async (request, reply) => {
      const { rule } = requireList(request.query);
      const form = await services.receiveForm(request, { file: { ...rule, maxFiles: 1 } });
      const [unknown] = Object.keys(form.fields);
      if (unknown !== undefined)
        throw validationFailed({ [unknown]: `${unknown} is not a field of this form` });
      const [file] = form.files.file ?? [];
      if (!file) throw validationFailed({ file: "Send one file" });
      const staged = async () => present(file);
      return reply.code(201).send(await withWrittenFiles(services, [file], staged, services.files.staged));
    },
  );
}

function requireList(query: z.infer<typeof listQuery>): FilesField {
  const list = LISTS.find(({ type, name }) => type === query.type && name === query.field);
  if (!list) throw validationFailed({ field: `${query.type} has no list of files called ${query.field}` });
  return list.field;
}

const present = ({ name, parts }: PreparedFile): StagedFile => ({
  name,
  size: parts[0]?.bytes.length ?? 0,
  kind: name.endsWith(".pdf") ? "pdf" : "image",
  ...findPictureSize(name),
});
