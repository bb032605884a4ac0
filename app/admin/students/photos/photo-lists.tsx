import { type ReactNode, useId } from "react";
import { words } from "../../../ui/panel-words.ts";
import { labelOf, type Student } from "../student-names.ts";
import type { UnusableFile } from "./chosen-photos.ts";
import type { PlannedPhoto } from "./photo-plan.ts";
import type { LoadPreview } from "./photo-preview.tsx";
import { PhotoRow } from "./photo-row.tsx";
import { STUDENT_LIST_ID } from "./photo-student-choice.tsx";
import type { PhotoUpload } from "./use-photo-upload.ts";

const said = words.studentPhotos;

interface PhotoListsProps {
  planned: readonly PlannedPhoto<Student>[];
  unusable: readonly UnusableFile[];
  students: readonly Student[];
  upload: PhotoUpload;
  loadPreview: LoadPreview;
  onChoose: (photo: string, choice: string | null | undefined) => void;
}

/** The photos to check, the matched ones and the unusable ones. */
export function PhotoLists({ planned, unusable, students, upload, loadPreview, onChoose }: PhotoListsProps) {
  const rowsOf = (photos: readonly PlannedPhoto<Student>[]) =>
    photos.map((each) => (
      <PhotoRow
        key={each.photo.id}
        planned={each}
        students={students}
        upload={upload.uploads.get(each.photo.id)}
        loadPreview={loadPreview}
        onChoose={(choice) => onChoose(each.photo.id, choice)}
      />
    ));
  return (
    <div inert={upload.running !== undefined} className="grid gap-6">
      <datalist id={STUDENT_LIST_ID}>
        {students.map((student) => (
          <option key={student._id} value={labelOf(student)} />
        ))}
      </datalist>
      <Part title={said.doubtful} text={said.doubtfulText}>
        {rowsOf(planned.filter(({ isDoubtful }) => isDoubtful))}
      </Part>
      <Part title={said.unusable}>
        {unusable.map(({ path, problem }) => (
          <li key={path} className="border-line border-t py-2">
            <p className="text-caption text-ink-soft wrap-anywhere">{path}</p>
            <p>{said.problems[problem]}</p>
          </li>
        ))}
      </Part>
      <Part title={said.matched}>{rowsOf(planned.filter(({ isDoubtful }) => !isDoubtful))}</Part>
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card p-4">
      <h2 id={id} className="text-maroon text-subhead">
        {title} ({children.length})
      </h2>
      {text && <p className="mb-2">{text}</p>}
      <ul className="mt-2">{children}</ul>
    </section>
  );
}
