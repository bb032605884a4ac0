import type { AboutPage } from "../../../content/pages/schemas.ts";

/** The school's years, one below the other along a line. */
export function Timeline({ milestones }: { milestones: AboutPage["history"]["milestones"] }) {
  return (
    <ol className="relative ml-2 grid gap-9 border-l-2 border-saffron-soft pl-8">
      {milestones.map(({ year, title, text }) => (
        <li key={`${year} ${title}`} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-2 left-[calc(-2rem-9px)] size-4 rounded-full border-4 border-paper bg-saffron"
          />
          <p className="font-display text-heading leading-none text-saffron-ink">{year}</p>
          <h3 className="mt-2 text-subhead text-maroon">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ol>
  );
}
