import FileText from "lucide-react/icons/file-text";
import { useEffect, useState } from "react";
import { findPictureSize } from "../../../content/images.ts";
import { StoredPicture, storedFileUrl } from "../components/stored-picture.tsx";
import { type FormFile, isStored } from "./file-choice.ts";

/** A look at a file, stored or just chosen. */
export function FilePreview({ file }: { file: FormFile }) {
  if (!isStored(file)) return file.thumbnail ? <Thumbnail picture={file.thumbnail} /> : <DocumentMark />;
  if (file.endsWith(".pdf")) return <DocumentMark />;
  return <StoredPicture name={file} alt="" sizes="12rem" className="size-full object-cover" />;
}

function Thumbnail({ picture }: { picture: Blob }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const preview = URL.createObjectURL(picture);
    setUrl(preview);
    return () => URL.revokeObjectURL(preview);
  }, [picture]);
  return url && <img src={url} alt="" draggable={false} className="size-full object-cover" />;
}

const DocumentMark = () => (
  <span className="grid size-full place-items-center text-maroon">
    <FileText aria-hidden="true" size={40} />
  </span>
);

/** For example "1600 × 1200", or "PDF". */
export function describeStored(name: string): string {
  const size = findPictureSize(name);
  return size ? `${size.width} × ${size.height}` : "PDF";
}

const KILOBYTE = 1024;

export function describeBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

/** How large a stored file is; undefined until that is known. */
export function useStoredBytes(name: string | undefined): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    if (name === undefined) return;
    const leaving = new AbortController();
    fetch(storedFileUrl(name), { method: "HEAD", signal: leaving.signal }).then(
      ({ ok, headers }) => ok && setBytes(Number(headers.get("content-length"))),
      // It is only told where it is known.
      () => {},
    );
    return () => leaving.abort();
  }, [name]);
  return bytes;
}
