import type { AdmissionsPage } from "../../../../content/pages/admissions.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fieldMark } from "../../field-marks.ts";
import { describeAdmissionStage, type LoadedAdmissions } from "../../load-admissions.ts";
import { useWords } from "../../site-context.tsx";
import { DatedText } from "../dated-text.tsx";
import { telephoneHref } from "../telephone.ts";
import { isWritten, Words } from "../words.tsx";

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
