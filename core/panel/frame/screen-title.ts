import { useEffect } from "react";
import { type UIMatch, useMatches } from "react-router";
import { words } from "../../ui/panel-words.ts";
import type { ScreenModule } from "../screen.ts";
import { Refused } from "./not-allowed.tsx";
import { SCHOOL_NAME } from "./school-name.ts";

/** The data of a route about its screen. */
export type ScreenHandle = Pick<ScreenModule, "title">;

/** The title of the open screen; undefined without a screen. */
export function useScreenTitle(): string | undefined {
  const { handle, loaderData } = useMatches().at(-1) as UIMatch<unknown, ScreenHandle | undefined>;
  if (typeof handle?.title !== "function") return handle?.title;
  return loaderData instanceof Refused ? words.frame.notAllowed : handle.title(loaderData);
}

/** Shows the title of the screen in the title bar of the browser. */
export function useDocumentTitle(): void {
  const title = useScreenTitle();
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${SCHOOL_NAME}`;
  }, [title]);
}
