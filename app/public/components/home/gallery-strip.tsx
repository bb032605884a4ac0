import { home } from "../../../../content/pages/home.ts";
import { ButtonLink } from "../button-link.tsx";
import { ON_PHONE } from "../picture.tsx";
import { Section } from "../section.tsx";
import { UploadPicture } from "../upload-picture.tsx";

/** A few pictures of the gallery: the first one large, the others around it. */
export function GalleryStrip({ pictures }: { pictures: readonly { name: string; alt: string }[] }) {
  if (pictures.length === 0) return null;
  return (
    <Section {...home.gallery}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {pictures.map(({ name, alt }, index) => (
          <li key={name} className="first:col-span-2 first:row-span-2">
            <UploadPicture
              name={name}
              alt={alt}
              sizes={
                index === 0
                  ? `(min-width: 768px) 50vw, ${ON_PHONE.whole}`
                  : `(min-width: 768px) 25vw, ${ON_PHONE.half}`
              }
              className="aspect-4/3 h-full w-full rounded-card object-cover"
            />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-center">
        <ButtonLink to="/gallery" look="secondary">
          Open the gallery
        </ButtonLink>
      </p>
    </Section>
  );
}
