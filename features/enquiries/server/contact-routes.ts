import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { doneBodySchema } from "../../../core/content/api/api-contract.ts";
import { SEND_KEY_HEADER } from "../../../core/content/api/api-names.ts";
import { describeInput } from "../../../core/server/content/describe-resource.ts";
import { type JsonSchema, routesOf } from "../../../core/server/openapi.ts";
import { LANGUAGES } from "../../../core/words/languages.ts";
import { contacts } from "../content/contacts.ts";
import type { ReceiveEnquiry } from "./receive-enquiry.ts";

const SEND_KEY = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      description: "Names the message: sent again with the same key and fields, it is stored once",
    },
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

export function registerContactCreate(app: FastifyInstance, receiveEnquiry: ReceiveEnquiry): void {
  app.post(
    contacts.paths.create,
    routesOf(contacts.singular)("public", "Send a message to the school office", {
      documentedHeaders: SEND_KEY,
      documentedBody: { type: "application/json", schema: describeMessage },
      refusals: [429],
      response: { 201: receivedSchema },
    }),
    async (request, reply) => {
      const key = request.headers[SEND_KEY_HEADER];
      const { reference } = await receiveEnquiry(request.body, {
        address: request.ip,
        ...(typeof key === "string" && { key }),
      });
      return reply.code(201).send({ success: true, reference });
    },
  );
}
