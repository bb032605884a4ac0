interface StepListProps<Step extends string> {
  label: string;
  steps: readonly Step[];
  names: Readonly<Record<Step, string>>;
  current: Step;
}

/** The steps of a task. Narrow screens show their numbers only: the heading below names the current step. */
export function StepList<Step extends string>({ label, steps, names, current }: StepListProps<Step>) {
  const place = steps.indexOf(current);
  return (
    <ol aria-label={label} className="mb-5 flex flex-wrap gap-x-3 gap-y-2 sm:gap-x-6">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === place ? "step" : undefined}
          className={`flex min-w-0 items-center gap-2 ${index === place ? "font-bold text-maroon" : "text-ink-soft"}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-7 shrink-0 place-items-center rounded-full border text-caption ${
              index === place
                ? "border-maroon bg-maroon text-paper"
                : index < place
                  ? "border-leaf bg-leaf-soft text-leaf"
                  : "border-line-strong"
            }`}
          >
            {index < place ? "✓" : index + 1}
          </span>
          <span className="max-sm:sr-only">{names[step]}</span>
        </li>
      ))}
    </ol>
  );
}
