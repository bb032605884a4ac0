import type { Ref } from "react";
import type { ValueField } from "../../../../core/content/types/define-resource.ts";
import { nameOption } from "../../../../core/content/types/option-name.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { Datalist, Options, optionName } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import type { FieldDisplay, ValueControlProps } from "../../../../core/panel/sheet-import/row-table.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { ClassNames } from "../../../school/panel/exports.ts";
import type { ImportField } from "../../content/import-contract.ts";
import { students } from "../../content/students.ts";
import { fieldLabel } from "../field-label.ts";

interface StudentControlProps extends ValueControlProps<ImportField> {
  /** Suggested while the user types. */
  suggestions: ClassNames;
}

/** How rows of students are shown. */
export const displayStudents = (suggestions: ClassNames): FieldDisplay<ImportField> => ({
  labelOf: fieldLabel,
  present,
  control: (props) => <ValueControl {...props} suggestions={suggestions} />,
});

const IS_DAY = /^\d{4}-\d\d-\d\d$/;

function present(field: ImportField, value: string): string {
  const declared: ValueField = students.fields[field];
  const { input } = declared;
  if (input === "date" && IS_DAY.test(value)) return formatDate(value);
  return input === "select" ? nameOption(declared, value, words.language) : value;
}

/** The input for one value of a row. Dates are texts, as offices in India write them. */
export function ValueControl({ field, suggestions, ref, ...control }: StudentControlProps) {
  const declared: ValueField<string | null> = students.fields[field];
  const { input, options } = declared;
  if (input === "select") {
    const written = control.value ?? control.defaultValue ?? "";
    const isUnknown = written !== "" && !options?.some((option) => option === written);
    return (
      <select {...control} ref={ref as Ref<HTMLSelectElement>} className={controlClass}>
        <option value="">{words.entryForm.choose}</option>
        {isUnknown && <option value={written}>{written}</option>}
        <Options values={options?.map(String) ?? []} textOf={(option) => optionName(declared, option)} />
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
