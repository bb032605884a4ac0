import { type ComponentProps, useId } from "react";
import { controlClass, labelClass } from "./control-classes.ts";

interface LabelledSelectProps extends Omit<ComponentProps<"select">, "id" | "className"> {
  label: string;
}

/** A select with its label above it. */
export function LabelledSelect({ label, ...select }: LabelledSelectProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <select {...select} id={id} className={controlClass} />
    </div>
  );
}
