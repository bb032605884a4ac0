import type { Bilingual, DocumentPicture } from "../../../core/content/pages/define-page.ts";
import { type AnyWords, Paragraphs, textOf, Words } from "../../../core/site/components/words.tsx";
import { PagePicture } from "../../../core/site/pictures/page-picture.tsx";
import { useSite } from "../../../core/site/site-context.tsx";

interface PersonCardProps {
  person: {
    name: Bilingual;
    title: AnyWords;
    qualification?: Bilingual;
    description: Bilingual;
    picture: DocumentPicture | null;
  };
  heading: "h2" | "h3";
}

/** A person with a photo, a name, a title and a message. */
export function PersonCard({ person, heading }: PersonCardProps) {
  const { name, title, qualification, description, picture } = person;
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
        {qualification && <Words of={qualification} as="p" className="text-caption text-ink-soft" />}
      </div>
      <Paragraphs of={description} />
    </article>
  );
}
