import { type FormEvent, useId, useState } from "react";
import { checkEntry } from "../../content/types/check-entry.ts";
import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import type { OptionNames } from "../entry-form/entry-form.tsx";
import { FieldInput } from "../entry-form/fields/field-input.tsx";
import { FormEnd } from "../parts/form-end.tsx";
import { Modal } from "../parts/modal.tsx";

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
  isBusy: boolean;
  onChange: (values: Record<string, string>) => void;
  onClose: () => void;
}

/** "class and section" */
export const bulkLabels = ({ fields }: Resource, names: readonly string[]) =>
  texts.fieldsToChange(names.map((name) => words.translate(fields[name]?.label ?? name)));

/** Asks for the new values of all selected entries. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { resource, names, counted, suggestions, optionNames, isBusy, onChange, onClose } = props;
  const id = useId();
  const [errors, setErrors] = useState<Record<string, string>>({});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => String(value).trim() !== "");
    const values = Object.fromEntries(filled.map(([name, value]) => [name, String(value)]));
    const [first = ""] = names;
    const found =
      filled.length > 0
        ? checkEntry(resource, "update", values, () => true).errors
        : { [first]: texts.fillSomething };
    setErrors(found);
    if (Object.keys(found).length === 0) onChange(values);
  }

  return (
    <Modal
      title={texts.changeFieldsOf(bulkLabels(resource, names), counted)}
      width="narrow"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p>{texts.emptyStays}</p>
        {names.map((name) => {
          const field = resource.fields[name];
          if (field?.kind !== "value") return null;
          return (
            <FieldInput
              key={name}
              id={`${id}-${name}`}
              name={name}
              field={field}
              defaultValue=""
              suggestions={suggestions[name]}
              optionNames={optionNames[name]}
              error={errors[name]}
            />
          );
        })}
        <FormEnd submit={texts.changeCounted(counted)} isBusy={isBusy} onCancel={onClose} />
      </form>
    </Modal>
  );
}
