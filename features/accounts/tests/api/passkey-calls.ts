import { expect } from "vitest";
import type { Api } from "../../../../tests/api/start-api.ts";
import { createPerson, type Person } from "./people.ts";
import { createDevice, type Deviations, type Device } from "./software-device.ts";

export interface Owner extends Person {
  token: string;
  device: Device;
  /** The id of the passkey. */
  passkey: string;
  /** Given with the passkey. */
  recoveryCodes: string[];
}

/** The status and the id of the message. */
export const reasonOf = ({
  status,
  body,
}: {
  status: number;
  body: { id: string; params?: { reason?: string } };
}) => [status, body.params?.reason ?? body.id];

/** The calls that a browser makes with passkeys. */
export function passkeyCalls(api: Api) {
  const calls = {
    logIn: ({ email, password }: Pick<Person, "email" | "password">) => api.logIn(email, password),

    listOf: async (token: string) => (await api.get("/admins/passkeys", { token })).body.passkeys,

    startAdding: (token: string) => api.post("/admins/passkeys/options", { token }),

    sendNew: (token: string, json: Record<string, unknown>) =>
      api.post("/admins/passkeys", { token, json: { name: "Phone", ...json } }),

    async add(token: string, device: Device, changes: Deviations = {}) {
      const { body } = await calls.startAdding(token);
      return calls.sendNew(token, { token: body.token, response: device.register(body.options, changes) });
    },

    /** A person with a passkey. */
    async createOwner(device = createDevice(api.url)): Promise<Owner> {
      const person = await createPerson(api, "notices");
      const token = await calls.logIn(person);
      const { status, body } = await calls.add(token, device);
      expect(status).toBe(201);
      const [{ _id: passkey }] = await calls.listOf(token);
      return { ...person, token, device, passkey, recoveryCodes: body.recoveryCodes };
    },

    /** Without a token the passkey is the only step. */
    startLogin: (token?: string) =>
      api.post("/admins/login/passkey/options", token === undefined ? {} : { json: { token } }),

    sendProof: (token: string, response: unknown) =>
      api.post("/admins/login/passkey", { json: { token, response } }),

    async logInWith(device: Device, changes: Deviations = {}) {
      const { body } = await calls.startLogin();
      return calls.sendProof(body.token, device.answer(body.options, changes));
    },

    startConfirming: (token: string) => api.post("/admins/confirm/passkey/options", { token }),

    confirm: (token: string, json: { token: string; response: unknown }) =>
      api.post("/admins/confirm/passkey", { token, json }),
  };
  return calls;
}
