import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { PictureSource } from "../../ui/picture.tsx";

interface PictureOpenerProps {
  /** Undefined: there is no picture to open. */
  source: PictureSource | undefined;
  className?: string;
  /** The picture itself, whose alternative text names the link. */
  children: ReactNode;
}

/** Opens a picture at full size: in the viewer of the island around it, or without a script as a file of its own. */
export function PictureOpener({ source, className = "", children }: PictureOpenerProps) {
  if (!source) return <div className={className}>{children}</div>;
  return (
    <a href={source.src} className={`picture-opener ${className}`}>
      {children}
      <span aria-hidden="true" className="picture-opener-sign">
        <Icon name="expand" className="size-5" />
      </span>
    </a>
  );
}
