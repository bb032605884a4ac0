import { useId } from "react";
import type { HomePage } from "../../../../content/pages/home.ts";
import { fieldMark } from "../../field-marks.ts";
import { useSite } from "../../site-context.tsx";
import { ButtonLink } from "../button-link.tsx";
import { isWritten, linesOf, orElse, Words } from "../words.tsx";

export function AdmissionsCall({ admissions }: { admissions: HomePage["admissions"] }) {
  const headingId = useId();
  const { shownPaths, words, language } = useSite();
  const steps = linesOf(admissions.steps, language);
  if (!isWritten(admissions.heading) && !isWritten(admissions.line) && steps.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="section page-width">
      <div className="rangoli-corner on-dark grid gap-6 rounded-panel bg-leaf p-[min(1.25rem,6vw)] md:p-12 lg:grid-cols-[1fr_1.1fr] lg:gap-14">
        <div>
          <Words
            of={orElse(admissions.heading, words.home.admissions)}
            as="h2"
            id={headingId}
            className="text-heading"
          />
          <Words of={admissions.line} as="p" className="mt-3 text-lead text-cream-deep" />
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to="/contact" look="light">
              {words.home.visit}
            </ButtonLink>
            {shownPaths.has("/fees") && (
              <ButtonLink to="/fees" look="ghost">
                {words.home.fees}
              </ButtonLink>
            )}
          </p>
        </div>
        <ol className="grid content-start gap-3 md:gap-5 lg:pt-2" {...fieldMark(admissions.steps)}>
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-saffron-soft font-display text-xl text-leaf-dark"
              >
                {index + 1}
              </span>
              <Words of={step} className="pt-1.5" />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
