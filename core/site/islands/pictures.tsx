import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { PictureSource } from "../../ui/picture.tsx";
import type { Language } from "../../words/languages.ts";
import { Picture } from "../pictures/picture.tsx";
import { Dialog } from "./dialog.tsx";
import { defineIsland } from "./island.tsx";
import { usePictureZoom } from "./picture-zoom.ts";
import { useReducedMotion } from "./reduced-motion.ts";

interface ViewedPicture {
  /** Undefined if the file is missing. */
  source: PictureSource | undefined;
  alt: string;
  /** The language of the alternative text, if it differs from the page's. */
  lang?: Language | undefined;
  caption?: string;
  captionLang?: Language | undefined;
}

/** The labels of the buttons; `place` has placeholders for the number and the count. */
type ViewerWords = Record<"close" | "previous" | "next" | "place", string>;

interface PicturesProps {
  /** The name of the viewer. */
  label: string;
  words: ViewerWords;
  /** The caption of pictures without one. */
  caption?: string;
  children?: ReactNode;
}

/** Pictures that open in a viewer. */
export function Pictures({ label, words, caption, children }: PicturesProps) {
  const [opened, setOpened] = useState<{ pictures: ViewedPicture[]; at: number }>();
  const open = (event: MouseEvent<HTMLElement>) => {
    const opener = (event.target as Element).closest("a.picture-opener");
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opener || wantsNewTab) return;
    event.preventDefault();
    const openers = [...event.currentTarget.querySelectorAll("a.picture-opener")];
    setOpened({ pictures: openers.map((each) => readPicture(each, caption)), at: openers.indexOf(opener) });
  };
  const close = () => setOpened(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are links
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter also clicks a link
    <div onClick={open}>
      {children}
      <Dialog isOpen={opened !== undefined} onClose={close} label={label} className="picture-dialog">
        <ViewedPictures
          words={words}
          pictures={opened?.pictures ?? []}
          first={opened?.at ?? 0}
          onClose={close}
        />
      </Dialog>
    </div>
  );
}

/** The pictures of the page, for the viewer. */
function readPicture(opener: Element, otherwise: string | undefined): ViewedPicture {
  const image = opener.querySelector("img");
  const written = opener.closest("figure")?.querySelector<HTMLElement>("figcaption");
  const caption = written?.textContent ?? otherwise;
  // `failed-pictures.ts` has replaced a picture that cannot be loaded.
  if (!image) return { source: undefined, alt: opener.querySelector('[role="img"]')?.ariaLabel ?? "" };
  const source = {
    src: image.getAttribute("src") ?? "",
    srcSet: image.srcset || undefined,
    width: Number(image.getAttribute("width")) || undefined,
    height: Number(image.getAttribute("height")) || undefined,
    alt: image.alt,
  };
  return {
    source,
    alt: image.alt,
    lang: languageOfElement(image),
    ...(caption && { caption, captionLang: languageOfElement(written) }),
  };
}

/** The server sets the attribute only where the language differs from the page's. */
const languageOfElement = (element: HTMLElement | null | undefined) =>
  (element?.lang || undefined) as Language | undefined;

export const PicturesIsland = defineIsland<PicturesProps>("pictures", Pictures, { startsWhen: "touched" });

interface ViewedPicturesProps {
  words: ViewerWords;
  pictures: readonly ViewedPicture[];
  first: number;
  onClose: () => void;
}

/** Pictures across the screen, changed by swiping, arrow keys or buttons, and enlarged by a double tap or a pinch. */
function ViewedPictures({ words, pictures, first, onClose }: ViewedPicturesProps) {
  const track = useRef<HTMLUListElement>(null);
  /** The target of the running movement: another click continues from there. */
  const destination = useRef<number>(undefined);
  const [current, setCurrent] = useState(first);
  const isMotionReduced = useReducedMotion();
  const { isZoomed, isPinched, tap, showWhole } = usePictureZoom(track, current);

  const scrollTo = useCallback((index: number, behavior: ScrollBehavior) => {
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior });
  }, []);

  useEffect(() => scrollTo(first, "instant"), [scrollTo, first]);

  const step = useCallback(
    (by: number) => {
      const next = ((destination.current ?? current) + by + pictures.length) % pictures.length;
      destination.current = next;
      scrollTo(next, isMotionReduced ? "instant" : "smooth");
    },
    [current, pictures.length, scrollTo, isMotionReduced],
  );

  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [step]);

  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    const shown = Math.round(scrollLeft / clientWidth);
    setCurrent(shown);
    if (shown !== current) showWhole();
    if (shown === destination.current) destination.current = undefined;
  };
  const yieldToSwipe = () => {
    destination.current = undefined;
  };

  return (
    <div className="picture-viewer">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        onScroll={followScroll}
        onPointerDown={yieldToSwipe}
        onPointerUp={tap}
        // One finger moves over what two have enlarged.
        className={isPinched ? "overflow-hidden" : undefined}
      >
        {pictures.map(({ source, alt, lang, caption, captionLang }, index) => {
          const isEnlarged = isZoomed && index === current;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand here twice
              key={index}
              inert={index !== current}
            >
              <Picture
                source={source}
                alt={alt}
                lang={lang}
                sizes={isEnlarged ? "250vw" : "100vw"}
                className={isEnlarged ? "is-zoomed shrink-0" : "w-full grow"}
              />
              {caption && !isEnlarged && (
                <p lang={captionLang} className="max-w-reading py-3 text-center wrap-anywhere">
                  {caption}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <button type="button" aria-label={words.close} onClick={onClose} className="icon-button picture-close">
        <Icon name="x" className="size-6" />
      </button>
      {pictures.length > 1 && (
        <>
          <p aria-live="polite" className="picture-place rounded-full px-2 py-1 text-caption">
            {words.place.replace("{number}", String(current + 1)).replace("{count}", String(pictures.length))}
          </p>
          <button
            type="button"
            aria-label={words.previous}
            onClick={() => step(-1)}
            className="icon-button picture-previous"
          >
            <Icon name="chevron-left" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={words.next}
            onClick={() => step(1)}
            className="icon-button picture-next"
          >
            <Icon name="chevron-right" className="size-6" />
          </button>
        </>
      )}
    </div>
  );
}
