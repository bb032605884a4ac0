import type { ShownEntry } from "../../../server/content/site-content.ts";
import { languageOf } from "../../ui/language.ts";
import { useSite } from "../site-context.tsx";
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

export function AlumniCarousel({ label, alumni }: { label: string; alumni: readonly ShownAlumnus[] }) {
  const { words, language } = useSite();
  return (
    <Slides
      label={label}
      autoplayMs={2000}
      stopsOnInteraction={false}
      pace="500ms"
      hasDots
      className="alumni-slides"
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
            <h3 lang={languageOf(alumnus.name, language)}>{alumnus.name}</h3>
            <b lang={languageOf(alumnus.designation, language)}>{alumnus.designation}</b>
            <p lang={languageOf(alumnus.post, language)}>{alumnus.post}</p>
          </div>
          <dl>
            <dt>{words.alumni.father}</dt>
            <dd lang={languageOf(alumnus.fatherName, language)}>{alumnus.fatherName}</dd>
            <dt>{words.alumni.passedOut}</dt>
            <dd lang={languageOf(alumnus.passOutClass, language)}>
              {`${alumnus.passOutClass}, ${alumnus.passOutYear}`}
            </dd>
            <dt>{words.alumni.livesIn}</dt>
            <dd lang={languageOf(alumnus.location, language)}>{alumnus.location}</dd>
          </dl>
        </article>
      ))}
    </Slides>
  );
}
