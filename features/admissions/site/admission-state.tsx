import { DatedText } from "../../../core/site/components/dated-text.tsx";
import { PageButtons } from "../../../core/site/components/page-buttons.tsx";
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

const LOOKS = {
  open: "border-l-leaf bg-leaf-soft",
  coming: "border-l-saffron bg-saffron-soft",
  closed: "border-l-saffron bg-paper",
} as const;
const TITLE = "font-display text-subhead";

/** Whether admissions are open, and the two ways to ask. */
export function AdmissionState({ document: { dates }, stage, phone }: AdmissionStateProps) {
  const words = useWords();
  if (!stage && !dates.session && !isWritten(dates.line)) return null;
  return (
    <div
      className={`grid gap-3 rounded-card border border-line border-l-[6px] px-[clamp(1rem,4vw,2rem)] py-5 wrap-anywhere ${LOOKS[stage?.stage ?? "closed"]}`}
    >
      <Title dates={dates} stage={stage} />
      {stage?.stage === "closed" && <p>{words.admissions.closedLine}</p>}
      <Words of={dates.line} as="p" />
      <p className="no-print flex flex-wrap gap-3">
        {stage?.stage === "open" && <PageButtons of="/admissions" />}
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
      <p className={`${TITLE} ${stage.stage === "open" ? "text-leaf" : "text-maroon"}`} {...mark}>
        <DatedText text={describeAdmissionStage(stage, dates, words)} />
      </p>
    );
  }
  if (!dates.session) return null;
  return (
    <p className={`${TITLE} text-maroon`} {...fieldMark(dates, "session")}>
      {words.admissions.session(dates.session)}
    </p>
  );
}
