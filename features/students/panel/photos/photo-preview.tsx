import ImageOff from "lucide-react/icons/image-off";
import { useEffect, useRef, useState } from "react";
import { words } from "../../../../core/ui/panel-words.ts";
import { makeThumbnail } from "../../../../core/ui/shrink-picture.ts";
import type { ChosenPhoto } from "./chosen-photos.ts";

/** Twice the displayed size. */
const SIDE = 160;

/** Undefined if the picture cannot be read. */
export type LoadPreview = (photo: ChosenPhoto) => Promise<Blob | undefined>;

/** Makes small copies one by one, each once; only these stay in memory. */
export function openPreviews(): LoadPreview {
  const made = new Map<string, Promise<Blob | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  const make = (photo: ChosenPhoto) => {
    const preview = last
      .then(async () => makeThumbnail(await photo.open(), SIDE))
      // An unreadable archive is reported when the photo is sent.
      .catch(() => undefined);
    last = preview;
    made.set(photo.id, preview);
    return preview;
  };
  return (photo) => made.get(photo.id) ?? make(photo);
}

/** A preview of a chosen photo, made when it becomes visible. */
export function PhotoPreview({ photo, load }: { photo: ChosenPhoto; load: LoadPreview }) {
  const place = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<string | "failed">();

  useEffect(() => {
    let url: string | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void load(photo).then((picture) => {
        if (isGone) return;
        url = picture && URL.createObjectURL(picture);
        setShown(url ?? "failed");
      });
    });
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
      if (url) URL.revokeObjectURL(url);
    };
  }, [photo, load]);

  return (
    <span ref={place} className="grid size-full place-items-center">
      {shown === "failed" ? (
        <>
          <ImageOff aria-hidden="true" className="text-danger" />
          <span className="sr-only">{words.studentPhotos.cannotShow}</span>
        </>
      ) : (
        shown && <img src={shown} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
