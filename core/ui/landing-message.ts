/** A message that the login leaves for the next page. */
const KEY = "message";

export function leaveMessage(text: string): void {
  sessionStorage.setItem(KEY, text);
}

export function takeMessage(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    // Without storage nobody can have logged in.
    return null;
  }
}
