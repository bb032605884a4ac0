export type Encoding = "br" | "gzip" | "identity";

/**
 * The encoding with the highest weight; among equals the one with the smallest response. A client that refuses all of them gets
 * the plain text, which RFC 9110 prefers to an error.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const weights = readWeights(header.toLowerCase());
  const others = weights.get("*") ?? 0;
  const br = weights.get("br") ?? others;
  const gzip = weights.get("gzip") ?? weights.get("x-gzip") ?? others;
  const identity = weights.get("identity") ?? 0;
  if (br > 0 && br >= gzip && br >= identity) return "br";
  return gzip > 0 && gzip >= identity ? "gzip" : "identity";
}

/** The weight (`q`) of each named encoding. An invalid weight counts as a refusal. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    const [name = "", parameter] = part.split(";", 2);
    weights.set(name.trim(), parameter === undefined ? 1 : readWeight(parameter));
  }
  return weights;
}

const WEIGHT = /^\s*q\s*=\s*(?<value>[01](?:\.\d{0,3})?)\s*$/;

function readWeight(parameter: string): number {
  const value = Number(WEIGHT.exec(parameter)?.groups?.value ?? 0);
  return value <= 1 ? value : 0;
}
