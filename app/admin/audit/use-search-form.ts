import { type FormEvent, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { findControl } from "../entry-form/form-values.ts";

/** Long enough for a fast typist, short enough to feel immediate. */
const PAUSE_MS = 250;

/** Ties the inputs of a form to the address: what is typed narrows the list after a moment, and Back undoes it. */
export function useSearchForm(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  // The caller may make the list anew each time, with the same names in it.
  const allNames = names.join(" ");
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    // Links and the Back button change the search too, and the inputs follow; but never under a typing hand.
    if (timer.current !== undefined || !ref.current) return;
    for (const name of allNames.split(" ")) {
      const control = findControl(ref.current, name);
      if (control) control.value = params.get(name) ?? "";
    }
  }, [params, allNames]);

  /** The other parameters stay, but another search begins at the first page. */
  function withoutSearch(): URLSearchParams {
    const others = new URLSearchParams(location.search);
    for (const name of [...names, "page"]) others.delete(name);
    return others;
  }

  function search(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    timer.current = undefined;
    const wanted = withoutSearch();
    for (const [name, value] of new FormData(form)) if (value !== "") wanted.set(name, String(value));
    setParams(wanted, { replace: true, preventScrollReset: true });
  }

  return {
    params,
    clear: () => setParams(withoutSearch(), { replace: true, preventScrollReset: true }),
    form: {
      ref,
      onInput(event: FormEvent<HTMLFormElement>) {
        const form = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => search(form), PAUSE_MS);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        search(event.currentTarget);
      },
    },
  };
}
