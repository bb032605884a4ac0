import { useId } from "react";
import type { HomePage } from "../../../../content/pages/home.ts";
import { useWords } from "../../site-context.tsx";
import { orElse, Words } from "../words.tsx";

export function FactsBand({ facts: { heading, items } }: { facts: HomePage["facts"] }) {
  const headingId = useId();
  const words = useWords();
  return (
    <section aria-labelledby={headingId} className="facts on-dark">
      <div className="page-width">
        <Words of={orElse(heading, words.home.facts)} as="h2" id={headingId} className="sr-only" />
        <dl className="two-up">
          {items.map(({ id, value, label }) => (
            <div key={id}>
              <Words of={label} as="dt" />
              <Words of={value} as="dd" />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
