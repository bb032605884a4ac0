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
      <ul className="gallery-strip">
        {pictures.map(({ name, alt }, index) => (
          <li key={name}>
            <UploadPicture
              name={name}
              alt={alt}
              upTo={index === 0 ? undefined : 640}
              sizes={
                index === 0
                  ? `(min-width: 768px) 50vw, ${ON_PHONE.whole}`
                  : `(min-width: 768px) 25vw, ${ON_PHONE.half}`
              }
            />
          </li>
        ))}
      </ul>
      <p className="more">
        <ButtonLink to="/gallery" look="secondary">
          Open the gallery
        </ButtonLink>
      </p>
    </Section>
  );
}
