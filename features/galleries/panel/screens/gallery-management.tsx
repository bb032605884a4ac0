import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import { ApprovalMark, ApprovalNote } from "../../../../core/panel/approval/approval-mark.tsx";
import { WaitingLine, waitingQuery, wantsWaiting } from "../../../../core/panel/approval/waiting-line.tsx";
import { describeStored } from "../../../../core/panel/entry-form/files/file-preview.tsx";
import { Badge, DraftBadge } from "../../../../core/panel/entry-list/badge.tsx";
import { EntryActions } from "../../../../core/panel/entry-list/entry-card.tsx";
import { ListFrame } from "../../../../core/panel/entry-list/list-frame.tsx";
import { ListModal } from "../../../../core/panel/entry-list/list-modal.tsx";
import { loadEntries } from "../../../../core/panel/entry-list/load-page.ts";
import { type EntryList, useEntryList } from "../../../../core/panel/entry-list/use-entry-list.ts";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { HistoryLink } from "../../../../core/panel/history/history-link.tsx";
import { inPanelLanguage } from "../../../../core/panel/panel-texts.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import type { ScreenOptions, ScreenProps } from "../../../../core/panel/screen.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import {
  HiddenPicturesNote,
  isHiddenPicture,
  loadHiddenPictures,
  MarkChildrenLink,
} from "../../../students/panel/exports.ts";
import { galleries } from "../../content/galleries.ts";
import { readingPath } from "../../content/screen-paths.ts";

const SCREEN_OPTIONS: ScreenOptions = { useServerMessageFor: ["create", "update"] };

const texts = words.galleriesScreen;

export const title = texts.title;

const wantsWithoutHindi = (address: string | URLSearchParams) =>
  new URLSearchParams(address).get("lacks") === "hi";

export async function loader({ request }: LoaderFunctionArgs) {
  const [loaded, hidden] = await Promise.all([
    loadEntries(galleries, request.signal, {
      ...(wantsWithoutHindi(new URL(request.url).search) && { lacks: "hi" }),
      ...waitingQuery(request),
    }),
    loadHiddenPictures(request.signal),
  ]);
  return { loaded, hidden };
}

export default function GalleryManagement({ loaderData: { loaded, hidden } }: ScreenProps<typeof loader>) {
  const list = useEntryList(galleries, loaded, SCREEN_OPTIONS);
  const [params] = useSearchParams();
  return (
    <>
      <ScreenHeading
        title={texts.heading}
        publicPath={galleries.screen.publicPath}
        mainAction={list.mayWrite && <Button onClick={list.startCreate}>{texts.create}</Button>}
      />
      {wantsWithoutHindi(params) && (
        <p className="mb-4 flex flex-wrap items-center gap-x-5">
          <b>{words.galleriesScreen.withoutHindi}</b>
          <Link to={galleries.screen.path} className="text-link inline-flex min-h-11 items-center">
            {words.companions.showAll}
          </Link>
        </p>
      )}
      <WaitingLine list={list} />
      <ListFrame
        list={list}
        label={texts.title}
        asRows
        {...(wantsWaiting(params) && { emptyText: words.approval.noneWaiting })}
      >
        {(gallery) => <GallerySection key={gallery._id} list={list} gallery={gallery} hidden={hidden} />}
      </ListFrame>
      <ListModal
        list={list}
        create={{ title: texts.create, submit: words.frame.create }}
        update={{ title: texts.edit, submit: words.frame.update }}
      >
        {({ images }) => <HiddenPicturesNote images={images} hidden={hidden} />}
      </ListModal>
    </>
  );
}

/** A draft is read, submitted and decided on a screen of its own. */
const ReadLink = ({ list, gallery, title }: Omit<GallerySectionProps, "hidden"> & { title: string }) => (
  <Link to={readingPath(gallery._id)} className="text-link inline-flex min-h-11 items-center px-2 font-bold">
    {list.mayPublish && gallery.approval === "waiting" ? words.approval.read : texts.read}
    <span className="sr-only"> {title}</span>
  </Link>
);

interface GallerySectionProps {
  list: EntryList<typeof galleries>;
  gallery: Entity<typeof galleries>;
  hidden: ReadonlySet<string>;
}

/** One gallery with all its pictures. */
function GallerySection({ list, gallery, hidden }: GallerySectionProps) {
  const { title: shownTitle, description } = inPanelLanguage(galleries, gallery);
  const title = shownTitle || words.albums.untitled;
  const count = gallery.images.length;
  return (
    <li className="card wrap-anywhere p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 lang={languageOf(title, panelLanguage)} className="text-maroon text-subhead">
            {title}
          </h2>
          <p className="flex flex-wrap items-center gap-x-4 text-caption text-ink-soft">
            {words.albums.pictures(count)}
            {count > 0 && <MarkChildrenLink type={list.resource.name} id={gallery._id} title={title} />}
          </p>
          {gallery.isDraft && <DraftBadge />} <ApprovalMark {...gallery} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <EntryActions
            list={list}
            entry={gallery}
            title={title}
            mainAction={gallery.isDraft && <ReadLink gallery={gallery} title={title} list={list} />}
          />
          <HistoryLink type={list.resource.name} id={gallery._id} title={title} />
        </div>
      </div>
      <div className="mb-4 empty:hidden">
        <ApprovalNote {...gallery} />
      </div>
      <HiddenPicturesNote images={gallery.images} hidden={hidden} />
      {description && (
        <p lang={languageOf(description, panelLanguage)} className="mb-4 max-w-reading whitespace-pre-line">
          {description}
        </p>
      )}
      {/* One column on a phone, as lines with a small picture: forty large ones would be twelve screens long. */}
      <ul className="grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {gallery.images.map((image, index) => (
          <li key={image} className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:content-start">
            <StoredPicture
              name={image}
              isHidden={gallery.isDraft || isHiddenPicture(hidden, image)}
              alt={words.albums.pictureOf(title, index + 1)}
              sizes="(min-width: 1280px) 16rem, (min-width: 640px) 50vw, 6rem"
              className="aspect-4/3 w-20 rounded-control object-cover sm:aspect-auto sm:h-28 sm:w-full"
            />
            <p className="text-caption text-ink-soft sm:hidden">
              <b>{index + 1}</b> · {describeStored(image)}
            </p>
            {isHiddenPicture(hidden, image) && <Badge text={words.albums.hiddenPicture} />}
          </li>
        ))}
      </ul>
    </li>
  );
}
