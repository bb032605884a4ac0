import { useId } from "react";
import { home } from "../../../../content/pages/home.ts";

export function FactsBand() {
  const headingId = useId();
  const { heading, items } = home.facts;
  return (
    <section aria-labelledby={headingId} className="on-dark bg-leaf">
      <div className="page-width py-7 md:py-14">
        <h2 id={headingId} className="sr-only">
          {heading}
        </h2>
        <dl className="two-up gap-x-6 gap-y-5 lg:grid-cols-4">
          {items.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-l-2 border-saffron pl-4 md:pl-5"
            >
              <dt className="leading-snug text-cream-deep max-md:text-caption md:mt-1">{label}</dt>
              <dd className="font-display text-[min(2.125rem,11vw)] leading-tight md:text-title">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
