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
      <div className="admissions rangoli-corner on-dark">
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
        <ol {...fieldMark(admissions.steps)}>
          {steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span aria-hidden="true">{index + 1}</span>
              <Words of={step} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
