import type { ShownEntry } from "../../../core/server/pages/site-content.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { Slides } from "../../../core/site/pictures/slides.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useWords } from "../../../core/site/site-context.tsx";

export const ALUMNUS_FIELDS = [
  "name",
  "fatherName",
  "passOutClass",
  "passOutYear",
  "designation",
  "post",
  "location",
  "image",
] as const;

export type ShownAlumnus = ShownEntry<"alumni", (typeof ALUMNUS_FIELDS)[number]>;

export function AlumniCarousel({ label, alumni }: { label: string; alumni: readonly ShownAlumnus[] }) {
  const { alumni: words } = useWords();
  return (
    <Slides label={label} autoplayMs={2000} pace="500ms" hasDots className="alumni-slides">
      {alumni.map((alumnus) => (
        <article key={alumnus._id} className="card portrait-card alumnus-card">
          <UploadPicture
            name={alumnus.image}
            person={alumnus.name}
            alt=""
            upTo={560}
            sizes="(min-width: 1023px) 280px, (min-width: 768px) 50vw, 6.5rem"
          />
          <div>
            <Words of={alumnus.name} as="h3" />
            <Words of={alumnus.designation} as="b" />
            <Words of={alumnus.post} as="p" />
          </div>
          <dl>
            <dt>{words.father}</dt>
            <Words of={alumnus.fatherName} as="dd" />
            <dt>{words.passedOut}</dt>
            <Words of={`${alumnus.passOutClass}, ${alumnus.passOutYear}`} as="dd" />
            <dt>{words.livesIn}</dt>
            <Words of={alumnus.location} as="dd" />
          </dl>
        </article>
      ))}
    </Slides>
  );
}
