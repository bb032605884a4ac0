import type { ComponentType, ReactNode } from "react";
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE, SLOT_ATTRIBUTE, WAITING_ATTRIBUTE } from "./island-attributes.ts";

/**
 * Makes a component an island with its name in `island-modules.ts`, which the browser hydrates separately. Its props are JSON in the page. Its children are
 * rendered only by the server, so a long list needs no copy of its data.
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props & { children?: ReactNode }>,
  { startsWhen = "near" }: { startsWhen?: "near" | "touched" } = {},
) {
  const waiting = startsWhen === "touched" && { [WAITING_ATTRIBUTE]: "" };
  return function Island({ children, ...props }: Props & { children?: ReactNode }) {
    return (
      <div
        {...{ [ISLAND_ATTRIBUTE]: name, [PROPS_ATTRIBUTE]: JSON.stringify(props), ...waiting }}
        className="contents"
      >
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
