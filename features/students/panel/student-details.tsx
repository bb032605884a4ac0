import { companionOf, isCompanion } from "../../../core/content/types/companions.ts";
import type { Entity, ValueField } from "../../../core/content/types/define-resource.ts";
import { nameOption } from "../../../core/content/types/option-name.ts";
import { formatDate } from "../../../core/panel/dates/format-date.ts";
import { languageOf } from "../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { IDENTIFYING_FIELDS, IMPORT_FIELDS, type ImportField } from "../content/import-contract.ts";
import { students } from "../content/students.ts";
import { shortLabelOf } from "./field-label.ts";
import { inPanelLanguage, showClassAndSection } from "./shown-name.ts";

const texts = words.studentRecords;

const inputOf = (field: ImportField): ValueField["input"] => students.fields[field].input;
const isShort = (field: ImportField) => inputOf(field) === "date" || inputOf(field) === "select";

const FURTHER_FIELDS = IMPORT_FIELDS.filter(
  (field) => !IDENTIFYING_FIELDS.some((each) => each === field) && !isCompanion(students, field),
);
/** Dates and choices first. */
const FIELDS = [...FURTHER_FIELDS.filter(isShort), ...FURTHER_FIELDS.filter((field) => !isShort(field))];

/** Which student it is, in two lines. */
export function StudentFacts({ student }: { student: Entity<typeof students> }) {
  const { guardianName } = inPanelLanguage(student);
  return (
    <>
      <p>{[showClassAndSection(student), student.rollNumber].filter(Boolean).join(" · ")}</p>
      <p lang={languageOf(guardianName, panelLanguage)} className="truncate">
        {guardianName}
      </p>
    </>
  );
}

/** The data of a student. */
export function StudentDetails({ student }: { student: Entity<typeof students> }) {
  const shown = inPanelLanguage(student);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-caption">
      <Detail term={shortLabelOf("name")} text={findOther(student, "name") ?? ""} />
      <Detail term={texts.rollNumber} text={student.rollNumber} />
      <Detail term={texts.class} text={showClassAndSection(student)} />
      {FIELDS.map((field) => (
        <Detail
          key={field}
          term={field === "dateOfBirth" ? texts.born : shortLabelOf(field)}
          text={describe(field, shown[field])}
          other={findOther(student, field)}
        />
      ))}
    </dl>
  );
}

function describe(name: ImportField, value: string | null): string {
  if (!value) return "";
  const field: ValueField = students.fields[name];
  const { input } = field;
  if (input === "date") return formatDate(value);
  return input === "select" ? nameOption(field, value, words.language) : value;
}

/** The text of a field in the language that the panel does not have; undefined if there is none. */
function findOther(student: Entity<typeof students>, field: ImportField): string | undefined {
  const companion = companionOf(students, field as string);
  const hindi = companion && student[companion as ImportField];
  if (!hindi) return undefined;
  return panelLanguage === "hi" ? (student[field] ?? undefined) : hindi;
}

/** A field that is empty is left out. `other` is the same text in the other language. */
function Detail({ term, text, other }: { term: string; text: string; other?: string | undefined }) {
  if (text === "") return null;
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd lang={languageOf(text, panelLanguage)} className="min-w-0">
        {text}
        {other && (
          <span lang={languageOf(other, panelLanguage)} className="block text-ink-soft">
            {other}
          </span>
        )}
      </dd>
    </>
  );
}
