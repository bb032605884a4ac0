import type { LoaderFunctionArgs } from "react-router";
import { Badge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import {
  findConsentMark,
  type LinkedEntry,
  LinkedLine,
  loadLinkedView,
  studentPart,
} from "../../../students/panel/exports.ts";
import { alumni } from "../../content/alumni.ts";

const texts = words.alumniScreen;

export const title = texts.title;

const TABLE: TableOptions<typeof alumni> = {
  names: namesOf(words, "alumni"),
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "passOutYear", label: texts.leftIn, isNarrow: true, isShort: true },
    { name: "designation", label: words.entryScreens.designation, isShort: true },
    { name: "location", label: texts.place },
  ],
};

const STUDENT_PART = studentPart({ name: "name", class: "passOutClass" });

export const loader = ({ request }: LoaderFunctionArgs) => loadLinkedView(alumni, request);

export default function Alumni({ loaderData }: ScreenProps<typeof loader>) {
  const { linked } = loaderData;
  const markOf = (entry: LinkedEntry) => findConsentMark(alumni, entry, linked);
  return (
    <EntryScreen
      resource={alumni}
      loaderData={loaderData}
      heading={texts.title}
      addLabel={texts.add}
      create={{ title: texts.add, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      folded={STUDENT_PART}
      label={texts.title}
      table={{ ...TABLE, markOf }}
      picture="portrait"
      card={(alumnus) => ({
        marks: markOf(alumnus) && <Badge text={markOf(alumnus) ?? ""} />,
        children: (
          <>
            <p lang={languageOf(alumnus.designation, panelLanguage)} className="line-clamp-2 font-bold">
              {alumnus.designation}, {alumnus.location}
            </p>
            <p lang={languageOf(alumnus.passOutClass, panelLanguage)}>
              {alumnus.passOutClass}, {alumnus.passOutYear}
            </p>
          </>
        ),
        details: (
          <>
            <p lang={languageOf(alumnus.post, panelLanguage)}>{alumnus.post}</p>
            <p>
              {fillWords(texts.father, {
                name: <span lang={languageOf(alumnus.fatherName, panelLanguage)}>{alumnus.fatherName}</span>,
              })}
            </p>
            <LinkedLine entry={alumnus} linked={linked} />
          </>
        ),
      })}
    />
  );
}
