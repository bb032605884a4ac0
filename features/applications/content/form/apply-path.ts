/** The page with the form. The secret of a link is in its query, which is not logged. */
export const APPLY_PATH = "/apply";

/** The public page of a draw of lots. */
export const drawPath = (id: string) => `${APPLY_PATH}/draw/${id}`;

/** The header of calls with the secret of a link. Addresses are logged in more places than headers. */
export const LINK_HEADER = "application-link";

/** `a` is the secret of the link; the other parameters choose what the page shows. */
export type ApplyQuery = Partial<Record<"a" | "review" | "correct" | "checked" | "error" | "at", string>>;

export const writeApplyQuery = (query: ApplyQuery): string => {
  const written = new URLSearchParams(query as Record<string, string>).toString();
  return written === "" ? "" : `?${written}`;
};
