/** Inserts a text at the cursor, with an empty line between it and the rest. */
export function insertText(text: string, inserted: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, start).trimEnd(), text.slice(end).trimStart()];
  return [before, inserted, after].filter(Boolean).join("\n\n");
}
