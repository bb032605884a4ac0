import type { LoaderFunctionArgs } from "react-router";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { team } from "../../content/team.ts";

const texts = words.teamScreen;

export const title = texts.title;

const TABLE: TableOptions<typeof team> = {
  names: namesOf(words, "team"),
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "designation", label: words.entryScreens.designation, isShort: true },
    { name: "subject", label: texts.subject, isShort: true },
    { name: "qualification", label: texts.qualification },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) => loadView(team, request);

export default function TeamManagement({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={team}
      loaderData={loaderData}
      options={{ showErrorsAsWarnings: true, useServerMessageFor: ["create", "update", "delete"] }}
      heading={texts.heading}
      addLabel={texts.create}
      create={{ title: texts.createTitle, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      table={TABLE}
      picture="portrait"
      card={({ designation, subject, qualification }) => ({
        children: (
          <>
            <p className="font-bold">
              <SchoolText text={designation} />
            </p>
            <p className="line-clamp-2">
              {fillWords(texts.teaches("{subject}"), { subject: <SchoolText text={subject} /> })}
              {" · "}
              <SchoolText text={qualification} />
            </p>
          </>
        ),
      })}
    />
  );
}
