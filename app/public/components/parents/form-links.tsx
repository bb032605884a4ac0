import type { ParentsPage } from "../../../../content/pages/parents.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fieldMark } from "../../field-marks.ts";
import { useWords } from "../../site-context.tsx";
import { pdfUrl } from "../upload-picture.tsx";
import { Words } from "../words.tsx";

/** Forms to download; a form without a file is at the office. */
export function FormLinks({ items }: { items: ParentsPage["forms"]["items"] }) {
  const { parents } = useWords();
  return (
    <ul className="info-files">
      {items.map(({ id, title, line, pdf }) => (
        <li key={id}>
          <Icon name="file-text" className="size-6" />
          <div>
            {pdf ? (
              <a href={pdfUrl(pdf)} className="text-link font-bold" {...fieldMark(pdf)}>
                <Words of={title} /> (PDF)
              </a>
            ) : (
              <Words of={title} as="b" />
            )}
            <Words of={line} as="p" />
            {!pdf && <p>{parents.formAtOffice}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
