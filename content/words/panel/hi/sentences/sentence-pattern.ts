/** A sentence with parts, which are named groups: `label` arrives in Hindi, all others as they are. */
export interface SentencePattern {
  pattern: RegExp;
  write: (parts: Readonly<Record<string, string>>) => string;
}
