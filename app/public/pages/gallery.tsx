import { useState } from "react";
import { pageHeads } from "../../../content/pages/page-heads.ts";
import { siteServices } from "../../site-services.ts";
import { PictureViewer } from "../../ui/picture-viewer.tsx";
import { EmptyList } from "../components/empty-list.tsx";
import { PageBanner } from "../components/page-banner.tsx";
import { Section } from "../components/section.tsx";
import { findUploadPicture, UploadPicture } from "../components/upload-picture.tsx";
import { loadList } from "../load-list.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/gallery.ts";

export const meta = pageMeta("/gallery");

export async function loader({ context }: Route.LoaderArgs) {
  const galleries = await loadList(context.get(siteServices), "galleries");
  return {
    galleries: galleries
      .filter(({ images }) => images.length > 0)
      .map(({ _id, title, description, images }) => ({ _id, title, description, images })),
  };
}

type Gallery = Route.ComponentProps["loaderData"]["galleries"][number];

export default function GalleryPage({ loaderData: { galleries } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner line={pageHeads["/gallery"].line} />
      {galleries.length === 0 && (
        <div className="page-width py-20">
          <EmptyList>Pictures will be shown here soon.</EmptyList>
        </div>
      )}
      {galleries.map((gallery, index) => (
        <GallerySection key={gallery._id} gallery={gallery} tone={index % 2 === 0 ? "plain" : "deep"} />
      ))}
    </>
  );
}

function GallerySection({ gallery, tone }: { gallery: Gallery; tone: "plain" | "deep" }) {
  const [openAt, setOpenAt] = useState<number>();
  const title = gallery.title ?? "School life";
  const describe = (index: number) => `${title}, picture ${index + 1} of ${gallery.images.length}`;
  return (
    <Section heading={title} line={gallery.description ?? undefined} tone={tone} align="left">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {gallery.images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              onClick={() => setOpenAt(index)}
              className="group block w-full overflow-hidden rounded-card shadow-card"
            >
              <UploadPicture
                name={image}
                alt={describe(index)}
                sizes="(min-width: 1280px) 18rem, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
                className="aspect-4/3 w-full object-cover transition-transform duration-300 group-hover:scale-105 motion-reduce:transition-none"
              />
            </button>
          </li>
        ))}
      </ul>
      <PictureViewer
        label={title}
        pictures={gallery.images.map((image, index) => ({
          source: findUploadPicture(image, describe(index)),
          alt: describe(index),
          caption: title,
        }))}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
    </Section>
  );
}
