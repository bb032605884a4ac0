import type { PersonCard as PersonCardContent } from "../../../content/pages/schemas.ts";
import { PagePicture } from "./page-picture.tsx";

interface PersonCardProps {
  person: PersonCardContent;
  heading: "h2" | "h3";
}

/** Someone who speaks for the school: who it is, and what they say. */
export function PersonCard({
  person: { name, title, description, picture },
  heading: Heading,
}: PersonCardProps) {
  return (
    <article className="card portrait-card person-card">
      <PagePicture picture={picture} upTo={640} sizes="(min-width: 640px) 13rem, 6.5rem" />
      <div>
        <Heading>{name}</Heading>
        <p className="font-bold text-saffron-ink">{title}</p>
      </div>
      <p>{description}</p>
    </article>
  );
}
