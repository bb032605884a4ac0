import { type AnyWords, Words } from "../../../core/site/components/words.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { UploadPicture } from "../../../core/site/pictures/upload-picture.tsx";
import { useWords } from "../../../core/site/site-context.tsx";
import { fillWords } from "../../../core/ui/fill-words.tsx";
import type { ShownAlumnus } from "./alumni-carousel.tsx";

interface AlumnusStoryProps {
  alumnus: ShownAlumnus;
  /** The heading of the page, if it has no other part. */
  heading?: AnyWords | undefined;
}

/** The story of one alumnus, the first in the school's order. */
export function AlumnusStory({ alumnus, heading }: AlumnusStoryProps) {
  const { alumni: words, portraitOf } = useWords();
  const { name, fatherName, passOutClass, passOutYear, designation, post, location, image } = alumnus;
  return (
    <article className="alumnus-story page-width">
      <UploadPicture
        name={image}
        person={name}
        alt={portraitOf(name)}
        sizes={`(min-width: 768px) 20rem, ${ON_PHONE.half}`}
        isFirst
      />
      <div>
        {heading && <Words of={heading} as="h2" className="alumnus-story-heading" />}
        <p className="alumnus-story-year">
          <Words of={passOutClass} /> · {passOutYear}
        </p>
        <Words of={name} as={heading ? "h3" : "h2"} className="alumnus-story-name" />
        <Words of={designation} as="p" className="alumnus-story-designation" />
        <Words of={post} as="p" />
        <p>
          {words.livesIn}: <Words of={location} />
        </p>
        <p>{fillWords(words.fatherNamed, { name: <Words of={fatherName} /> })}</p>
      </div>
    </article>
  );
}
