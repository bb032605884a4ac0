import { type ReactNode, useEffect, useRef, useState } from "react";
import { findPictureSize } from "../../content/files/images.ts";
import { words } from "../../ui/panel-words.ts";
import { PictureImage, PicturePlaceholder, type PictureSource } from "../../ui/picture.tsx";
import { bareName, findUploadPicture } from "../../ui/uploads.ts";
import { download } from "../api/api-call.ts";
import { failureOf } from "../api/api-failure.ts";

/** A file without a public address, because no published entry uses it. */
export const downloadWithdrawn = async (name: string): Promise<File> =>
  (await download(`/withdrawn/${name}`, name)).file;

interface StoredPictureProps {
  name: string | null | undefined;
  alt: string;
  sizes: string;
  className?: string;
  /** It is probably not public, because its entry is not: the public address is asked second. */
  isHidden?: boolean | undefined;
}

export function StoredPicture({ name, isHidden = false, ...shown }: StoredPictureProps) {
  const source = findUploadPicture(name, shown.alt);
  if (isHidden && name)
    return (
      <WithdrawnPicture name={bareName(name)} {...shown} fallback={<Picture source={source} {...shown} />} />
    );
  return (
    <Picture
      source={source}
      {...shown}
      fallback={name && <WithdrawnPicture name={bareName(name)} {...shown} />}
    />
  );
}

interface PictureProps extends Omit<StoredPictureProps, "name" | "isHidden"> {
  /** Undefined for a placeholder. */
  source: PictureSource | undefined;
  /** Shown if the picture cannot be loaded; a placeholder by default. */
  fallback?: ReactNode;
}

function Picture({ source, fallback, alt, className = "", ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = source?.src;

  useEffect(() => {
    // The picture may have failed before this script was loaded.
    const image = ref.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  if (source && failedSrc !== src) {
    return (
      <PictureImage
        {...image}
        ref={ref}
        source={source}
        decoding="async"
        onError={() => setFailedSrc(src)}
        className={className}
      />
    );
  }
  const placeholder = (
    <PicturePlaceholder label={alt || words.frame.pictureNotAvailable} className={className} />
  );
  return (source && fallback) || placeholder;
}

/** Unpublished pictures have no public address and need the token, so they are fetched. */
function WithdrawnPicture({ name, fallback, ...shown }: Omit<PictureProps, "source"> & { name: string }) {
  const url = useWithdrawnUrl(name);
  if (url === "" && fallback) return fallback;
  const size = findPictureSize(name);
  const source = url && {
    src: url,
    srcSet: undefined,
    width: size?.width,
    height: size?.height,
    alt: shown.alt,
  };
  return <Picture source={source || undefined} {...shown} />;
}

/** Undefined until the file is loaded, and empty if it is missing. */
function useWithdrawnUrl(name: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    downloadWithdrawn(name).then(
      (file) => {
        if (isGone) return;
        made = URL.createObjectURL(file);
        setUrl(made);
      },
      (error) => {
        failureOf(error);
        setUrl("");
      },
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [name]);
  return url;
}
