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
      slideClassName="basis-full pl-6 md:basis-1/2 min-[63.9375rem]:basis-1/4"
      trackClassName="-ml-6 pb-3"
    >
      {alumni.map((alumnus) => (
        <article key={alumnus.name} className="card mx-auto flex h-full max-w-sm flex-col">
          <PagePicture
            picture={alumnus.picture}
            upTo={640}
            sizes="(min-width: 1023px) 280px, (min-width: 768px) 50vw, 20rem"
            className="aspect-4/3 w-full object-cover"
          />
          <div className="flex grow flex-col p-5 text-ink">
            <h3 className="text-subhead text-maroon">{alumnus.name}</h3>
            <p className="font-bold">{alumnus.designation}</p>
            <p className="text-ink-soft">{alumnus.post}</p>
            <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-3 text-caption">
              <dt className="text-ink-soft">Father</dt>
              <dd>{alumnus.fatherName}</dd>
              <dt className="text-ink-soft">Passed out</dt>
              <dd>
                {alumnus.passOutClass}, {alumnus.passOutYear}
              </dd>
              <dt className="text-ink-soft">Lives in</dt>
              <dd>{alumnus.location}</dd>
            </dl>
          </div>
        </article>
      ))}
    </Slides>
  );
}
