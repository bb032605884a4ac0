/** The look of the panel's inputs. */
export const labelClass = "font-bold text-ink";

export const controlClass =
  "block w-full min-h-11 rounded-control border border-line-strong bg-white px-3.5 py-2 text-ink " +
  "aria-invalid:border-danger aria-invalid:outline aria-invalid:outline-danger disabled:bg-cream-deep";

/** Grows with its text, up to most of the screen. */
export const textareaClass = `${controlClass} field-sizing-content min-h-32 max-h-[60dvh]`;

/** A field of the page editor: label, control and notes. */
export const fieldClass = "grid min-w-0 grid-cols-1 content-start gap-1.5";

/** A link or a button in the menu of a heading. */
export const menuItemClass =
  "flex min-h-11 w-full items-center rounded-control px-3 py-2 text-left leading-tight hover:bg-cream-deep";
