import type { LoaderFunctionArgs } from "react-router";
import { team } from "../../../content/resources/team.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
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
import type { ScreenOptions } from "../screen-options.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";

const SCREEN_OPTIONS: ScreenOptions = {
  showErrorsAsWarnings: true,
  useServerMessageFor: ["create", "update", "delete"],
};

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

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(team, request, () => loadOnePage(team, request));

export default function TeamManagement({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(team, loaderData.loaded, SCREEN_OPTIONS);
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={team.screen.publicPath}>
        <ViewSwitch resource={team} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.create}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame
          list={list}
          label={said.list}
          columns="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5"
        >
          {(member) => (
            <EntryCard
              key={member._id}
              list={list}
              entry={member}
              title={member.name}
              picture={
                <StoredPicture
                  name={member.image}
                  alt={words.entryScreens.portraitOf(member.name)}
                  sizes="(min-width: 640px) 20rem, 100vw"
                  className="aspect-4/3 w-full object-cover object-top"
                />
              }
            >
              <p className="font-bold">{member.designation}</p>
              <p>{said.teaches(member.subject)}</p>
              <p className="text-ink-soft">{member.qualification}</p>
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        create={{ title: said.createTitle, submit: words.frame.save }}
        update={{ title: said.edit, submit: words.frame.save }}
      />
    </>
  );
}
