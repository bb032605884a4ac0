import type { ParentsPage } from "../../../../content/pages/parents.ts";
import { useWords } from "../../site-context.tsx";
import { PagePicture } from "../page-picture.tsx";
import { ON_PHONE } from "../picture.tsx";
import { isWritten, Words } from "../words.tsx";

const WEARERS = ["everyone", "boys", "girls"] as const;

/** What children wear on which days. */
export function Uniforms({ items }: { items: ParentsPage["uniform"]["items"] }) {
  const { parents } = useWords();
  return (
    <ul className="info-cards">
      {items.map((item) => (
        <li key={item.id} className="card">
          <PagePicture
            picture={item.picture}
            sizes={`(min-width: 640px) 22rem, ${ON_PHONE.whole}`}
            className="aspect-4/3 w-full object-cover"
          />
          <div className="info-card">
            <Words of={item.when} as="h3" className="text-subhead text-maroon" />
            <dl>
              {WEARERS.filter((wearer) => isWritten(item[wearer])).map((wearer) => (
                <div key={wearer}>
                  <dt>{parents[wearer]}</dt>
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
