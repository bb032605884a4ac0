import type { ChangeEvent, FocusEvent, KeyboardEvent, Ref } from "react";
import type { ValueField } from "../../../../content/resources/define-resource.ts";
import { students } from "../../../../content/resources/students.ts";
import type { ImportField } from "../../../../content/students/import-contract.ts";
import { controlClass } from "../../../ui/control-classes.ts";
import { words } from "../../../ui/panel-words.ts";
import { Datalist, Options, optionName } from "../../entry-form/choice-inputs.tsx";
import type { ClassNames } from "../class-names.ts";

export type ValueElement = HTMLInputElement | HTMLSelectElement;

interface ValueControlProps {
  id: string;
  field: ImportField;
  /** Suggested while the user types. */
  suggestions: ClassNames;
  name?: string;
  value?: string;
  defaultValue?: string;
  ref?: Ref<ValueElement>;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true | undefined;
  onChange?: (event: ChangeEvent<ValueElement>) => void;
  onFocus?: (event: FocusEvent<ValueElement>) => void;
  onBlur?: (event: FocusEvent<ValueElement>) => void;
  onKeyDown?: (event: KeyboardEvent<ValueElement>) => void;
}

/** The input for one value of a row. Dates are texts, as offices in India write them. */
export function ValueControl({ field, suggestions, ref, ...control }: ValueControlProps) {
  const { input, options }: ValueField<string | null> = students.fields[field];
  if (input === "select") {
    const written = control.value ?? control.defaultValue ?? "";
    const isUnknown = written !== "" && !options?.some((option) => option === written);
    return (
      <select {...control} ref={ref as Ref<HTMLSelectElement>} className={controlClass}>
        <option value="">{words.entryForm.choose}</option>
        {isUnknown && <option value={written}>{written}</option>}
        <Options values={options?.map(String) ?? []} textOf={optionName} />
      </select>
    );
  }
  const offered = field === "class" || field === "section" ? suggestions[field] : [];
  const listId = offered.length > 0 ? `${control.id}-names` : undefined;
  return (
    <>
      <input
        {...control}
        ref={ref as Ref<HTMLInputElement>}
        type={input === "tel" ? "tel" : "text"}
        list={listId}
        autoComplete="off"
        className={controlClass}
      />
      {listId && <Datalist id={listId} values={offered} />}
    </>
  );
}
