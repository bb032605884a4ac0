import type { Bilingual, DocumentPicture } from "../../../content/pages/define-page.ts";
import { useSite } from "../site-context.tsx";
import { PagePicture } from "./page-picture.tsx";
import { Paragraphs, textOf, Words } from "./words.tsx";

interface PersonCardProps {
  person: { name: Bilingual; title: Bilingual; description: Bilingual; picture: DocumentPicture | null };
  heading: "h2" | "h3";
}

/** A person with a photo, a name, a title and a message. */
export function PersonCard({ person: { name, title, description, picture }, heading }: PersonCardProps) {
  const { language } = useSite();
  return (
    <article className="card portrait-card person-card">
      <PagePicture
        picture={picture}
        person={textOf(name, language)}
        upTo={740}
        sizes="(min-width: 640px) 13rem, 6.5rem"
      />
      <div>
        <Words of={name} as={heading} />
        <Words of={title} as="p" className="font-bold text-saffron-ink" />
      </div>
      <Paragraphs of={description} />
    </article>
  );
}
