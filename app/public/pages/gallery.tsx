import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { PictureOpener } from "../components/picture-opener.tsx";
import { Section } from "../components/section.tsx";
import { findUploadPicture, UploadPicture } from "../components/upload-picture.tsx";
import { type Album, groupIntoAlbums } from "../group-into-albums.ts";
import { PicturesIsland } from "../islands/pictures.tsx";
import { loadList } from "../load-list.ts";
import { type ListPageProps, listPage } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

function Gallery({ data: { document, entries: albums } }: ListPageProps<"gallery", Album>) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/gallery" line={document.head.line} />
      {albums.length === 0 && (
        <div className="section page-width">
          <EmptyList>{words.gallery.none}</EmptyList>
        </div>
      )}
      {albums.map((album, index) => (
        <AlbumSection key={album.id} album={album} index={index} />
      ))}
    </>
  );
}

function AlbumSection({ album, index: place }: { album: Album; index: number }) {
  const words = useWords();
  const tone = place % 2 === 0 ? "plain" : "deep";
  return (
    <Section heading={album.title} line={album.description ?? undefined} tone={tone} align="left">
      <PicturesIsland label={album.title} words={words.pictures} caption={album.title}>
        <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4">
          {album.images.map((name, index) => (
            <li key={name}>
              <AlbumPicture
                name={name}
                alt={words.gallery.picture(album.title, index + 1, album.images.length)}
                isFirst={place === 0 && index === 0}
              />
            </li>
          ))}
        </ul>
      </PicturesIsland>
    </Section>
  );
}

function AlbumPicture({ name, alt, isFirst }: { name: string; alt: string; isFirst: boolean }) {
  return (
    <PictureOpener source={findUploadPicture(name, alt)} className="rounded-card shadow-card">
      <UploadPicture
        name={name}
        alt={alt}
        sizes={`(min-width: 1280px) 18rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, ${ON_PHONE.whole}`}
        className="aspect-4/3 w-full object-cover"
        isFirst={isFirst}
      />
    </PictureOpener>
  );
}

export const page = listPage(
  "gallery",
  async (services) =>
    groupIntoAlbums(await loadList(services, "galleries", ["title", "description", "images"])),
  Gallery,
);
