import type { ReactNode } from "react";
import { Words } from "../../../core/site/components/words.tsx";

interface CaptionedProps {
  /** Empty if the picture has none. */
  caption: string;
  /** The class of the caption. */
  className: string;
  /** The picture. */
  children: ReactNode;
}

/** A picture with its caption, which a viewer shows too. */
export function Captioned({ caption, className, children }: CaptionedProps) {
  if (caption === "") return children;
  return (
    <figure>
      {children}
      <Words of={caption} as="figcaption" className={className} />
    </figure>
  );
}
