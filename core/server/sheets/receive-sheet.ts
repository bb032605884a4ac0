import type { FastifyRequest } from "fastify";
import { sheetFile } from "../../content/files/sheets.ts";
import { message } from "../../content/messages/message.ts";
import { validationFailed } from "../errors.ts";
import { receiveBytes, watchClient } from "../files/uploads/receive-form.ts";

/** The form that `receiveSheet` reads. `otherwise` is the sheet that is read if none is named. */
export const sheetForm = (otherwise: string) => ({
  type: "multipart/form-data" as const,
  schema: {
    type: "object",
    properties: {
      file: { type: "string", format: "binary", description: "An XLSX or CSV file" },
      sheet: { type: "string", description: `The name of one of its sheets; absent: ${otherwise}` },
    },
    required: ["file"],
    additionalProperties: false,
  },
});

interface SentSheet {
  bytes: Buffer;
  /** The name of the wanted sheet. */
  name: string | undefined;
  /** Ends the work when the client has gone. */
  gone: AbortSignal;
}

/** Receives a file with sheets and reads it. */
export async function receiveSheet<Read>(
  request: FastifyRequest,
  read: (sent: SentSheet) => Promise<Read>,
): Promise<Read> {
  const { fields, files } = await receiveBytes(request, { file: sheetFile });
  const { sheet, ...others } = fields;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw validationFailed({ [unknown]: message("not_a_field_of_form", { name: unknown }) });
  const [bytes] = files.file ?? [];
  if (!bytes) throw validationFailed({ file: message("file_missing") });
  const client = watchClient(request.socket);
  try {
    return await read({ bytes, name: sheet?.[0] || undefined, gone: client.gone });
  } finally {
    client.stop();
  }
}
