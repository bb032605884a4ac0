/** A message from the moment of sending until the office has it. It is stored in this browser and survives a reload. */
export interface UnsentMessage {
  fields: Record<string, string>;
  /** Names this message, so that the server stores it once however often it is sent. */
  key: string;
  at: number;
}

/** Other people may use the same phone. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** `form` is the address to which the form is sent. */
const storageKey = (form: string) => `unsent-message ${form}`;

/** Deletes a message that is too old. */
export function findUnsent(form: string): UnsentMessage | undefined {
  try {
    const stored = localStorage.getItem(storageKey(form));
    const message: UnsentMessage | undefined = stored === null ? undefined : JSON.parse(stored);
    if (message && Date.now() - message.at < KEPT_MS) return message;
  } catch {
    // Without storage, or with the data of another program, there is no message.
  }
  dropUnsent(form);
  return undefined;
}

/** A message that is sent again without a change keeps its key. */
export function keepUnsent(form: string, fields: Record<string, string>): UnsentMessage {
  const earlier = findUnsent(form);
  const isSame = JSON.stringify(earlier?.fields) === JSON.stringify(fields);
  const key = isSame && earlier ? earlier.key : crypto.getRandomValues(new Uint32Array(4)).join("-");
  const message = { fields, key, at: Date.now() };
  try {
    localStorage.setItem(storageKey(form), JSON.stringify(message));
  } catch {}
  return message;
}

export function dropUnsent(form: string): void {
  try {
    localStorage.removeItem(storageKey(form));
  } catch {}
}
