import { type FormEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { findControl } from "../entry-form/form-values.ts";

/** Long enough for a fast typist, short enough to feel immediate. */
const PAUSE_MS = 250;

/** Binds the inputs of a form to the address: typing filters the list after a pause, and Back undoes it. */
export function useSearchForm(names: readonly string[]) {
  const [params, setParams] = useSearchParams();
  // The caller may pass a new array with the same names on each render.
  const allNames = names.join(" ");
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Before the effects of the inputs, which show what they hold.
  useLayoutEffect(() => {
    // Links and the Back button change the search too; the inputs follow unless the user is typing.
    if (timer.current !== undefined || !ref.current) return;
    for (const name of allNames.split(" ")) {
      const control = findControl(ref.current, name);
      if (control) control.value = params.get(name) ?? "";
    }
  }, [params, allNames]);

  /** Keeps the other parameters; a new search starts at the first page. */
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
