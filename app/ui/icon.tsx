import type { drawings } from "./icon-drawings.tsx";
import sprite from "./icons.svg?url";

export type IconName = keyof typeof drawings;

/** A picture beside words, or in a button that has a label. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
