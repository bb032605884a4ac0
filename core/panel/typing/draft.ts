/** Unsaved input, stored in this browser. It survives a reload or a crash. */
export interface Draft<Values, Base = unknown, Files = unknown> {
  values: Values;
  /** The version that was edited; absent for something new. */
  base?: Base;
  /** Files that are not stored yet. */
  files?: Files;
  /** The user cancelled the form: it opens empty the next time, and offers what was typed. */
  isCancelled?: boolean;
}
