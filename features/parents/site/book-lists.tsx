import { linesOf, Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { useSite } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { fileUrl } from "../../../core/ui/uploads.ts";
import { ClassWords } from "../../school/site/exports.ts";
import type { ParentsPage } from "../content/parents.ts";

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
              <ClassWords of={name} as="b" />
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
