import type { LoaderFunctionArgs } from "react-router";
import { facilities } from "../../../content/resources/facilities.ts";
import { words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
import { CreateForm } from "../entry-list/create-form.tsx";
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

const SCREEN_OPTIONS: ScreenOptions = { toastMs: 3000 };

const said = words.entryScreens.facilities;

export const title = said.title;

const TABLE: TableOptions<typeof facilities> = {
  names: words.entryNames.facilities,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [{ name: "updatedAt", label: said.changed, show: ({ updatedAt }) => formatMoment(updatedAt) }],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(facilities, request, () => loadOnePage(facilities, request));

export default function Facilities({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(facilities, loaderData.loaded, SCREEN_OPTIONS);
  return (
    <>
      <ScreenHeading title={said.title} publicPath={facilities.screen.publicPath}>
        <ViewSwitch resource={facilities} view={loaderData.view} />
      </ScreenHeading>
      <CreateForm list={list} title={said.createTitle} submitLabel={said.create} />
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.title}>
          {(facility) => (
            <EntryCard
              key={facility._id}
              list={list}
              entry={facility}
              title={facility.name}
              picture={
                <StoredPicture
                  name={facility.image}
                  alt=""
                  sizes="(min-width: 640px) 24rem, 100vw"
                  className="aspect-video w-full object-cover"
                />
              }
            />
          )}
        </ListFrame>
      )}
      <ListModal list={list} update={{ title: said.edit, submit: said.update }} />
    </>
  );
}
