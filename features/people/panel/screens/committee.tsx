import type { LoaderFunctionArgs } from "react-router";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import type { TableOptions } from "../../../../core/panel/entry-table/table-options.ts";
import { SchoolText } from "../../../../core/panel/school-text.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../../core/ui/school-languages.ts";
import { namesOf } from "../../../../core/words/panel/type-names.ts";
import { committee } from "../../content/committee.ts";

const texts = words.committeeScreen;

export const title = texts.title;

/** The board of the school shows both names; the table has the one in the other language beside the name. */
const buildTable = (): TableOptions<typeof committee> => ({
  names: namesOf(words, "committee"),
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  columns: [
    ...(panelLanguage === "en" && hasTwoLanguages()
      ? [{ name: "nameHi", label: committee.fields.nameHi.label.en } as const]
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
      heading={texts.heading}
      addLabel={texts.add}
      create={{ title: texts.add, submit: words.frame.save }}
      update={{ title: texts.edit, submit: words.frame.save }}
      label={texts.list}
      table={buildTable()}
      card={({ name, designation }, stored) => ({
        children: (
          <>
            <OtherText shown={name} both={[stored.name, stored.nameHi]} />
            <p className="font-bold">
              <SchoolText text={designation} />
            </p>
            <OtherText shown={designation} both={[stored.designation, stored.designationHi]} />
          </>
        ),
      })}
    />
  );
}

interface OtherTextProps {
  /** The text in the panel's language. */
  shown: string;
  both: readonly (string | null)[];
}

/** The text in the other language, at a school with two. */
function OtherText({ shown, both }: OtherTextProps) {
  const other = both.find((text) => text && text !== shown);
  return other && hasTwoLanguages() ? (
    <p>
      <SchoolText text={other} />
    </p>
  ) : null;
}
