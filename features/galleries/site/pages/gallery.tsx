import { useId } from "react";
import { formatNumber } from "../../../../core/content/text/format-number.ts";
import { EmptyList } from "../../../../core/site/components/empty-list.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Pager } from "../../../../core/site/components/pager.tsx";
import { Words } from "../../../../core/site/components/words.tsx";
import { listAddress, readListQuery } from "../../../../core/site/list-query.ts";
import {
  createPage,
  describeByHead,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useWords } from "../../../../core/site/site-context.tsx";
import { excerpt } from "../../../../core/ui/excerpt.ts";
import { Icon } from "../../../../core/ui/icon.tsx";
import { albumPath, GALLERY_PATH } from "../../content/album-path.ts";
import { AlbumPictures } from "../album-pictures.tsx";
import { type Album, paginateAlbums, previewOf } from "../group-into-albums.ts";
import { loadAlbums } from "../load-albums.ts";

async function loadGallery(services: PageServices, { query }: PageRequest) {
  const pages = paginateAlbums(await loadAlbums(services));
  const page = Math.max(1, Math.min(readListQuery(query).page, pages.length));
  const document = await services.content.page("gallery");
  return { data: { document, albums: pages[page - 1] ?? [], page, pages: pages.length } };
}

function Gallery({ data: { document, albums, page, pages } }: PropsOf<typeof loadGallery>) {
  const words = useWords();
  const address = useAddress();
  return (
    <>
      <PageBanner path={GALLERY_PATH} line={document.head.line} />
      {albums.length === 0 && (
        <div className="section page-width">
          <EmptyList>{words.gallery.none}</EmptyList>
        </div>
      )}
      {albums.map((album, index) => (
        <AlbumSection
          key={album.id}
          album={album}
          isFirst={index === 0}
          hasLead={index === 0 && page === 1}
        />
      ))}
      {pages > 1 && (
        <div className="page-width pb-12">
          <Pager
            label={words.gallery.pages}
            page={page}
            pages={pages}
            addressOf={(other) => address(listAddress(GALLERY_PATH, { page: other }))}
          />
        </div>
      )}
    </>
  );
}

interface AlbumSectionProps {
  album: Album;
  isFirst: boolean;
  hasLead: boolean;
}

function AlbumSection({ album, isFirst, hasLead }: AlbumSectionProps) {
  const words = useWords();
  const address = useAddress();
  const headingId = useId();
  const { id, title, description, images } = album;
  const pictures = hasLead ? previewOf(album, 8) : previewOf(album);
  const target = address(albumPath(id));
  const count = formatNumber(images.length);
  return (
    <section aria-labelledby={headingId} className={hasLead ? "album has-lead" : "album"}>
      <AlbumPictures
        album={album}
        pictures={pictures}
        hasLead={hasLead}
        isFirst={isFirst}
        heading={
          <div className="album-heading">
            <h2 id={headingId}>
              <a href={target}>
                <Words of={title} />
              </a>
            </h2>
            <p className="text-caption text-ink-soft">{words.gallery.count(count, images.length === 1)}</p>
            {description && <Words of={shorten(description)} as="p" />}
          </div>
        }
        more={
          pictures.length < images.length && (
            <a href={target} className="album-more">
              {words.gallery.all(count)}
              <Icon name="chevron-right" className="size-6" />
            </a>
          )
        }
      />
    </section>
  );
}

/** Long descriptions are on the album's page. */
const SHORT = 300;
const shorten = (text: string) => (text.length <= SHORT ? text : `${excerpt(text).slice(0, SHORT)}…`);

export const page = createPage({
  load: loadGallery,
  describe: ({ document, page }, site) => ({
    ...describeByHead(GALLERY_PATH, document.head, site),
    isIndexed: page === 1,
  }),
  Component: Gallery,
});
