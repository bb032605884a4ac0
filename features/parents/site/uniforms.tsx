import { isWritten, Words } from "../../../core/site/components/words.tsx";
import { PagePicture } from "../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../core/site/pictures/picture.tsx";
import { useWords } from "../../../core/site/site-context.tsx";
import type { ParentsPage } from "../content/parents.ts";

const WEARERS = ["everyone", "boys", "girls"] as const;

/** The uniforms of the days of a week. */
export function Uniforms({ items }: { items: ParentsPage["uniform"]["items"] }) {
  const { parents } = useWords();
  return (
    <ul className="card mt-4 divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[1fr_2fr]">
          <div>
            <Words of={item.when} as="h3" className="text-subhead text-maroon" />
            <PagePicture
              picture={item.picture}
              sizes={`(min-width: 768px) 16rem, ${ON_PHONE.whole}`}
              className="mt-2 aspect-4/3 w-full rounded-control object-cover"
            />
          </div>
          <dl className="grid content-start gap-2">
            {WEARERS.filter((wearer) => isWritten(item[wearer])).map((wearer) => (
              <div key={wearer} className="grid grid-cols-[6rem_1fr] gap-x-4">
                <dt className="font-bold text-saffron-ink">{parents[wearer]}</dt>
                <Words of={item[wearer]} as="dd" />
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
