import type { LoaderFunctionArgs } from "react-router";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../../core/ui/school-languages.ts";
import { committee } from "../../content/committee.ts";

const said = words.entryScreens.committee;

export const title = said.title;

/** The board of the school shows both names; the table has the one in the other language beside the name. */
const buildTable = (): TableOptions<typeof committee> => ({
  names: words.entryNames.committee,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  columns: [
    ...(panelLanguage === "en" && hasTwoLanguages()
      ? [{ name: "nameHi", label: said.nameInHindi } as const]
      : []),
    { name: "designation", label: words.entryScreens.designation, isShort: true },
  ],
});

export const loader = ({ request }: LoaderFunctionArgs) => loadView(committee, request);

export default function Committee({ loaderData }: ScreenProps<typeof loader>) {
  return (
    <EntryScreen
      resource={committee}
      loaderData={loaderData}
      heading={said.heading}
      addLabel={said.add}
      create={{ title: said.add, submit: words.frame.save }}
      update={{ title: said.edit, submit: words.frame.save }}
      label={said.list}
      table={buildTable()}
      card={({ name, designation }, stored) => ({
        children: (
          <>
            <OtherText shown={name} texts={[stored.name, stored.nameHi]} />
            <p className="font-bold">
              <SchoolText text={designation} />
            </p>
            <OtherText shown={designation} texts={[stored.designation, stored.designationHi]} />
          </>
        ),
      })}
    />
  );
}

interface OtherTextProps {
  /** The text in the panel's language. */
  shown: string;
  texts: readonly (string | null)[];
}

/** The text in the other language, at a school with two. */
function OtherText({ shown, texts }: OtherTextProps) {
  const other = texts.find((text) => text && text !== shown);
  return other && hasTwoLanguages() ? (
    <p>
      <SchoolText text={other} />
    </p>
  ) : null;
}
