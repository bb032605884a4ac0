/** A scrolled box and the places of the same blocks in each box. */
export interface Pane {
  scrollTop: number;
  /** The height of the whole content. */
  height: number;
  /** The height of the visible part. */
  view: number;
  /** The top of each block within the content. */
  tops: readonly number[];
}

/**
 * The scroll position at which `to` shows what `from` shows. The compared line moves from the top of the view at the
 * beginning to its bottom at the end, so that both ends match.
 */
export function alignScroll(from: Pane, to: Omit<Pane, "scrollTop">): number {
  const most = from.height - from.view;
  if (from.scrollTop <= 0 || most <= 0 || to.height <= to.view) return 0;
  const line = Math.min(1, from.scrollTop / most) * from.height;
  const isBelow = from.tops.findIndex((top) => top > line);
  const next = isBelow === -1 ? from.tops.length : isBelow;
  const start = next === 0 ? 0 : (from.tops[next - 1] ?? 0);
  const end = from.tops[next] ?? from.height;
  const share = end > start ? (line - start) / (end - start) : 0;
  const targetStart = next === 0 ? 0 : (to.tops[next - 1] ?? 0);
  const targetEnd = to.tops[next] ?? to.height;
  const target = targetStart + share * (targetEnd - targetStart);
  return (target / to.height) * (to.height - to.view);
}

/** The index of the block that contains a position in the text, or -1. */
export const findBlockAt = (starts: readonly number[], position: number): number =>
  starts.findLastIndex((start) => start <= position);

/** Copied to the element that measures the text of a textarea. */
const MEASURED_STYLES = ["font", "letterSpacing", "wordSpacing", "padding", "tabSize", "textIndent"] as const;

/** The height at which each block begins in a textarea, measured in an invisible copy of its text. */
export function measureStarts(
  field: HTMLTextAreaElement,
  text: string,
  starts: readonly number[],
): readonly number[] {
  const copy = document.createElement("div");
  const styles = getComputedStyle(field);
  for (const name of MEASURED_STYLES) copy.style[name] = styles[name];
  Object.assign(copy.style, {
    position: "fixed",
    top: "0",
    visibility: "hidden",
    boxSizing: "border-box",
    width: `${field.clientWidth}px`,
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
  });
  copy.lang = field.lang;
  copy.append(text.slice(0, starts[0]));
  const blocks = starts.map((start, index) => {
    const block = document.createElement("span");
    block.textContent = text.slice(start, starts[index + 1]);
    return block;
  });
  copy.append(...blocks);
  field.after(copy);
  const tops = blocks.map(({ offsetTop }) => offsetTop);
  copy.remove();
  return tops;
}
