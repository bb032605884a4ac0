import type { Entity, ValueField } from "../../../content/resources/define-resource.ts";
import { students } from "../../../content/resources/students.ts";
import {
  IDENTIFYING_FIELDS,
  IMPORT_FIELDS,
  type ImportField,
} from "../../../content/students/import-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { formatDate } from "../dates/format-date.ts";
import { shortLabelOf } from "./field-label.ts";
import { showClassAndSection } from "./shown-class.ts";

const said = words.studentRecords;

const inputOf = (field: ImportField): ValueField["input"] => students.fields[field].input;
const isShort = (field: ImportField) => inputOf(field) === "date" || inputOf(field) === "select";

const FURTHER_FIELDS = IMPORT_FIELDS.filter((field) => !IDENTIFYING_FIELDS.some((each) => each === field));
/** Dates and choices first. */
const FIELDS = [...FURTHER_FIELDS.filter(isShort), ...FURTHER_FIELDS.filter((field) => !isShort(field))];

/** What the school knows about a student. */
export function StudentDetails({ student }: { student: Entity<typeof students> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-caption">
      <Detail term={said.rollNumber} text={student.rollNumber} />
      <Detail term={said.class} text={showClassAndSection(student)} />
      {FIELDS.map((field) => (
        <Detail
          key={field}
          term={field === "dateOfBirth" ? said.born : shortLabelOf(field)}
          text={describe(inputOf(field), student[field])}
        />
      ))}
    </dl>
  );
}

function describe(input: ValueField["input"], value: string | null): string {
  if (!value) return "";
  if (input === "date") return formatDate(value);
  return input === "select" ? words.translate(value) : value;
}

/** A field that is empty is left out. */
function Detail({ term, text }: { term: string; text: string }) {
  if (text === "") return null;
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0">{text}</dd>
    </>
  );
}
