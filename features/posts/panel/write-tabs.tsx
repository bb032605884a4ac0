import { type KeyboardEvent, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { words } from "../../../core/ui/panel-words.ts";

const TABS = { text: words.postEditor.write, preview: words.postEditor.showPreview } as const;
type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** From this width on, the text and its preview are side by side, without tabs. */
const WIDE = "(min-width: 64rem)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    () => window.matchMedia(WIDE).matches,
  );
}

const tabId = (name: TabName) => `post-tab-${name}`;
const panelId = (name: TabName) => `post-panel-${name}`;

/** Whether a small screen shows the text or its preview. Both stay in the page, so that the caret is kept. */
export function useWriteTabs(field: HTMLTextAreaElement | null) {
  const [shown, setShown] = useState<TabName>("text");
  const isWide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const places = useRef({ page: 0, text: 0 });

  const openText = useCallback(() => {
    if (shown === "text") return;
    flushSync(() => setShown("text"));
    window.scrollTo(0, places.current.page);
    // Some browsers reset the scroll position of hidden elements.
    if (field) field.scrollTop = places.current.text;
  }, [field, shown]);

  function choose(name: TabName): void {
    if (name === "text") openText();
    else if (name !== shown) {
      places.current = { page: window.scrollY, text: field?.scrollTop ?? 0 };
      flushSync(() => setShown(name));
      list.current?.scrollIntoView();
    }
  }

  return {
    shown,
    list,
    choose,
    openText,
    panel: (name: TabName) =>
      isWide ? {} : { id: panelId(name), role: "tabpanel", "aria-labelledby": tabId(name) },
  };
}

/** Next to each other, above the text. The arrow keys open the other tab. */
export function WriteTabs({ shown, list, choose }: ReturnType<typeof useWriteTabs>) {
  function moveByKey(event: KeyboardEvent): void {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const other = shown === "text" ? "preview" : "text";
    const name = event.key === "Home" ? "text" : event.key === "End" ? "preview" : other;
    choose(name);
    document.getElementById(tabId(name))?.focus({ preventScroll: true });
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.postEditor.writeOrPreview}
      onKeyDown={moveByKey}
      className="-scroll-mt-4 mb-4 grid grid-cols-2 overflow-hidden rounded-control border border-line-strong bg-paper lg:hidden"
    >
      {NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === shown}
          aria-controls={panelId(name)}
          tabIndex={name === shown ? 0 : -1}
          onClick={() => choose(name)}
          className="min-h-11 border-line-strong px-3 font-bold leading-tight hover:bg-cream-deep focus-visible:-outline-offset-3 aria-selected:bg-maroon-soft aria-selected:text-maroon [button+&]:border-s"
        >
          {TABS[name]}
        </button>
      ))}
    </div>
  );
}
