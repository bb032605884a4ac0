/** The look of the admin's inputs. */
export const labelClass = "font-bold text-ink";

export const controlClass =
  "block w-full min-h-11 rounded-control border border-line-strong bg-white px-3.5 py-2 text-ink " +
  "aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-cream-deep";

/** Grows with its text, up to most of the screen. */
export const textareaClass = `${controlClass} field-sizing-content min-h-32 max-h-[60dvh]`;
