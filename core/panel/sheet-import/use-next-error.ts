import { type RefObject, useEffect, useRef } from "react";

interface NextErrorOptions {
  /** Gets the focus after the last error. */
  bar: RefObject<HTMLElement | null>;
  /** Whether later pages have errors. */
  hasMore: boolean;
  onNextPage: () => void;
}

/** Moves the focus from one invalid cell to the next, over all pages. */
export function useNextError({ bar, hasMore, onNextPage }: NextErrorOptions) {
  const frame = useRef<HTMLElement>(null);
  const focusesNextError = useRef(false);

  const listInvalid = () => [...(frame.current?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [])];

  function goToNextError(from: HTMLElement): void {
    const next = listInvalid().find(
      (each) => from.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    if (next) goTo(next);
    else if (hasMore) {
      focusesNextError.current = true;
      onNextPage();
    } else bar.current?.focus();
  }

  useEffect(() => {
    if (!focusesNextError.current) return;
    focusesNextError.current = false;
    const [first] = listInvalid();
    if (first) goTo(first);
    else frame.current?.focus();
  });

  return {
    /** The ref of the element around the rows. */
    frame,
    goToNextError,
  };
}

/** Selects the text, so that typing replaces it. */
function goTo(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}
