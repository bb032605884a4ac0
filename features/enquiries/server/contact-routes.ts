import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { SEND_KEY_HEADER } from "../../../core/content/api/api-names.ts";
import { defineCalls } from "../../../core/content/api/define-calls.ts";
import { doneBodySchema } from "../../../core/content/api/done-body.ts";
import { describeInput } from "../../../core/server/content/describe-resource.ts";
import type { JsonSchema } from "../../../core/server/openapi.ts";
import { serve } from "../../../core/server/serve.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { contacts } from "../content/contacts.ts";
import type { ReceiveEnquiry } from "./receive-enquiry.ts";

const SEND_KEY = {
  "Idempotency-Key": {
    type: "string",
    description: "Names the message: sent again with the same key and fields, it is stored once",
  },
};

/** Data of a form about itself. */
const ABOUT_THE_FORM = {
  language: { type: "string", enum: LANGUAGES, description: "Of the form; the sender is answered in it" },
  seconds: { type: "number", description: "How long the form was open" },
};

function describeMessage(): JsonSchema {
  const { properties, ...rest } = describeInput(contacts, "create");
  return { ...rest, properties: { ...(properties as JsonSchema), ...ABOUT_THE_FORM } };
}

const receivedSchema = doneBodySchema.extend({
  reference: z.string().describe("Names the message on the telephone: K7M-4PX"),
});

/** Called by the public contact form, which loads no declarations. */
const { sendMessage } = defineCalls(contacts.singular.en, {
  sendMessage: {
    method: "POST",
    path: contacts.paths.create,
    access: "public",
    summary: "Send a message to the school office",
    headers: SEND_KEY,
    uncheckedBody: describeMessage,
    answer: receivedSchema,
    status: 201,
    refusals: [429],
  },
});

export function registerContactCreate(app: FastifyInstance, receiveEnquiry: ReceiveEnquiry): void {
  serve(app, sendMessage, async (request) => {
    const key = request.headers[SEND_KEY_HEADER];
    const { reference } = await receiveEnquiry(request.body, {
      address: request.ip,
      ...(typeof key === "string" && { key }),
    });
    return { success: true as const, reference };
  });
}
