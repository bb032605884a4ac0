import type { PageDocument } from "../../../content/pages/index.ts";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { ON_PHONE } from "../components/picture.tsx";
import { PictureOpener } from "../components/picture-opener.tsx";
import { Section } from "../components/section.tsx";
import { findUploadPicture, UploadPicture } from "../components/upload-picture.tsx";
import { type Album, groupIntoAlbums } from "../group-into-albums.ts";
import { PicturesIsland } from "../islands/pictures.tsx";
import { loadList } from "../load-list.ts";
import { createPage, describeByHead } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

interface GalleryData {
  head: PageDocument<"gallery">["head"];
  albums: readonly Album[];
}

function Gallery({ data: { head, albums } }: { data: GalleryData }) {
  const words = useWords();
  return (
    <>
      <PageBanner path="/gallery" line={head.line} />
      {albums.length === 0 && (
        <div className="section page-width">
          <EmptyList>{words.gallery.none}</EmptyList>
        </div>
      )}
      {albums.map((album, index) => (
        <AlbumSection
          key={album.id}
          album={album}
          tone={index % 2 === 0 ? "plain" : "deep"}
          isFirst={index === 0}
        />
      ))}
    </>
  );
}

interface AlbumSectionProps {
  album: Album;
  tone: "plain" | "deep";
  isFirst: boolean;
}

function AlbumSection({ album, tone, isFirst }: AlbumSectionProps) {
  const words = useWords();
  return (
    <Section heading={album.title} line={album.description ?? undefined} tone={tone} align="left">
      <PicturesIsland label={album.title} words={words.pictures} caption={album.title}>
        <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4">
          {album.images.map((name, index) => (
            <li key={name}>
              <AlbumPicture
                name={name}
                alt={words.gallery.picture(album.title, index + 1, album.images.length)}
                isFirst={isFirst && index === 0}
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

export const page = createPage<GalleryData>({
  load: async (services) => ({
    data: {
      head: (await services.content.page("gallery")).head,
      albums: groupIntoAlbums(await loadList(services, "galleries", ["title", "description", "images"])),
    },
  }),
  describe: ({ head }, site) => describeByHead("/gallery", head, site),
  Component: Gallery,
});
