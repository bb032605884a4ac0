import { useId } from "react";
import type { BilingualLines } from "../../../core/content/pages/define-page.ts";
import type { SectionHead } from "../../../core/content/pages/fields.ts";
import { ButtonLink } from "../../../core/site/components/button-link.tsx";
import { PageButtons } from "../../../core/site/components/page-buttons.tsx";
import { isWritten, linesOf, orElse, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useHasPage, useSite } from "../../../core/site/site-context.tsx";
import { describeAdmissionStage, type LoadedAdmissions } from "./load-admissions.ts";

interface AdmissionsCallProps {
  admissions: SectionHead & { steps: BilingualLines };
  /** The page about admissions. */
  page: LoadedAdmissions;
}

/** The call for admissions. Before they open and after they close it says so instead of what the school has written for the open ones. */
export function AdmissionsCall({ admissions, page: { document, stage } }: AdmissionsCallProps) {
  const headingId = useId();
  const { shownPaths, words, language } = useSite();
  const hasPage = useHasPage();
  const isShown = shownPaths.has("/admissions");
  const state = isShown && stage ? describeAdmissionStage(stage, document.dates, words) : undefined;
  const isClosed = state !== undefined && stage?.stage === "closed";
  const steps = isClosed ? [] : linesOf(admissions.steps, language);
  const isHome = isWritten(admissions.heading) || isWritten(admissions.line) || steps.length > 0;
  if (!hasPage("/admissions") || (!isHome && state === undefined)) return null;
  const ownHeading = orElse(admissions.heading, state ?? words.home.admissions);
  const heading = state !== undefined && stage?.stage !== "open" ? state : ownHeading;
  return (
    <section aria-labelledby={headingId} className="section page-width">
      <div className="admissions rangoli-corner on-dark">
        <div>
          <Words of={heading} as="h2" id={headingId} className="text-heading" />
          {state !== undefined && heading !== state && (
            <Words of={state} as="p" className="mt-3 font-bold text-lead" />
          )}
          {isClosed ? (
            <p className="mt-3 text-lead text-cream-deep">{words.admissions.closedLine}</p>
          ) : (
            <Words of={admissions.line} as="p" className="mt-3 text-lead text-cream-deep" />
          )}
          <p className="mt-5 flex flex-wrap gap-3">
            {stage?.stage === "open" && <PageButtons of="/admissions" look="light" />}
            {isShown && (
              <ButtonLink to="/admissions" look="light">
                {words.admissions.apply}
              </ButtonLink>
            )}
            <ButtonLink to="/contact" look={isShown ? "ghost" : "light"}>
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
