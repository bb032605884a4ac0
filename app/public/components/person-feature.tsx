import type { ReactNode } from "react";
import type { PersonCard } from "../../../content/pages/schemas.ts";
import { PagePicture } from "./page-picture.tsx";

interface PersonFeatureProps {
  person: PersonCard;
  children?: ReactNode;
}

/** Somebody who leads the school: a portrait with name, office and a few words. */
export function PersonFeature({ person, children }: PersonFeatureProps) {
  return (
    <article className="card grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <PagePicture
        picture={person.picture}
        sizes="(min-width: 1024px) 16rem, (min-width: 640px) 40vw, 100vw"
        className="aspect-square h-full w-full object-cover sm:aspect-auto"
      />
      <div className="p-6 md:p-8">
        <p className="text-caption font-bold tracking-wide text-saffron-ink uppercase">{person.title}</p>
        <h2 className="mt-1 text-subhead text-maroon">{person.name}</h2>
        <p className="mt-3">{person.description}</p>
        {children}
      </div>
    </article>
  );
}
