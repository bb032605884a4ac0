import { findPictureSize } from "../../../../core/content/files/images.ts";
import { formatNumber } from "../../../../core/content/text/format-number.ts";
import { MissingPage } from "../../../../core/site/components/missing-page.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { Pager } from "../../../../core/site/components/pager.tsx";
import { Words } from "../../../../core/site/components/words.tsx";
import { listAddress, readListQuery } from "../../../../core/site/list-query.ts";
import {
  createPage,
  type PageRequest,
  type PageServices,
  type PropsOf,
} from "../../../../core/site/public-page.ts";
import { useAddress, useWords } from "../../../../core/site/site-context.tsx";
import { excerpt } from "../../../../core/ui/excerpt.ts";
import { Icon } from "../../../../core/ui/icon.tsx";
import { uploadUrl } from "../../../../core/ui/uploads.ts";
import { albumPath, GALLERY_PATH } from "../../content/album-path.ts";
import { AlbumPictures } from "../album-pictures.tsx";
import { PICTURES_PER_PAGE } from "../group-into-albums.ts";
import { loadAlbums } from "../load-albums.ts";

async function loadAlbum(services: PageServices, { params, query }: PageRequest) {
  const album = (await loadAlbums(services)).find(({ id }) => id === params.id);
  if (!album) return { data: undefined, status: 404 };
  const pages = Math.ceil(album.images.length / PICTURES_PER_PAGE);
  const page = Math.min(readListQuery(query).page, pages);
  const before = (page - 1) * PICTURES_PER_PAGE;
  const pictures = album.images.slice(before, before + PICTURES_PER_PAGE);
  return { data: { album, pictures, before, page, pages } };
}

function AlbumPage({ data }: PropsOf<typeof loadAlbum>) {
  const words = useWords();
  const address = useAddress();
  if (!data) return <MissingPage />;
  const { album, pictures, before, page, pages } = data;
  const { id, title, description, images } = album;
  return (
    <>
      <PageBanner path={GALLERY_PATH} isHeading={false} />
      <div className="album">
        <AlbumPictures
          album={album}
          pictures={pictures}
          before={before}
          isFirst
          heading={
            <div className="album-heading">
              <a
                href={address(GALLERY_PATH)}
                className="text-link inline-flex min-h-11 items-center gap-2 font-bold"
              >
                <Icon name="arrow-left" className="size-5" />
                {words.gallery.albums}
              </a>
              <Words of={title} as="h1" />
              <p className="text-caption text-ink-soft">
                {words.gallery.count(formatNumber(images.length), images.length === 1)}
              </p>
              {description && <Words of={description} as="p" className="whitespace-pre-line" />}
            </div>
          }
        />
        <Pager
          label={words.gallery.albumPages}
          page={page}
          pages={pages}
          addressOf={(other) => address(listAddress(albumPath(id), { page: other }))}
        />
      </div>
    </>
  );
}

export const page = createPage<PropsOf<typeof loadAlbum>["data"]>({
  load: loadAlbum,
  describe(data, { words }) {
    if (!data) return { title: words.missing.title, isIndexed: false };
    const { id, title, description, images } = data.album;
    const path = albumPath(id);
    const [image] = images;
    return {
      path,
      title,
      ...(description && { description: excerpt(description) }),
      isIndexed: data.page === 1,
      ...(image && { image: { path: uploadUrl(image), ...findPictureSize(image), alt: title } }),
      breadcrumb: [
        { name: words.pageTitle(GALLERY_PATH), path: GALLERY_PATH },
        { name: title, path },
      ],
    };
  },
  Component: AlbumPage,
});
