import FileText from "lucide-react/icons/file-text";
import ImageIcon from "lucide-react/icons/image";
import { useEffect, useState } from "react";
import { findPictureSize } from "../../../content/files/images.ts";
import { uploadUrl } from "../../../ui/uploads.ts";
import { StoredPicture } from "../../stored-files/stored-picture.tsx";
import { type FormFile, isStored } from "./file-choice.ts";

/** A preview of a stored or chosen file. */
export function FilePreview({ file }: { file: FormFile }) {
  if (!isStored(file)) {
    return file.thumbnail ? (
      <Thumbnail picture={file.thumbnail} />
    ) : (
      <FileMark isPicture={file.file.type.startsWith("image/")} />
    );
  }
  if (file.endsWith(".pdf")) return <FileMark isPicture={false} />;
  return <StoredPicture name={file} alt="" sizes="12rem" className="size-full object-cover" />;
}

function Thumbnail({ picture }: { picture: Blob }) {
  const url = useObjectUrl(picture);
  return url && <img src={url} alt="" className="size-full object-cover" />;
}

export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

function FileMark({ isPicture }: { isPicture: boolean }) {
  const Mark = isPicture ? ImageIcon : FileText;
  return (
    <span className="grid size-full place-items-center text-maroon">
      <Mark aria-hidden="true" size={40} />
    </span>
  );
}

/** For example "1600 × 1200", or "PDF". */
export function describeStored(name: string): string {
  const size = findPictureSize(name);
  return size ? `${size.width} × ${size.height}` : "PDF";
}

/** The size of a stored file; undefined until it is loaded. */
export function useStoredBytes(name: string | undefined): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (name === undefined) return;
    const leaving = new AbortController();
    fetch(uploadUrl(name), { method: "HEAD", signal: leaving.signal }).then(
      ({ ok, headers }) => ok && setBytes(Number(headers.get("content-length"))),
      // The size is optional.
      () => {},
    );
    return () => leaving.abort();
  }, [name]);
  return bytes;
}
