import type { ComponentType, ReactNode } from "react";

export type IslandName = "carousel" | "contactForm" | "noticeBoard" | "noticePopup" | "pictures";

/** The attributes that `start-islands.tsx` reads. */
export const ISLAND_ATTRIBUTE = "data-island";
export const PROPS_ATTRIBUTE = "data-props";
export const SLOT_ATTRIBUTE = "data-slot";

/**
 * Makes a component an island, which the browser hydrates separately. Its props are JSON in the page. Its children are
 * rendered only by the server, so a long list needs no copy of its data.
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
