import type { drawings } from "./icon-drawings.tsx";
import sprite from "./icons.svg?url";

export type IconName = keyof typeof drawings;

/** A decorative icon beside a text, or in a button with a label. */
export function Icon({ name, className = "size-6" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
