/** The values typed into a form of this address before the page was loaded in another language. Passwords are never stored. */
const KEY = "typedBeforeReload";

interface Kept {
  path: string;
  texts: Record<string, string>;
  hadPassword: boolean;
}

export function keepTyped(form: HTMLFormElement | null | undefined): void {
  if (!form) return;
  const passwords = [...form.querySelectorAll<HTMLInputElement>("[autocomplete$=password]")];
  const hidden = new Set(passwords.map(({ name }) => name));
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && !hidden.has(name) ? [[name, value] as const] : [],
  );
  const kept: Kept = {
    path: location.pathname,
    texts: Object.fromEntries(texts),
    hadPassword: passwords.some(({ value }) => value !== ""),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser may refuse storage.
  }
}

/** The values stored for this address. They are returned once. */
export function takeTyped(): Pick<Kept, "texts" | "hadPassword"> {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const kept = stored === null ? undefined : (JSON.parse(stored) as Kept);
    if (kept?.path === location.pathname) return kept;
  } catch {
    // As above.
  }
  return { texts: {}, hadPassword: false };
}
