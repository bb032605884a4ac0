import { Link, type LoaderFunctionArgs } from "react-router";
import { blocks } from "../../../content/resources/blocks.ts";
import { writingPath } from "../../../content/site/office-paths.ts";
import { Button } from "../../ui/button.tsx";
import { excerpt } from "../../ui/excerpt.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { formatMoment } from "../dates/format-date.ts";
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
import { StoredPicture } from "../stored-files/stored-picture.tsx";

const said = words.entryScreens.blocks;

export const title = said.title;

const TABLE: TableOptions<typeof blocks> = {
  names: words.entryNames.blocks,
  title: { name: "title", label: words.entryScreens.entryTitle },
  titleOf: ({ title }) => title,
  pictureOf: ({ images }) => images[0],
  columns: [
    { name: "autherName", label: said.author, isNarrow: true, isShort: true },
    {
      name: "description",
      label: words.entryScreens.description,
      show: ({ description }) => excerpt(description),
    },
    {
      name: "createdAt",
      label: said.created,
      isShort: true,
      show: ({ createdAt }) => formatMoment(createdAt),
    },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(blocks, request, () => loadOnePage(blocks, request));

export default function BlockManagement({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(blocks, loaderData.loaded, { dropsDeleted: loaderData.view === "cards" });
  return (
    <>
      <ScreenHeading title={said.heading} publicPath={blocks.screen.publicPath}>
        <ViewSwitch resource={blocks} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.create}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.list}>
          {(block) => (
            <EntryCard
              key={block._id}
              list={list}
              entry={block}
              title={block.title}
              picture={
                <StoredPicture
                  name={block.images[0]}
                  alt=""
                  sizes="(min-width: 640px) 24rem, 100vw"
                  className="aspect-video w-full object-cover"
                />
              }
            >
              <p className="text-caption text-ink-soft">{said.by(block.autherName)}</p>
              <p lang={languageOf(block.description, panelLanguage)}>{excerpt(block.description)}</p>
              <WriteLink id={block._id} title={block.title} />
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        fieldOrder={["autherName", "title", "description", "images", "content", "authorImage"]}
        create={{ title: said.createTitle, submit: words.frame.create }}
        update={{ title: said.edit, submit: words.frame.update }}
      >
        {(block) => <WriteLink id={block._id} title={block.title} />}
      </ListModal>
    </>
  );
}

/** Long texts are written on a page of their own. */
function WriteLink({ id, title: post }: { id: string; title: string }) {
  return (
    <p>
      <Link to={writingPath(id)} className="text-link inline-flex min-h-11 items-center font-bold">
        {said.write}
        <span className="sr-only">{said.ofPost(post)}</span>
      </Link>
    </p>
  );
}
