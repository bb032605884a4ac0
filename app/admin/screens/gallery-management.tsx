import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { galleries } from "../../../content/resources/galleries.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { ScreenHeading } from "../frame/screen-heading.tsx";
import { GallerySection } from "../galleries/gallery-section.tsx";
import type { ScreenProps } from "../screen.ts";
import type { ScreenOptions } from "../screen-options.ts";

const SCREEN_OPTIONS: ScreenOptions = { useServerMessageFor: ["create", "update"] };

const said = words.entryScreens.galleries;

export const title = said.title;

const wantsWithoutHindi = (address: string | URLSearchParams) =>
  new URLSearchParams(address).get("lacks") === "hi";

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadEntries(
    galleries,
    request.signal,
    wantsWithoutHindi(new URL(request.url).search) ? { lacks: "hi" } : {},
  );

export default function GalleryManagement({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(galleries, loaderData, SCREEN_OPTIONS);
  const [params] = useSearchParams();
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={galleries.screen.publicPath}>
        <Button onClick={list.startCreate}>{said.create}</Button>
      </ScreenHeading>
      {wantsWithoutHindi(params) && (
        <p className="mb-4 flex flex-wrap items-center gap-x-5">
          <b>{words.companions.galleriesWithoutHindi}</b>
          <Link to={galleries.screen.path} className="text-link inline-flex min-h-11 items-center">
            {words.companions.showAll}
          </Link>
        </p>
      )}
      <ListFrame list={list} label={said.title} columns="grid-cols-1">
        {(gallery) => <GallerySection key={gallery._id} list={list} gallery={gallery} />}
      </ListFrame>
      <ListModal
        list={list}
        create={{ title: said.create, submit: words.frame.create }}
        update={{ title: said.edit, submit: words.frame.update }}
      />
    </>
  );
}
