import type { LoaderFunctionArgs } from "react-router";
import { committee } from "../../../content/resources/committee.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { EntryScreen } from "../entry-list/entry-screen.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import type { ScreenProps } from "../screen.ts";

const said = words.entryScreens.committee;

export const title = said.title;

const TABLE: TableOptions<typeof committee> = {
  names: words.entryNames.committee,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  columns: [
    { name: "nameHi", label: said.nameInHindi },
    { name: "designation", label: words.entryScreens.designation, isShort: true },
  ],
};

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
      table={TABLE}
      card={({ nameHi, designation, designationHi }) => ({
        children: (
          <>
            {nameHi && <p lang="hi">{nameHi}</p>}
            <p className="font-bold">
              <span lang={languageOf(designation, panelLanguage)}>{designation}</span>
              {designationHi && (
                <>
                  {" · "}
                  <span lang="hi">{designationHi}</span>
                </>
              )}
            </p>
          </>
        ),
      })}
    />
  );
}
