import { Icon } from "../../ui/icon.tsx";

/** Everything an `<img>` needs to know about a picture before it is fetched. */
export interface PictureSource {
  src: string;
  srcSet: string | undefined;
  width: number | undefined;
  height: number | undefined;
  alt: string;
}

/**
 * The `sizes` of a picture across a small screen, and of one of two beside each other. A cheap phone shows 328 points with
 * two pixels each; a little less than that gets it the variant of 640 pixels instead of 1024, at two fifths of the bytes.
 */
export const ON_PHONE = { whole: "(min-width: 400px) 92vw, 20rem", half: "(min-width: 400px) 46vw, 10rem" };

interface PictureProps {
  /** Undefined: the picture does not exist, and the placeholder stands in for it. */
  source: PictureSource | undefined;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Says what the placeholder stands for. */
  alt: string;
  className?: string;
  /** The one picture a page does not wait for. */
  isFirst?: boolean;
}

/** `browser/failed-pictures.ts` covers one that cannot be fetched. */
export function Picture({ source, sizes, alt, className = "", isFirst = false }: PictureProps) {
  if (!source) return <PicturePlaceholder alt={alt} className={className} />;
  return (
    <img
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      width={source.width}
      height={source.height}
      alt={source.alt}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? "sync" : "async"}
      className={className}
    />
  );
}

function PicturePlaceholder({ alt, className }: { alt: string; className: string }) {
  return (
    <span
      role="img"
      aria-label={alt || "Picture not available"}
      className={`grid place-items-center bg-cream-deep text-line-strong ${className}`}
    >
      <Icon name="image-off" className="size-8 stroke-[1.25]" />
    </span>
  );
}
