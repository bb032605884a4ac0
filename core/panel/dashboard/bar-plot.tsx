const BAR_HEIGHT = 100;
/** Room for the number above the highest bar, and for the label below every bar. */
const ABOVE = 24;
const BELOW = 28;

/** Percentages, so that the plot fills its card while the text keeps its size. */
const percent = (share: number) => `${share * 100}%`;

interface Bar {
  /** The day or month; it is shown below the bar and identifies it. */
  label: string;
  count: number;
  /** The week or month that is not over yet. */
  isCurrent: boolean;
}

/** Counts as bars, the earliest first. Screen readers need the same numbers as a table. */
export function BarPlot({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={ABOVE + BAR_HEIGHT + BELOW}
      className="block overflow-visible"
    >
      <title>{title}</title>
      <line x1="0" x2="100%" y1={ABOVE + BAR_HEIGHT} y2={ABOVE + BAR_HEIGHT} className="stroke-line-strong" />
      {bars.map(({ label, count, isCurrent }, index) => {
        const middle = percent((index + 0.5) / bars.length);
        const height = (count / highest) * BAR_HEIGHT;
        // A phone has room for every other label; the last one is always shown.
        const isHiddenOnPhone = (bars.length - index) % 2 === 0;
        return (
          <g key={label}>
            <rect
              x={percent((index + 0.2) / bars.length)}
              y={ABOVE + BAR_HEIGHT - height}
              width={percent(0.6 / bars.length)}
              height={height}
              className={isCurrent ? "fill-saffron" : "fill-maroon"}
            />
            <text
              x={middle}
              y={ABOVE + BAR_HEIGHT - height - 8}
              textAnchor="middle"
              className="fill-ink font-bold text-caption tabular-nums"
            >
              {count > 0 && count}
            </text>
            <text
              x={middle}
              y={ABOVE + BAR_HEIGHT + 20}
              textAnchor="middle"
              className={`fill-ink-soft text-[11px] sm:text-caption ${isHiddenOnPhone ? "max-sm:hidden" : ""}`}
            >
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
