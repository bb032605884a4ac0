import ExternalLink from "lucide-react/icons/external-link";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";

interface ScreenHeadingProps {
  title: string;
  /** The public page of the screen's content. */
  publicPath?: string;
  /** The screen's main action. */
  children?: ReactNode;
}

export function ScreenHeading({ title, publicPath, children }: ScreenHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-wrap min-w-0 text-heading text-maroon wrap-anywhere">{title}</h1>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {publicPath && (
          <a href={publicPath} className={buttonClass("secondary")}>
            <ExternalLink aria-hidden="true" size={18} className="max-sm:hidden" /> {words.frame.viewOnSite}
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
