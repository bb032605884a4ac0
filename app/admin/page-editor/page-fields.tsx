import type {
  AnyDocument,
  Bilingual,
  BilingualLines,
  DocumentPicture,
  PageField,
  PageFields,
} from "../../../content/pages/define-page.ts";
import { BilingualInput, LinesInput } from "./bilingual-inputs.tsx";
import { ListInput, type RenderItem } from "./list-input.tsx";
import type { Item } from "./page-state.ts";
import { PictureInput } from "./picture-input.tsx";
import { TableInput } from "./table-input.tsx";
import { ChoicesInput, ValueInput } from "./text-inputs.tsx";

interface FieldInputsProps {
  fields: PageFields;
  values: AnyDocument;
  /** The prefix of the paths: empty, or ending with a dot. */
  prefix: string;
}

export function FieldInputs({ fields, values, prefix }: FieldInputsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput
      key={name}
      path={`${prefix}${name}`}
      field={field}
      value={values[name]}
      canCopy={field.kind === "list" && hasItems(values[field.copiesFrom ?? ""])}
    />
  ));
}

const hasItems = (list: unknown) => Array.isArray(list) && list.length > 0;

const renderItem: RenderItem = (fields, item, prefix) => (
  <FieldInputs fields={fields} values={item} prefix={prefix} />
);

interface FieldInputProps {
  path: string;
  field: PageField;
  value: unknown;
  /** Whether there is something to copy from the other list. */
  canCopy: boolean;
}

function FieldInput({ path, field, value, canCopy }: FieldInputProps) {
  switch (field.kind) {
    case "bilingual":
      return <BilingualInput path={path} field={field} value={value as Bilingual} />;
    case "lines":
      return <LinesInput path={path} field={field} value={value as BilingualLines} />;
    case "value":
      return <ValueInput path={path} field={field} value={value as string | number | null} />;
    case "choices":
      return <ChoicesInput path={path} field={field} value={value as string[]} />;
    case "picture":
      return <PictureInput path={path} field={field} value={value as DocumentPicture | null} />;
    case "list": {
      const list = { path, field, value: value as Item[] };
      return field.isTable ? (
        <TableInput {...list} canCopy={canCopy} />
      ) : (
        <ListInput {...list} renderItem={renderItem} />
      );
    }
    case "group":
      return (
        <details className="rounded-card border border-line bg-paper">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-display text-(length:--text-subhead) text-maroon">
            {field.label}
          </summary>
          <div className="grid grid-cols-1 gap-5 p-4">
            {field.hint && <p className="text-caption text-ink-soft">{field.hint}</p>}
            <FieldInputs fields={field.fields} values={value as AnyDocument} prefix={`${path}.`} />
          </div>
        </details>
      );
  }
}
