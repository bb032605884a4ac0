import type { ComponentType, ReactNode } from "react";

/**
 * Makes a component an island with its name in `island-modules.ts`, which the browser hydrates separately. Its props are JSON in the page. Its children are
 * rendered only by the server, so a long list needs no copy of its data.
 */
export function defineIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props & { children?: ReactNode }>,
  { startsWhen = "near" }: { startsWhen?: "near" | "touched" } = {},
) {
  return function Island({ children, ...props }: Props & { children?: ReactNode }) {
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        // Such an island has nothing to do until the visitor touches it.
        data-waits={startsWhen === "touched" ? "" : undefined}
        className="contents"
      >
        <Component {...(props as Props)}>
          {children && (
            <div data-slot="" className="contents">
              {children}
            </div>
          )}
        </Component>
      </div>
    );
  };
}
