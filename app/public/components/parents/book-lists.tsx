import type { ParentsPage } from "../../../../content/pages/parents.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fieldMark } from "../../field-marks.ts";
import { useSite } from "../../site-context.tsx";
import { fileUrl } from "../upload-picture.tsx";
import { linesOf, Words } from "../words.tsx";

/** One part to open for each class. */
export function BookLists({ items }: { items: ParentsPage["books"]["items"] }) {
  const { words, language, isPreview } = useSite();
  return (
    <div className="info-folds info-folds-narrow">
      {items.map(({ id, class: name, books, list }) => {
        const lines = linesOf(books, language);
        return (
          <details key={id} open={isPreview}>
            <summary>
              <Words of={name} as="b" isClass />
              {lines.length > 0 && <small>{words.parents.books(lines.length)}</small>}
            </summary>
            <div className="info-fold">
              <ul className="list-disc pl-5 empty:hidden" {...fieldMark(books)}>
                {lines.map((line) => (
                  <Words key={line} of={line} as="li" />
                ))}
              </ul>
              {list && (
                <p>
                  <a href={fileUrl(list)} className="button button-secondary" {...fieldMark(list)}>
                    <Icon name="file-text" className="size-5" />
                    {words.parents.bookList}
                  </a>
                </p>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}
