import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** The attributes of an `<img>`. */
export interface PictureSource {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  alt: string;
}

interface PictureImageProps extends Omit<ComponentProps<"img">, keyof PictureSource> {
  source: PictureSource;
  sizes: string;
}

export const PictureImage = ({ source, sizes, ...image }: PictureImageProps) => (
  <img
    src={source.src}
    srcSet={source.srcSet}
    sizes={source.srcSet && sizes}
    width={source.width}
    height={source.height}
    alt={source.alt}
    loading="lazy"
    {...image}
  />
);

interface PicturePlaceholderProps {
  label: string | undefined;
  /** Shown instead of an icon. */
  initials?: string | undefined;
  className: string;
}

export const PicturePlaceholder = ({ label, initials, className }: PicturePlaceholderProps) => (
  <span
    role="img"
    aria-label={label}
    className={`grid place-items-center bg-cream-deep ${initials ? "text-maroon" : "text-line-strong"} ${className}`}
  >
    {initials ? (
      <span aria-hidden="true" className="font-display text-heading">
        {initials}
      </span>
    ) : (
      <Icon name="image-off" className="size-8 stroke-[1.25]" />
    )}
  </span>
);
