import type { LoaderFunctionArgs } from "react-router";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { team } from "../../content/team.ts";

const said = words.entryScreens.team;

export const title = said.title;

const TABLE: TableOptions<typeof team> = {
  names: words.entryNames.team,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "designation", label: words.entryScreens.designation, isShort: true },
    { name: "subject", label: said.subject, isShort: true },
    { name: "qualification", label: said.qualification },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) => loadView(team, request);

export default function TeamManagement({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={team}
      loaderData={loaderData}
      options={{ showErrorsAsWarnings: true, useServerMessageFor: ["create", "update", "delete"] }}
      heading={said.heading}
      addLabel={said.create}
      create={{ title: said.createTitle, submit: words.frame.save }}
      update={{ title: said.edit, submit: words.frame.save }}
      label={said.list}
      columns="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5"
      table={TABLE}
      picture="portrait"
      card={({ designation, subject, qualification }) => ({
        children: (
          <>
            <p className="font-bold">
              <SchoolText text={designation} />
            </p>
            <p>{fillWords(said.teaches("{subject}"), { subject: <SchoolText text={subject} /> })}</p>
            <p className="text-ink-soft">
              <SchoolText text={qualification} />
            </p>
          </>
        ),
      })}
    />
  );
}
