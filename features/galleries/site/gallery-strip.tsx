import type { SectionHead } from "../../../core/content/pages/fields.ts";
import { MoreLink } from "../../../core/site/components/button-link.tsx";
import { Section } from "../../../core/site/components/section.tsx";
import { orElse } from "../../../core/site/components/words.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useWords } from "../../../core/site/site-context.tsx";

interface GalleryStripProps {
  section: SectionHead;
  pictures: readonly { name: string; alt: string }[];
}

/** A few pictures of the gallery, the first one large. */
export function GalleryStrip({ section, pictures }: GalleryStripProps) {
  const words = useWords();
  if (pictures.length === 0) return null;
  return (
    <Section heading={orElse(section.heading, words.home.gallery)} line={section.line}>
      <ul className="gallery-strip">
        {pictures.map(({ name, alt }, index) => (
          <li key={name}>
            <UploadPicture
              name={name}
              alt={alt}
              upTo={index === 0 ? undefined : 560}
              sizes={
                index === 0
                  ? `(min-width: 768px) 50vw, ${ON_PHONE.whole}`
                  : `(min-width: 768px) 25vw, ${ON_PHONE.half}`
              }
            />
          </li>
        ))}
      </ul>
      <MoreLink to="/gallery">{words.home.openGallery}</MoreLink>
    </Section>
  );
}
