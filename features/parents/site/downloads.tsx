import { formatBytes } from "../../../core/content/files/format-bytes.ts";
import { isPdf } from "../../../core/content/files/images.ts";
import { formatDay } from "../../../core/content/text/format-day.ts";
import { Words } from "../../../core/site/components/words.tsx";
import { fieldMark } from "../../../core/site/field-marks.ts";
import { listAddress } from "../../../core/site/list-query.ts";
import { useAddress, useWords } from "../../../core/site/site-context.tsx";
import { Icon } from "../../../core/ui/icon.tsx";
import { fileUrl } from "../../../core/ui/uploads.ts";
import { NOTICES_PATH } from "../../notices/content/exports.ts";
import { ClassWords } from "../../school/site/exports.ts";
import type { Download, DownloadGroup } from "./load-downloads.ts";

/** The documents for parents by category. A form without a file is at the office. */
export function Downloads({ groups }: { groups: readonly DownloadGroup[] }) {
  const { parents } = useWords();
  const address = useAddress();
  return groups.map(({ category, items }) => (
    <div key={category} className="mt-4">
      {/* Forms alone need no heading below that of the section. */}
      {(groups.length > 1 || category !== "forms") && (
        <h3 className="text-subhead text-maroon">{parents.downloads[category]}</h3>
      )}
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3">
        {items.map((item) => (
          <DownloadItem key={item.id} item={item} />
        ))}
      </ul>
      {category === "circulars" && (
        <p className="mt-2 no-print">
          <a
            href={address(listAddress(NOTICES_PATH, { category: "circular" }))}
            className="text-link inline-flex min-h-11 items-center"
          >
            {parents.allCirculars}
          </a>
        </p>
      )}
    </div>
  ));
}

const REMARK = "text-(length:--text-caption) text-ink-soft";

function DownloadItem({ item: { title, isClass, line, file, day, size } }: { item: Download }) {
  const { parents, months } = useWords();
  return (
    <li className="flex gap-3.5 rounded-card border border-line bg-paper px-4 py-3.5 print:break-inside-avoid">
      <Icon name="file-text" className="size-6 shrink-0 text-saffron-ink" />
      <div className="min-w-0 wrap-anywhere">
        {file ? (
          <a
            href={fileUrl(file)}
            className="text-link font-bold [&_.date]:inline [&_.date]:whitespace-nowrap"
            {...fieldMark(file)}
          >
            {isClass ? <ClassWords of={title} /> : <Words of={title} />}{" "}
            <span className="whitespace-nowrap">
              ({[formatOf(file.file, parents.picture), size && formatBytes(size)].filter(Boolean).join(", ")})
            </span>
          </a>
        ) : (
          <Words of={title} as="b" />
        )}
        {line && <Words of={line} as="p" className={REMARK} />}
        {file && day && (
          <p className={REMARK}>
            <time dateTime={day}>{formatDay(day, months)}</time>
          </p>
        )}
        {!file && <p className={REMARK}>{parents.formAtOffice}</p>}
      </div>
    </li>
  );
}

/** A PDF of the preview that is not stored yet has no ending. */
const formatOf = (file: string, picture: string) =>
  isPdf(file) || file.startsWith("blob:") ? "PDF" : picture;
