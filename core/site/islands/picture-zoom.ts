import {
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

/** Two taps this near to each other are a double tap. */
const NEAR = { ms: 300, px: 30 };

/** A double tap enlarges the shown picture around the finger, and the next one shows it whole again. */
export function usePictureZoom(track: RefObject<HTMLElement | null>, current: number) {
  const lastTap = useRef({ x: 0, y: 0, at: -NEAR.ms });
  /** The place of the finger on the picture, from 0 to 1. */
  const [zoom, setZoom] = useState<{ x: number; y: number }>();
  const isPinched = usePinched();

  useLayoutEffect(() => {
    const item = track.current?.children[current];
    if (zoom && item) {
      item.scrollTo({
        left: (item.scrollWidth - item.clientWidth) * zoom.x,
        top: (item.scrollHeight - item.clientHeight) * zoom.y,
        behavior: "instant",
      });
    }
  }, [track, current, zoom]);

  const tap = ({ target, pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    if (pointerType === "mouse" || isPinched) return;
    const last = lastTap.current;
    const isSecond = at - last.at < NEAR.ms && Math.hypot(x - last.x, y - last.y) < NEAR.px;
    lastTap.current = { x, y, at: isSecond ? -NEAR.ms : at };
    if (!isSecond) return;
    setZoom(!zoom && target instanceof HTMLImageElement ? findPlace(target, x, y) : undefined);
  };
  return { isZoomed: zoom !== undefined, isPinched, tap, showWhole: () => setZoom(undefined) };
}

/** The box of the image has bands where the picture has another shape. */
function findPlace(image: HTMLImageElement, x: number, y: number) {
  const { left, top, width, height } = image.getBoundingClientRect();
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  return {
    x: 0.5 + (x - left - width / 2) / (image.naturalWidth * scale),
    y: 0.5 + (y - top - height / 2) / (image.naturalHeight * scale),
  };
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}

/** Whether two fingers have enlarged the page, which the browser does itself. */
const usePinched = () =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.01,
    () => false,
  );
