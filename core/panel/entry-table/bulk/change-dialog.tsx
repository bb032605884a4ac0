import { type ComponentProps, useId } from "react";
import { checkEntry } from "../../../content/types/check-entry.ts";
import type { Resource } from "../../../content/types/define-resource.ts";
import { words } from "../../../ui/panel-words.ts";
import type { OptionNames } from "../../entry-form/entry-form.tsx";
import { FieldInput } from "../../entry-form/fields/field-input.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { type FieldErrors, useFormState, type Values } from "../../forms/form-state.ts";
import { bulkLabels } from "./bulk-labels.ts";

const texts = words.entryTable;

interface ChangeDialogProps {
  resource: Resource;
  /** The fields of the form. */
  names: readonly string[];
  /** "40 students" */
  counted: string;
  /** Suggestions by field. */
  suggestions: Readonly<Record<string, readonly string[]>>;
  /** Display names of options by field. */
  optionNames: OptionNames;
  onChange: (values: Record<string, string>) => Promise<void>;
  onClose: () => void;
}

/** Asks for the new values of all selected entries. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { resource, names, counted, suggestions, optionNames, onChange, onClose } = props;

  function check(typed: Values): FieldErrors {
    const values = filledIn(typed);
    const [first = ""] = names;
    return Object.keys(values).length > 0
      ? checkEntry(resource, "update", values, () => true).errors
      : { [first]: texts.fillSomething };
  }

  return (
    <FormDialog
      title={texts.changeFieldsOf(bulkLabels(resource, names), counted)}
      width="narrow"
      submit={texts.changeCounted(counted)}
      check={check}
      save={(typed) => onChange(filledIn(typed))}
      onClose={onClose}
    >
      <p>{texts.emptyStays}</p>
      {names.map((name) => {
        const field = resource.fields[name];
        if (field?.kind !== "value") return null;
        return (
          <NewValue
            key={name}
            name={name}
            field={field}
            suggestions={suggestions[name]}
            optionNames={optionNames[name]}
          />
        );
      })}
    </FormDialog>
  );
}

type NewValueProps = Pick<
  ComponentProps<typeof FieldInput>,
  "name" | "field" | "suggestions" | "optionNames"
>;

function NewValue(field: NewValueProps) {
  const id = useId();
  const { errors } = useFormState();
  return <FieldInput {...field} id={id} defaultValue="" error={errors[field.name]} />;
}

const filledIn = (typed: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value = ""]) => (value.trim() === "" ? [] : [[name, value]])),
  );
