import type { ShownEntry } from "../../../server/content/site-content.ts";
import { languageOf } from "../../ui/language.ts";
import { Slides } from "./slides.tsx";
import { UploadPicture } from "./upload-picture.tsx";

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

interface AlumniCarouselProps {
  label: string;
  alumni: readonly ShownAlumnus[];
}

export function AlumniCarousel({ label, alumni }: AlumniCarouselProps) {
  return (
    <Slides
      label={label}
      autoplayMs={2000}
      stopsOnInteraction={false}
      pace="500ms"
      hasDots
      className="-ml-6 pb-3 wrap-anywhere *:basis-full *:pl-6 md:*:basis-1/2 min-[63.9375rem]:*:basis-1/4"
    >
      {alumni.map((alumnus) => (
        <article key={alumnus._id} className="card portrait-card alumnus-card">
          <UploadPicture
            name={alumnus.image}
            person={alumnus.name}
            alt=""
            upTo={640}
            sizes="(min-width: 1023px) 280px, (min-width: 768px) 50vw, 6.5rem"
          />
          <div>
            <h3 lang={languageOf(alumnus.name)}>{alumnus.name}</h3>
            <b lang={languageOf(alumnus.designation)}>{alumnus.designation}</b>
            <p lang={languageOf(alumnus.post)}>{alumnus.post}</p>
          </div>
          <dl>
            <dt>Father</dt>
            <dd lang={languageOf(alumnus.fatherName)}>{alumnus.fatherName}</dd>
            <dt>Passed out</dt>
            <dd lang={languageOf(alumnus.passOutClass)}>
              {`${alumnus.passOutClass}, ${alumnus.passOutYear}`}
            </dd>
            <dt>Lives in</dt>
            <dd lang={languageOf(alumnus.location)}>{alumnus.location}</dd>
          </dl>
        </article>
      ))}
    </Slides>
  );
}
