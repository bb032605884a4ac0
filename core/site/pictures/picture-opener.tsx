import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { PictureSource } from "../../ui/picture.tsx";

interface PictureOpenerProps {
  /** Undefined if there is no picture. */
  source: PictureSource | undefined;
  className?: string;
  /** The picture, whose alternative text names the link. */
  children: ReactNode;
}

/** Opens a picture at full size: in the island's viewer, or as a file without a script. */
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
