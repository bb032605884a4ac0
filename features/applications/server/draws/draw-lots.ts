import { createHash } from "node:crypto";

/**
 * The references in the order of a draw: sorted by the SHA-256 of the seed, a space and the reference, in hexadecimal. Anybody can repeat
 * it: `printf '%s' 'SEED A7M-4PX' | sha256sum`. The published page states the same rule.
 */
export function drawLots(references: readonly string[], seed: string): string[] {
  const drawn = references.map((reference) => ({
    reference,
    lot: createHash("sha256").update(`${seed} ${reference}`).digest("hex"),
  }));
  return drawn.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ reference }) => reference);
}
