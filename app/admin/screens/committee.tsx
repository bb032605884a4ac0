import type { LoaderFunctionArgs } from "react-router";
import { committee } from "../../../content/resources/committee.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import { ScreenHeading } from "../frame/screen-heading.tsx";
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

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(committee, request, () => loadOnePage(committee, request));

export default function Committee({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(committee, loaderData.loaded);
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={committee.screen.publicPath}>
        <ViewSwitch resource={committee} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.add}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.list}>
          {(member) => (
            <EntryCard key={member._id} list={list} entry={member} title={member.name}>
              {member.nameHi && <p lang="hi">{member.nameHi}</p>}
              <p className="font-bold">
                <span lang={languageOf(member.designation, panelLanguage)}>{member.designation}</span>
                {member.designationHi && (
                  <>
                    {" · "}
                    <span lang="hi">{member.designationHi}</span>
                  </>
                )}
              </p>
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        create={{ title: said.add, submit: words.frame.save }}
        update={{ title: said.edit, submit: words.frame.save }}
      />
    </>
  );
}
