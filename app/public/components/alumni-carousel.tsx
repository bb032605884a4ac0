import { alumni } from "../../../content/pages/alumni.ts";
import { PagePicture } from "./page-picture.tsx";
import { Slides } from "./slides.tsx";

export function AlumniCarousel({ label }: { label: string }) {
  return (
    <Slides
      label={label}
      autoplayMs={2000}
      stopsOnInteraction={false}
      pace="500ms"
      hasDots
      className="-ml-6 pb-3 *:basis-full *:pl-6 md:*:basis-1/2 min-[63.9375rem]:*:basis-1/4"
    >
      {alumni.map((alumnus) => (
        <article key={alumnus.name} className="card portrait-card alumnus-card">
          <PagePicture
            picture={alumnus.picture}
            upTo={640}
            sizes="(min-width: 1023px) 280px, (min-width: 768px) 50vw, 6.5rem"
          />
          <div>
            <h3>{alumnus.name}</h3>
            <b>{alumnus.designation}</b>
            <p>{alumnus.post}</p>
          </div>
          <dl>
            <dt>Father</dt>
            <dd>{alumnus.fatherName}</dd>
            <dt>Passed out</dt>
            <dd>{`${alumnus.passOutClass}, ${alumnus.passOutYear}`}</dd>
            <dt>Lives in</dt>
            <dd>{alumnus.location}</dd>
          </dl>
        </article>
      ))}
    </Slides>
  );
}
