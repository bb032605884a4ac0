import { useState } from "react";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { ON_PHONE } from "../../ui/picture.tsx";
import { PictureViewer } from "../../ui/picture-viewer.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { PictureOpener } from "../components/picture-opener.tsx";
import { Section } from "../components/section.tsx";
import { findUploadPicture, UploadPicture } from "../components/upload-picture.tsx";
import { type Album, groupIntoAlbums } from "../group-into-albums.ts";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/gallery.ts";

export const meta = pageMeta("/gallery");

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(siteServices);
  return {
    albums: groupIntoAlbums(await loadList(services, "galleries", ["title", "description", "images"])),
  };
}

export default function Gallery({ loaderData: { albums } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner line={pageHeads["/gallery"].line} />
      {albums.length === 0 && (
        <div className="page-width py-20">
          <EmptyList>Pictures will be shown here soon.</EmptyList>
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
  const [openAt, setOpenAt] = useState<number>();
  const pictures = album.images.map((image, index) => {
    const alt = `${album.title}, picture ${index + 1} of ${album.images.length}`;
    return { name: image, alt, source: findUploadPicture(image, alt), caption: album.title };
  });
  return (
    <Section heading={album.title} line={album.description ?? undefined} tone={tone} align="left">
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4">
        {pictures.map(({ name, alt, source }, index) => (
          <li key={name}>
            <PictureOpener
              source={source}
              onOpen={() => setOpenAt(index)}
              className="rounded-card shadow-card"
            >
              <UploadPicture
                name={name}
                alt={alt}
                sizes={`(min-width: 1280px) 18rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, ${ON_PHONE.whole}`}
                className="aspect-4/3 w-full object-cover"
                isFirst={isFirst && index === 0}
              />
            </PictureOpener>
          </li>
        ))}
      </ul>
      <PictureViewer
        label={album.title}
        pictures={pictures}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </Section>
  );
}
