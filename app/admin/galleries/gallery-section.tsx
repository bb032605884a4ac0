import type { Entity } from "../../../content/resources/define-resource.ts";
import type { galleries } from "../../../content/resources/galleries.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { DraftBadge } from "../entry-list/badge.tsx";
import { EntryActions } from "../entry-list/entry-actions.tsx";
import type { EntryList } from "../entry-list/use-entry-list.ts";
import { HistoryLink } from "../history/history-link.tsx";
import { StoredPicture } from "../stored-files/stored-picture.tsx";

interface GallerySectionProps {
  list: EntryList<typeof galleries>;
  gallery: Entity<typeof galleries>;
}

/** One gallery with all its pictures. */
export function GallerySection({ list, gallery }: GallerySectionProps) {
  const title = gallery.title ?? words.albums.untitled;
  const count = gallery.images.length;
  return (
    <li className="card wrap-anywhere p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 lang={languageOf(title, panelLanguage)} className="text-maroon text-subhead">
            {title}
          </h2>
          <p className="text-caption text-ink-soft">{words.albums.pictures(count)}</p>
          {gallery.isDraft && <DraftBadge />}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <EntryActions list={list} entry={gallery} title={title} />
          <HistoryLink type={list.resource.name} id={gallery._id} title={title} />
        </div>
      </div>
      {gallery.description && (
        <p
          lang={languageOf(gallery.description, panelLanguage)}
          className="mb-4 max-w-reading whitespace-pre-line"
        >
          {gallery.description}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {gallery.images.map((image, index) => (
          <li key={image}>
            <StoredPicture
              name={image}
              alt={words.albums.pictureOf(title, index + 1)}
              sizes="(min-width: 1280px) 16rem, (min-width: 640px) 50vw, 100vw"
              className="aspect-4/3 w-full rounded-control object-cover"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
