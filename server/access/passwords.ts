import { randomBytes } from "node:crypto";

/** Argon2id is the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded with the first password: most starts see none. */
const loadArgon2 = () => import("@node-rs/argon2");

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password, COST);
}

/** To be told once and never kept. */
export const generatePassword = () => randomBytes(12).toString("base64url");

/** A hash of no password at all: checking against it costs what a real check costs. */
const NOBODY =
  "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5LW5vYm9keQ$QmVjYXVzZSBub2JvZHkgbG9ncyBpbiB3aXRoIGl0ISE";

/** Takes the same time whether the account exists or not, so that addresses cannot be probed. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const { verify } = await loadArgon2();
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== undefined;
}
