import type { LoaderFunctionArgs } from "react-router";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { topStudents } from "../../content/top-students.ts";
import { findConsentMark, type LinkedEntry, loadLinkedView } from "../consent/linked-children.ts";
import { LinkedLine } from "../consent/linked-line.tsx";
import { studentPart } from "../student-picker.tsx";

const texts = words.topStudentsScreen;

export const title = texts.title;

const TABLE: TableOptions<typeof topStudents> = {
  names: namesOf(words, "topStudents"),
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "class", label: words.entryScreens.class, isShort: true },
    { name: "percent", label: texts.percent, isShort: true, show: ({ percent }) => `${percent}%` },
  ],
};

const STUDENT_PART = studentPart({ name: "name", class: "class" });

export const loader = ({ request }: LoaderFunctionArgs) => loadLinkedView(topStudents, request);

export default function TopStudents({ loaderData }: ScreenProps<typeof loader>) {
  const { linked } = loaderData;
  const markOf = (entry: LinkedEntry) => findConsentMark(topStudents, entry, linked);
  return (
    <EntryScreen
      resource={topStudents}
      loaderData={loaderData}
      heading={texts.title}
      create={{ title: texts.createTitle, submit: texts.create }}
      update={{ title: texts.edit, submit: texts.update }}
      folded={STUDENT_PART}
      label={texts.list}
      table={{ ...TABLE, markOf }}
      picture="round"
      card={(student) => ({
        marks: markOf(student) && <Badge text={markOf(student) ?? ""} />,
        children: (
          <>
            <p>
              {fillWords(texts.inClass("{class}"), { class: <SchoolText text={student.class} /> })}
              {" · "}
              {texts.withPercent(student.percent)}
            </p>
            <LinkedLine entry={student} linked={linked} />
          </>
        ),
      })}
    />
  );
}
