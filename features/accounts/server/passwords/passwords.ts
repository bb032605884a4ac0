import { randomBytes } from "node:crypto";

/** For Argon2id, the default algorithm of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded on demand: most processes never need it. */
const loadArgon2 = () => import("@node-rs/argon2");

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password, COST);
}

/** Shown once and never stored. */
export const generatePassword = () => randomBytes(12).toString("base64url");

/** Matches no password; a check against it takes as long as a real one. */
const NO_PASSWORD =
  "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keQ$QmVjYXVzZSBub2JvZHkgbG9ncyBpbiB3aXRoIGl0ISE";

/** Takes the same time whether or not the account exists, so that nobody can find out which addresses have one. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  const matches = await verify(passwordHash ?? NO_PASSWORD, password);
  return matches && passwordHash !== undefined;
}
