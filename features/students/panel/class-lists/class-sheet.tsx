import type { ValueField } from "../../../../core/content/types/define-resource.ts";
import { nameOption } from "../../../../core/content/types/option-name.ts";
import { formatDate } from "../../../../core/panel/dates/format-date.ts";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { showClass, showSection } from "../../../school/panel/exports.ts";
import { students } from "../../content/students.ts";
import { shortLabelOf } from "../field-label.ts";
import { inPanelLanguage } from "../shown-name.ts";
import { blankHeadings, LIST_COLUMNS, type ListColumn, type ListSettings } from "./class-list-settings.ts";
import type { ClassList, Student } from "./load-class-lists.ts";

const texts = words.classLists;

interface ClassSheetProps {
  list: ClassList;
  settings: ListSettings;
  letterhead: readonly string[];
  /** The day of printing, such as 2026-11-16. */
  day: string;
}

/** The printed list of one class. The table head with the class name is repeated on each page. */
export function ClassSheet({ list, settings, letterhead, day }: ClassSheetProps) {
  const before = LIST_COLUMNS.filter(
    (column) => column === "rollNumber" && settings.columns.includes(column),
  );
  const behind = LIST_COLUMNS.filter(
    (column) => column !== "rollNumber" && settings.columns.includes(column),
  );
  const blanks = blankHeadings(settings);
  const title = texts.classAndSection(showClass(list.class), showSection(list.section));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and the keyboard scrolls it
    <section aria-label={title} tabIndex={0} className="class-sheet">
      <div className="sheet-letterhead">
        {letterhead.map((line) => (
          <p key={line} lang={languageOf(line, panelLanguage)}>
            {line}
          </p>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th colSpan={before.length + 1 + behind.length + blanks.length} className="sheet-title">
              <span className="sheet-facts">
                <strong>{title}</strong>
                <span>{texts.counts(countGenders(list.students))}</span>
                <time dateTime={day}>{formatDate(day)}</time>
              </span>
            </th>
          </tr>
          <tr>
            {before.map((column) => (
              <Head key={column} text={shortLabelOf(column)} />
            ))}
            <Head text={shortLabelOf("name")} />
            {behind.map((column) => (
              <Head key={column} text={shortLabelOf(column)} />
            ))}
            {blanks.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blank columns differ by their place alone
              <BlankHead key={index} text={heading} />
            ))}
          </tr>
        </thead>
        <tbody>
          {list.students.map(inPanelLanguage).map((student) => (
            <tr key={student._id}>
              {before.map((column) => (
                <Cell key={column} text={textOf(student, column)} />
              ))}
              <th scope="row" lang={languageOf(student.name, panelLanguage)}>
                {student.name}
              </th>
              {behind.map((column) => (
                <Cell key={column} text={textOf(student, column)} />
              ))}
              {blanks.map((_heading, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blank columns differ by their place alone
                <td key={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Head = ({ text }: { text: string }) => <th scope="col">{text}</th>;

/** A blank column without a heading has no header cell. */
const BlankHead = ({ text }: { text: string }) =>
  text === "" ? (
    <td className="sheet-blank" />
  ) : (
    <th scope="col" lang={languageOf(text, panelLanguage)} className="sheet-blank">
      {text}
    </th>
  );

const Cell = ({ text }: { text: string }) => <td lang={languageOf(text, panelLanguage)}>{text}</td>;

/** Dates are short, as offices write them: 30/06/2015. */
function textOf(student: Student, column: ListColumn): string {
  const text: string | null = student[column];
  const field: ValueField = students.fields[column];
  const { input } = field;
  if (!text) return "";
  if (input === "date") return text.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, "$3/$2/$1");
  return input === "select" ? nameOption(field, text, words.language) : text;
}

function countGenders(children: readonly Student[]) {
  const count = (wanted: string) => children.filter(({ gender }) => gender === wanted).length;
  const [total, boys, girls] = [children.length, count("Male"), count("Female")];
  return { total, boys, girls, others: total - boys - girls };
}
