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

const DETAIL = "mt-1 text-ink-soft md:mt-2 md:text-lead";

/** The story of one alumnus. With very large text the portrait is above the words. */
export function AlumnusStory({ alumnus, heading }: AlumnusStoryProps) {
  const { alumni: words, portraitOf } = useWords();
  const { name, fatherName, passOutClass, passOutYear, designation, post, location, image } = alumnus;
  return (
    <article className="page-width grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-5 pt-6 pb-2 wrap-anywhere max-[20rem]:grid-cols-[1fr] md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:items-center md:gap-16 md:pt-12 md:pb-0">
      <UploadPicture
        name={image}
        person={name}
        alt={portraitOf(name)}
        sizes={`(min-width: 768px) 20rem, ${ON_PHONE.half}`}
        isFirst={heading !== undefined}
        className="aspect-4/5 w-full rounded-t-[999px] rounded-b-card border-3 border-saffron object-cover shadow-raised"
      />
      <div>
        {heading && <Words of={heading} as="h2" className="text-saffron-ink text-subhead" />}
        <p className="font-bold text-saffron-ink md:text-(length:--text-lead)">
          <Words of={passOutClass} /> · {passOutYear}
        </p>
        <Words of={name} as={heading ? "h3" : "h2"} className="my-1 text-heading text-maroon md:text-title" />
        <Words of={designation} as="p" className="font-display text-subhead md:text-heading" />
        <Words of={post} as="p" className={DETAIL} />
        <p className={DETAIL}>
          {words.livesIn}: <Words of={location} />
        </p>
        <p className={DETAIL}>{fillWords(words.fatherNamed, { name: <Words of={fatherName} /> })}</p>
      </div>
    </article>
  );
}
