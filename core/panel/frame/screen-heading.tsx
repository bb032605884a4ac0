import type { ReactNode } from "react";
import { words } from "../../ui/panel-words.ts";
import { buttonClass } from "../parts/button.tsx";
import { ActionMenu } from "./action-menu.tsx";

interface ScreenHeadingProps {
  title: string;
  /** The public page of the screen's content. */
  publicPath?: string;
  /** The screen's main action. With it, a phone has the other actions in a menu. */
  mainAction?: ReactNode;
  /** Occasional actions, which are in a menu on every screen. */
  menu?: ReactNode;
  /** Other actions. */
  children?: ReactNode;
  /** Whether a phone has the other actions in a menu. */
  isFoldedOnPhone?: boolean;
}

export function ScreenHeading(props: ScreenHeadingProps) {
  const { title, publicPath, mainAction, menu, children } = props;
  const { isFoldedOnPhone = Boolean(mainAction || menu) } = props;
  const actions = (
    <>
      {children}
      {publicPath && (
        <a href={publicPath} className={buttonClass("secondary")}>
          {words.frame.viewOnSite}
        </a>
      )}
    </>
  );
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-5 lg:low:mb-3">
      <h1 className="text-wrap wrap-anywhere min-w-0 text-heading text-maroon max-sm:text-2xl lg:low:text-2xl">
        {title}
      </h1>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isFoldedOnPhone ? <ActionMenu menu={menu}>{actions}</ActionMenu> : actions}
        {/* On a wide screen at the right, where messages do not cover it. */}
        {mainAction && <div className="grid max-sm:order-first">{mainAction}</div>}
      </div>
    </div>
  );
}
