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
    <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4">
      {items.map((item) => (
        <li key={item.id} className="card">
          <PagePicture
            picture={item.picture}
            sizes={`(min-width: 640px) 22rem, ${ON_PHONE.whole}`}
            className="aspect-4/3 w-full object-cover"
          />
          <div className="px-5 pt-4 pb-5">
            <Words of={item.when} as="h3" className="text-subhead text-maroon" />
            <dl className="mt-2 grid gap-2">
              {WEARERS.filter((wearer) => isWritten(item[wearer])).map((wearer) => (
                <div key={wearer}>
                  <dt className="font-bold text-(length:--text-caption) text-saffron-ink">
                    {parents[wearer]}
                  </dt>
                  <Words of={item[wearer]} as="dd" />
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
