import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { telephoneHref } from "../../../core/site/components/telephone.ts";
import { isWritten, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import type { AdmissionsPage } from "../content/admissions.ts";
import { describeAdmissionStage, type LoadedAdmissions } from "./load-admissions.ts";

interface AdmissionStateProps extends LoadedAdmissions {
  phone: string | undefined;
}

/** Whether admissions are open, and the two ways to ask. */
export function AdmissionState({ document: { dates }, stage, phone }: AdmissionStateProps) {
  const words = useWords();
  if (!stage && !dates.session && !isWritten(dates.line)) return null;
  return (
    <div className="admission-state" data-stage={stage?.stage}>
      <Title dates={dates} stage={stage} />
      {stage?.stage === "closed" && <p>{words.admissions.closedLine}</p>}
      <Words of={dates.line} as="p" />
      <p className="no-print flex flex-wrap gap-3">
        <a href="#enquiry" className="button button-primary">
          {words.admissions.ask}
        </a>
        {phone && (
          <a
            href={telephoneHref(phone)}
            aria-label={words.frame.call(phone)}
            className="button button-secondary"
          >
            <Icon name="phone" className="size-5" />
            {phone}
          </a>
        )}
      </p>
    </div>
  );
}

function Title({ dates, stage }: { dates: AdmissionsPage["dates"]; stage: LoadedAdmissions["stage"] }) {
  const words = useWords();
  if (stage) {
    const mark = fieldMark(dates, stage.stage === "coming" ? "opensOn" : "closesOn");
    return (
      <p className="admission-title" {...mark}>
        <DatedText text={describeAdmissionStage(stage, dates, words)} />
      </p>
    );
  }
  if (!dates.session) return null;
  return (
    <p className="admission-title" {...fieldMark(dates, "session")}>
      {words.admissions.session(dates.session)}
    </p>
  );
}
