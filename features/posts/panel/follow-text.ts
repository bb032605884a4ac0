import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { findBlockStarts } from "../site/read-post.ts";
import { alignScroll, findBlockAt, measureStarts } from "./align-scroll.ts";

interface FollowedText {
  field: HTMLTextAreaElement | null;
  /** The rendered text. */
  text: string;
  pictureCount: number;
  /** The element whose children are the blocks of the post. */
  findPost: () => Element | null;
  /** The document of the preview. */
  preview: Document | undefined;
  /** Whether a small screen shows the preview instead of the text. */
  isOpened: boolean;
}

/** The distance between the caret's line and the edges of the preview, in pixels. */
const CARET_MARGIN = 64;

/** Keeps the text and its preview at the same place: the preview follows the caret, and each follows the other's scrolling. */
export function useFollowedText({ field, text, pictureCount, findPost, preview, isOpened }: FollowedText) {
  const starts = useMemo(() => findBlockStarts(text, pictureCount), [text, pictureCount]);
  const measured = useRef<{ starts: readonly number[]; width: number; tops: readonly number[] }>(undefined);
  /** Scroll positions set by this hook, whose events are not answered. */
  const ownScrolls = useRef(new WeakMap<Element, number>());
  const isTyping = useRef(false);

  const scroller = () => preview?.scrollingElement ?? undefined;

  function measureText() {
    if (!field) return undefined;
    const { scrollTop, scrollHeight: height, clientHeight: view, clientWidth: width } = field;
    if (measured.current?.starts !== starts || measured.current.width !== width)
      measured.current = { starts, width, tops: measureStarts(field, text, starts) };
    return { scrollTop, height, view, tops: measured.current.tops };
  }

  function measurePost() {
    const scrolled = scroller();
    const post = findPost();
    if (!scrolled || !post) return undefined;
    const { scrollTop, scrollHeight: height, clientHeight: view } = scrolled;
    const tops = Array.from(post.children, (block) => block.getBoundingClientRect().top + scrollTop);
    return { scrollTop, height, view, tops };
  }

  function scrollTo(element: Element, top: number): void {
    element.scrollTo({ top, behavior: "instant" });
    ownScrolls.current.set(element, element.scrollTop);
  }

  function isOwn(element: Element): boolean {
    const own = ownScrolls.current.get(element);
    ownScrolls.current.delete(element);
    return own !== undefined && Math.abs(own - element.scrollTop) < 2;
  }

  const handleTextScroll = useEffectEvent(() => {
    const scrolled = scroller();
    if (!field || !scrolled || isOwn(field) || isTyping.current) return;
    const [source, post] = [measureText(), measurePost()];
    if (source && post) scrollTo(scrolled, alignScroll(source, post));
  });

  const handlePreviewScroll = useEffectEvent(() => {
    const scrolled = scroller();
    if (!field || !scrolled || isOwn(scrolled)) return;
    const [source, post] = [measureText(), measurePost()];
    if (source && post) scrollTo(field, alignScroll(post, source));
  });

  /** Marks the block at the caret while the text has the focus, and returns the height of the caret in the view. */
  function markCaret(): number | undefined {
    const post = findPost();
    if (!field || !post) return undefined;
    const position = field.selectionEnd;
    const index = findBlockAt(starts, position);
    const block = post.children[index];
    for (const marked of post.querySelectorAll("[data-at-caret]")) marked.removeAttribute("data-at-caret");
    if (!block) return undefined;
    if (document.activeElement === field) block.setAttribute("data-at-caret", "");
    const { top, height } = block.getBoundingClientRect();
    const [start = 0, end = text.length] = starts.slice(index, index + 2);
    return top + height * Math.min(1, (position - start) / Math.max(1, end - start));
  }

  const showCaret = useEffectEvent(() => {
    const caret = markCaret();
    const scrolled = scroller();
    if (caret === undefined || !scrolled || document.activeElement !== field) return;
    const { scrollTop, clientHeight: view } = scrolled;
    if (caret < CARET_MARGIN) scrollTo(scrolled, scrollTop + caret - CARET_MARGIN);
    else if (caret > view - CARET_MARGIN) scrollTo(scrolled, scrollTop + caret - view + CARET_MARGIN);
  });

  /** On a small screen the preview opens at the caret. */
  const openAtCaret = useEffectEvent(() => {
    const caret = markCaret();
    const scrolled = scroller();
    if (caret === undefined || !scrolled) return;
    scrollTo(scrolled, scrolled.scrollTop + caret - scrolled.clientHeight / 3);
  });

  useEffect(() => {
    if (!field || !preview) return;
    const handleInput = () => {
      isTyping.current = true;
      // After the scroll event, if the browser scrolls to the caret. The preview follows the caret anyway.
      requestAnimationFrame(() => {
        isTyping.current = false;
      });
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    field.addEventListener("input", handleInput, { signal });
    field.addEventListener("scroll", () => handleTextScroll(), { signal });
    field.addEventListener("blur", () => showCaret(), { signal });
    preview.addEventListener("scroll", () => handlePreviewScroll(), { signal });
    document.addEventListener("selectionchange", () => showCaret(), { signal });
    return () => listeners.abort();
  }, [field, preview]);

  // The block at the caret may be new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the rendered post
  useEffect(() => showCaret(), [starts, preview]);
  useEffect(() => {
    if (isOpened && preview) openAtCaret();
  }, [isOpened, preview]);

  return {
    /** The position in the text of the block that contains an element of the preview. */
    findStart(element: Element): number | undefined {
      const blocks = [...(findPost()?.children ?? [])];
      return starts[blocks.findIndex((block) => block.contains(element))];
    },
    /** Puts the caret there and shows it. */
    goTo(start: number): void {
      if (!field) return;
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, start);
      const source = measureText();
      const top = source?.tops[findBlockAt(starts, start)] ?? 0;
      if (source && (top < source.scrollTop || top > source.scrollTop + source.view * 0.8))
        scrollTo(field, top - source.view / 4);
    },
  };
}
