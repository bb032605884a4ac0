import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { PictureSource } from "../../ui/picture.tsx";

interface PictureOpenerProps {
  /** Undefined: there is no picture to open. */
  source: PictureSource | undefined;
  onOpen: () => void;
  className?: string;
  /** The picture itself, whose alternative text names the link. */
  children: ReactNode;
}

/** Opens a picture at full size: in the viewer, or without JavaScript as a file of its own. */
export function PictureOpener({ source, onOpen, className = "", children }: PictureOpenerProps) {
  if (!source) return <div className={className}>{children}</div>;
  const open = (event: MouseEvent) => {
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (wantsNewTab) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={source.src} onClick={open} className={`picture-opener ${className}`}>
      {children}
      <span aria-hidden="true" className="picture-opener-sign">
        <Icon name="expand" className="size-5" />
      </span>
    </a>
  );
}
