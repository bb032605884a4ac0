import type { FastifyInstance } from "fastify";
import { doneBodySchema } from "../../content/api/api-contract.ts";
import { SEND_KEY_HEADER } from "../../content/api/api-names.ts";
import { message } from "../../content/messages/message.ts";
import { checkEntry } from "../../content/resources/check-entry.ts";
import { CONTACT_HONEYPOT, contacts } from "../../content/resources/contacts.ts";
import { deriveId } from "../database/entry-id.ts";
import { VISITOR } from "../database/record-change.ts";
import { malformedRequest, validationFailed } from "../errors.ts";
import type { AttemptLimit, AttemptLimiter } from "../http/attempt-limiter.ts";
import { routesOf } from "../openapi.ts";
import type { ContentStore } from "./content-store.ts";
import { describeInput } from "./describe-resource.ts";

const PER_ADDRESS: AttemptLimit = {
  attempts: 5,
  windowSeconds: 10 * 60,
  message: message("too_many_messages"),
};

const SEND_KEY = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      description: "Names the message: sent again with the same key and fields, it is stored once",
    },
  },
};

/**
 * Keeps a visitor's message; the API and the contact page without JavaScript both end here. The same message with the same key is
 * stored once: a browser sends it again if the answer was lost.
 */
export type ReceiveContact = (sent: unknown, address: string, key?: string) => Promise<void>;

export function createContactReceiver(store: ContentStore, limiter: AttemptLimiter): ReceiveContact {
  return async (sent, address, key) => {
    if (sent === null || typeof sent !== "object" || Array.isArray(sent)) {
      throw malformedRequest(message("fields_not_json"));
    }
    const { [CONTACT_HONEYPOT]: trap, ...fields } = sent as Record<string, unknown>;
    const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(contacts.fields, name));
    if (unknown.length > 0) {
      throw validationFailed(
        Object.fromEntries(unknown.map((name) => [name, message("not_a_field_of_form", { name })])),
      );
    }
    const { values, errors, message: refusal } = checkEntry(contacts, "create", fields, () => false);
    if (refusal !== undefined) throw validationFailed(errors, refusal);
    await limiter.recordAttempt(limiter.subject("contact", address), PER_ADDRESS);
    // A robot that filled in the hidden field gets the same answer as a visitor.
    if (trap !== undefined && trap !== "") return;
    const id = key === undefined ? undefined : deriveId(JSON.stringify([key, values]));
    await store.create(contacts, values, VISITOR, { id });
  };
}

export function registerContactCreate(app: FastifyInstance, receiveContact: ReceiveContact): void {
  app.post(
    contacts.paths.create,
    routesOf(contacts.singular)("public", "Send a message to the school office", {
      documentedHeaders: SEND_KEY,
      documentedBody: { type: "application/json", schema: () => describeInput(contacts, "create") },
      refusals: [429],
      response: { 201: doneBodySchema },
    }),
    async (request, reply) => {
      const key = request.headers[SEND_KEY_HEADER];
      await receiveContact(request.body, request.ip, typeof key === "string" ? key : undefined);
      return reply.code(201).send({ success: true });
    },
  );
}
