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
      slideClassName="basis-full pl-6 md:basis-1/2 min-[63.9375rem]:basis-1/4"
      trackClassName="-ml-6 pb-3 wrap-anywhere"
    >
      {alumni.map((alumnus) => (
        <article key={alumnus._id} className="card mx-auto flex h-full max-w-sm flex-col">
          <UploadPicture
            name={alumnus.image}
            person={alumnus.name}
            alt=""
            upTo={640}
            sizes="(min-width: 1023px) 280px, (min-width: 768px) 50vw, 20rem"
            className="aspect-4/3 w-full object-cover"
          />
          <div className="flex grow flex-col p-5 text-ink">
            <h3 lang={languageOf(alumnus.name)} className="text-subhead text-maroon">
              {alumnus.name}
            </h3>
            <p lang={languageOf(alumnus.designation)} className="font-bold">
              {alumnus.designation}
            </p>
            <p lang={languageOf(alumnus.post)} className="text-ink-soft">
              {alumnus.post}
            </p>
            <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-3 text-caption">
              <dt className="text-ink-soft">Father</dt>
              <dd lang={languageOf(alumnus.fatherName)}>{alumnus.fatherName}</dd>
              <dt className="text-ink-soft">Passed out</dt>
              <dd lang={languageOf(alumnus.passOutClass)}>
                {alumnus.passOutClass}, {alumnus.passOutYear}
              </dd>
              <dt className="text-ink-soft">Lives in</dt>
              <dd lang={languageOf(alumnus.location)}>{alumnus.location}</dd>
            </dl>
          </div>
        </article>
      ))}
    </Slides>
  );
}
