import { useId } from "react";
import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";

export function AdmissionsCall() {
  const headingId = useId();
  const { heading, line, steps, primaryLink, secondaryLink } = home.admissions;
  return (
    <section aria-labelledby={headingId} className="section page-width">
      <div className="rangoli-corner on-dark grid gap-6 rounded-panel bg-leaf p-[min(1.25rem,6vw)] md:p-12 lg:grid-cols-[1fr_1.1fr] lg:gap-14">
        <div>
          <h2 id={headingId} className="text-heading">
            {heading}
          </h2>
          <p className="mt-3 text-lead text-cream-deep">{line}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={primaryLink.href} look="light">
              {primaryLink.label}
            </ButtonLink>
            <ButtonLink to={secondaryLink.href} look="ghost">
              {secondaryLink.label}
            </ButtonLink>
          </p>
        </div>
        <ol className="grid content-start gap-3 md:gap-5 lg:pt-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-saffron-soft font-display text-xl text-leaf-dark"
              >
                {index + 1}
              </span>
              <span className="pt-1.5">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
