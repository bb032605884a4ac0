import { useId } from "react";
import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { orElse, Words } from "../words.tsx";

export function FactsBand({ facts: { heading, items } }: { facts: HomePage["facts"] }) {
  const headingId = useId();
  const words = useWords();
  return (
    <section aria-labelledby={headingId} className="on-dark bg-leaf">
      <div className="page-width py-7 md:py-14">
        <Words of={orElse(heading, words.home.facts)} as="h2" id={headingId} className="sr-only" />
        <dl className="two-up gap-x-6 gap-y-5 lg:grid-cols-4">
          {items.map(({ id, value, label }) => (
            <div
              key={id}
              className="flex flex-col-reverse justify-end border-l-2 border-saffron pl-4 md:pl-5"
            >
              <Words
                of={label}
                as="dt"
                className="leading-snug text-cream-deep max-md:text-caption md:mt-1"
              />
              <Words
                of={value}
                as="dd"
                className="font-display text-[min(2.125rem,11vw)] leading-tight md:text-title"
              />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
