import type {
  AuthenticationResponse,
  RegistrationResponse,
} from "../../../../core/content/api/passkey-contract.ts";

/** Loaded with the first use of a passkey: most processes never need the library. */
const loadLibrary = () => import("@simplewebauthn/server");

/** EdDSA, ES256 and RS256 in COSE. The default of the library depends on the version of Node that runs. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** As long as a ticket of `login-steps.ts`. */
const TIMEOUT_MS = 5 * 60_000;
/** The largest integer of a column. Counters of devices begin at 0 and count uses. */
const MAX_COUNTER = 2 ** 31 - 1;

/** The public part of a passkey. */
export interface Credential {
  credentialId: string;
  /** In base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
}

type Descriptor = Pick<Credential, "credentialId" | "transports">;

interface NewOwner {
  accountId: string;
  email: string;
  name: string;
  schoolName: string;
  existing: readonly Descriptor[];
}

export type Webauthn = ReturnType<typeof createWebauthn>;

const describe = ({ credentialId, transports }: Descriptor) => ({ id: credentialId, transports });

/** The library throws for every response that it does not accept. */
const undefinedIfRefused = async <Value>(check: () => Promise<Value | undefined>) => {
  try {
    return await check();
  } catch {
    return undefined;
  }
};

/**
 * Creates and checks the messages of WebAuthn. Browsers bind a passkey to the host of the site's address. Every passkey can be the only
 * step of a login: the device stores the account with it and verifies the person.
 */
export function createWebauthn(siteUrl: string) {
  const { origin, hostname } = new URL(siteUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname };

  return {
    /** The only address at which passkeys work. */
    address: origin,

    async startRegistration({ accountId, email, name, schoolName, existing }: NewOwner) {
      const { generateRegistrationOptions } = await loadLibrary();
      return generateRegistrationOptions({
        rpName: schoolName,
        rpID: hostname,
        userID: new TextEncoder().encode(accountId),
        userName: email,
        userDisplayName: name || email,
        timeout: TIMEOUT_MS,
        supportedAlgorithmIDs,
        excludeCredentials: existing.map(describe),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    /** Undefined if the response is not valid. */
    checkRegistration: (response: RegistrationResponse, expectedChallenge: string) =>
      undefinedIfRefused(async (): Promise<Credential | undefined> => {
        const { verifyRegistrationResponse } = await loadLibrary();
        const { registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge,
          supportedAlgorithmIDs,
          ...expected,
        });
        if (!registrationInfo || registrationInfo.credential.counter > MAX_COUNTER) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          credentialId: id,
          publicKey: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports,
        };
      }),

    /** Without passkeys, the device offers those that it has. */
    async startLogin(allowed?: readonly Descriptor[]) {
      const { generateAuthenticationOptions } = await loadLibrary();
      return generateAuthenticationOptions({
        rpID: hostname,
        timeout: TIMEOUT_MS,
        userVerification: "required",
        ...(allowed && { allowCredentials: allowed.map(describe) }),
      });
    },

    /** The counter of the device; undefined if the response is not valid. */
    checkLogin: (
      response: AuthenticationResponse,
      expectedChallenge: string,
      { credentialId, publicKey }: Pick<Credential, "credentialId" | "publicKey">,
    ) =>
      undefinedIfRefused(async (): Promise<number | undefined> => {
        const { verifyAuthenticationResponse } = await loadLibrary();
        const { userHandle, ...signed } = response.response;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) } },
          expectedChallenge,
          ...expected,
          // The store compares the counters, in the statement that saves the new one.
          credential: { id: credentialId, publicKey: Buffer.from(publicKey, "base64url"), counter: 0 },
        });
        const { newCounter } = authenticationInfo;
        return verified && newCounter <= MAX_COUNTER ? newCounter : undefined;
      }),
  };
}
