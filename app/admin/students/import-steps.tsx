import { words } from "../../ui/panel-words.ts";
import { IMPORT_STEPS, type ImportStep } from "./use-student-import.ts";

const said = words.studentImport;

/** Where one is on the way from the file to the result. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const current = IMPORT_STEPS.indexOf(step);
  return (
    <ol aria-label={said.steps} className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
      {IMPORT_STEPS.map((each, index) => (
        <li
          key={each}
          aria-current={each === step ? "step" : undefined}
          className={`flex items-center gap-2 ${index === current ? "font-bold text-maroon" : "text-ink-soft"}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-7 place-items-center rounded-full border text-caption ${
              index === current
                ? "border-maroon bg-maroon text-paper"
                : index < current
                  ? "border-leaf bg-leaf-soft text-leaf"
                  : "border-line-strong"
            }`}
          >
            {index < current ? "✓" : index + 1}
          </span>
          <span className={index === current ? undefined : "max-sm:sr-only"}>{said.stepNames[each]}</span>
        </li>
      ))}
    </ol>
  );
}
