import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** The changes of a test that make a response invalid. */
export interface Deviations {
  challenge?: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
  credentialId?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** CBOR of a byte string of 24 to 65535 bytes. */
const cborBytes = (data: Buffer) =>
  Buffer.concat([data.length < 256 ? Buffer.from([0x58, data.length]) : cborLength(data.length), data]);
function cborLength(length: number): Buffer {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(length, 1);
  return head;
}
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** A passkey of a device (ES256), with real signatures. `counts` is false for devices without a counter. */
export function createDevice(origin: string, { counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ownId = base64url(randomBytes(32));
  let uses = 0;

  const writeClientData = (type: string, challenge: string, changes: Deviations) =>
    Buffer.from(
      JSON.stringify({ type, challenge: changes.challenge ?? challenge, origin: changes.origin ?? origin }),
    );

  function writeDeviceData(rpId: string, flags: number, changes: Deviations, credential = Buffer.of()) {
    const counter = Buffer.alloc(4);
    if (counts) uses += 1;
    counter.writeUInt32BE(changes.counter ?? uses);
    const verified = changes.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([
      sha256(changes.rpId ?? rpId),
      Buffer.from([PRESENT | verified | flags]),
      counter,
      credential,
    ]);
  }

  /** The public key in COSE: EC2, ES256, P-256, x, y. */
  function writeKey(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, "base64url")),
    ]);
  }

  return {
    id: ownId,

    /** The response to the options of a new passkey. */
    register({ challenge, rp }: { challenge: string; rp: { id: string } }, changes: Deviations = {}) {
      const id = changes.credentialId ?? ownId;
      const idBytes = Buffer.from(id, "base64url");
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(idBytes.length);
      const credential = Buffer.concat([Buffer.alloc(16), idLength, idBytes, writeKey()]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0])],
        cborText("authData"),
        cborBytes(writeDeviceData(rp.id, HAS_CREDENTIAL, changes, credential)),
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(writeClientData("webauthn.create", challenge, changes)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },

    /** The response to the options of a login. */
    answer({ challenge, rpId }: { challenge: string; rpId: string }, changes: Deviations = {}) {
      const id = changes.credentialId ?? ownId;
      const clientData = writeClientData("webauthn.get", challenge, changes);
      const deviceData = writeDeviceData(rpId, 0, changes);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(deviceData),
          signature: base64url(sign("sha256", Buffer.concat([deviceData, sha256(clientData)]), privateKey)),
        },
      };
    },
  };
}

export type Device = ReturnType<typeof createDevice>;
