/** What the login leaves for the next public page to say, once. */
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
    // Storage is blocked in this browser, so nobody has logged in either.
    return null;
  }
}
