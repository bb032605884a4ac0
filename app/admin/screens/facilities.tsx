import type { LoaderFunctionArgs } from "react-router";
import { facilities } from "../../../content/resources/facilities.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { StoredPicture } from "../components/stored-picture.tsx";
import { CreateForm } from "../entry-list/create-form.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { Manners } from "../manners.ts";
import type { ScreenProps } from "../screen.ts";

const MANNERS: Manners = { toastMs: 3000 };

export const title = "Facilities";

export const loader = ({ request }: LoaderFunctionArgs) => loadEntries(facilities, request.signal);

export default function Facilities({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(facilities, loaderData, MANNERS);
  return (
    <>
      <ScreenHeading title="Facilities" publicPath={facilities.screen.publicPath} />
      <CreateForm list={list} title="Create a facility" submitLabel="Create Facility" />
      <ListFrame list={list} label="Facilities">
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
      <ListModal list={list} update={{ title: "Edit Facility", submit: "Update Facility" }} />
    </>
  );
}
