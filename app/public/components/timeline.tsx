import type { AboutPage } from "../../../content/pages/about.ts";
import { Words } from "./words.tsx";

/** The school's years, one below the other along a line. */
export function Timeline({ milestones }: { milestones: AboutPage["history"]["milestones"] }) {
  return (
    <ol className="relative ml-2 grid gap-9 border-l-2 border-saffron-soft pl-8">
      {milestones.map(({ id, year, title, text }) => (
        <li key={id} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-2 left-[calc(-2rem-9px)] size-4 rounded-full border-4 border-paper bg-saffron"
          />
          <p className="font-display text-heading leading-none text-saffron-ink">{year}</p>
          <Words of={title} as="h3" className="mt-2 text-subhead text-maroon" />
          <Words of={text} as="p" className="mt-1" />
        </li>
      ))}
    </ol>
  );
}
