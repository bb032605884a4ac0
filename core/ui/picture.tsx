import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { words } from "./panel-words.ts";

/** The attributes of an `<img>`. */
export interface PictureSource {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  alt: string;
}

interface PictureProps {
  /** Undefined for a placeholder. */
  source: PictureSource | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** The description of the picture and its placeholder. */
  alt: string;
  className?: string;
  /** Shown if the picture cannot be loaded; a placeholder by default. */
  fallback?: ReactNode;
}

export function Picture({ source, sizes, alt, className = "", fallback }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = source?.src;

  useEffect(() => {
    // The picture may have failed before this script was loaded.
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  if (!source) return <PicturePlaceholder alt={alt} className={className} />;
  if (failedSrc === src) return fallback ?? <PicturePlaceholder alt={alt} className={className} />;
  return (
    <img
      ref={ref}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading="lazy"
      fetchPriority="auto"
      decoding="async"
      onError={() => setFailedSrc(source.src)}
      className={className}
    />
  );
}

function PicturePlaceholder({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      role="img"
      aria-label={alt || words.frame.pictureNotAvailable}
      className={`grid place-items-center bg-cream-deep text-line-strong ${className}`}
    >
      <Icon name="image-off" className="size-8 stroke-[1.25]" />
    </span>
  );
}
