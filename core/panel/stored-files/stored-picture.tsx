import { useEffect, useState } from "react";
import { API_PREFIX } from "../../content/api/api-contract.ts";
import { findPictureSize, pictureSrcSet } from "../../content/files/images.ts";
import { Picture } from "../../ui/picture.tsx";
import { download } from "../api/api-call.ts";
import { failureOf } from "../api/api-failure.ts";

const FOLDER = `${API_PREFIX}/uploads`;

/** Entries name their files as `NAME`, `uploads/NAME` or `/uploads/NAME`. */
export const bareName = (stored: string) => stored.replace(/^\/?uploads\//, "");

export const storedFileUrl = (stored: string) => `${FOLDER}/${bareName(stored)}`;

/** A file without a public address, because no published entry uses it. */
export const downloadWithdrawn = async (name: string): Promise<File> =>
  (await download(`/withdrawn/${name}`, name)).file;

interface StoredPictureProps {
  name: string | null | undefined;
  alt: string;
  sizes: string;
  className?: string;
}

export function StoredPicture({ name, ...shown }: StoredPictureProps) {
  if (!name) return <Picture source={undefined} {...shown} />;
  const source = {
    src: storedFileUrl(name),
    srcSet: pictureSrcSet(FOLDER, bareName(name)),
    width: findPictureSize(name)?.width,
    height: findPictureSize(name)?.height,
    alt: shown.alt,
  };
  return (
    <Picture source={source} {...shown} fallback={<WithdrawnPicture name={bareName(name)} {...shown} />} />
  );
}

/** Unpublished pictures have no public address and need the token, so they are fetched. */
function WithdrawnPicture({ name, ...shown }: StoredPictureProps & { name: string }) {
  const url = useWithdrawnUrl(name);
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

/** Undefined until the file is loaded, or if it is missing. */
function useWithdrawnUrl(name: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    downloadWithdrawn(name).then((file) => {
      if (isGone) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    }, failureOf);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [name]);
  return url;
}
