import { createContext, useContext } from "react";
import type { drawings } from "./icon-drawings.tsx";

export type IconName = keyof typeof drawings;

const SPRITE_ID = "icons";

/** The drawings stand once in every page, and in no script: a browser finds them in the page that it was sent. */
export const IconSprite = createContext(
  typeof document === "undefined" ? "" : (document.getElementById(SPRITE_ID)?.innerHTML ?? ""),
);

/** Once in the document. */
export function IconDefinitions() {
  const sprite = useContext(IconSprite);
  return (
    <svg
      id={SPRITE_ID}
      aria-hidden="true"
      width="0"
      height="0"
      className="absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from its own icons
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}

/** A picture beside words, or in a button that has a label. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
