import { galleries } from "../../../content/resources/galleries.ts";
import { Button } from "../../ui/button.tsx";
import { GallerySection } from "../components/gallery-section.tsx";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { Manners } from "../manners.ts";
import { screenMeta } from "../screen-meta.ts";
import type { Route } from "./+types/gallery-management.ts";

const MANNERS: Manners = { serverSpeaksOn: ["create", "update"] };

export const meta = () => screenMeta("Galleries");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadEntries(galleries, request.signal);

export default function GalleryManagement({ loaderData }: Route.ComponentProps) {
  const list = useEntryList(galleries, loaderData, MANNERS);
  return (
    <>
      <ScreenHeading title="Gallery Management">
        <Button onClick={list.startCreate}>Create New Gallery</Button>
      </ScreenHeading>
      <ListFrame list={list} label="Galleries" columns="grid-cols-1">
        {(gallery) => <GallerySection key={gallery._id} list={list} gallery={gallery} />}
      </ListFrame>
      <ListModal
        list={list}
        create={{ title: "Create New Gallery", submit: "Create" }}
        update={{ title: "Edit Gallery", submit: "Update" }}
      />
    </>
  );
}
