import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a session or a link. */
export const createToken = () => randomBytes(32).toString("base64url");

/** The database has only a digest of each token, so that nobody can log in with what it holds. */
export const digest = (token: string) => createHash("sha256").update(token).digest("hex");
