import type { ComponentType, ReactNode } from "react";

export type IslandName =
  | "announcement"
  | "carousel"
  | "contactForm"
  | "noticeBoard"
  | "noticePopup"
  | "pictures";

/** Attributes by which `start-islands.ts` finds what to hydrate. */
export const ISLAND_ATTRIBUTE = "data-island";
export const PROPS_ATTRIBUTE = "data-props";
export const SLOT_ATTRIBUTE = "data-slot";

/**
 * Makes a component an island: the server renders it in place, and the browser hydrates it by itself, later. Its props
 * stand in the page as JSON. What it is given as children is only ever rendered by the server: the browser leaves that
 * HTML as it is, so a long list needs no copy of its data.
 */
export function defineIsland<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props & { children?: ReactNode }>,
) {
  return function Island({ children, ...props }: Props & { children?: ReactNode }) {
    return (
      <div {...{ [ISLAND_ATTRIBUTE]: name, [PROPS_ATTRIBUTE]: JSON.stringify(props) }} className="contents">
        <Component {...(props as Props)}>
          {children && (
            <div {...{ [SLOT_ATTRIBUTE]: "" }} className="contents">
              {children}
            </div>
          )}
        </Component>
      </div>
    );
  };
}
