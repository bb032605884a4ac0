import ArrowRight from "lucide-react/icons/arrow-right";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { describeUpload, type UploadState } from "../../../../core/panel/entry-form/files/upload-state.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass } from "../../../../core/panel/parts/control-classes.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { showClassAndSection, showName } from "../shown-name.ts";
import { findByLabel, labelOf, type Student } from "../student-names.ts";
import type { UnusableFile } from "./chosen-photos.ts";
import type { PlannedPhoto } from "./photo-plan.ts";
import { type LoadPreview, PhotoPreview } from "./photo-preview.tsx";
import type { PhotoUpload } from "./use-photo-upload.ts";

const texts = words.studentPhotos;

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
      <Part title={texts.doubtful} text={texts.doubtfulText}>
        {rowsOf(planned.filter(({ isDoubtful }) => isDoubtful))}
      </Part>
      <Part title={texts.unusable}>
        {unusable.map(({ path, problem }) => (
          <li key={path} className="border-line border-t py-2">
            <p className="text-caption text-ink-soft wrap-anywhere">{path}</p>
            <p>{texts.problems[problem]}</p>
          </li>
        ))}
      </Part>
      <Part title={texts.matched}>{rowsOf(planned.filter(({ isDoubtful }) => !isDoubtful))}</Part>
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

interface PhotoRowProps {
  planned: PlannedPhoto<Student>;
  students: readonly Student[];
  upload: UploadState | undefined;
  loadPreview: LoadPreview;
  /** The student's id, null to leave the photo out, undefined for the matched student. */
  onChoose: (choice: string | null | undefined) => void;
}

/** A photo with its student and the photo that it replaces. */
function PhotoRow({ planned, students, upload, loadPreview, onChoose }: PhotoRowProps) {
  const { photo, student, isDoubtful, isDoubled, isLeftOut } = planned;
  const [isChanging, setChanging] = useState(isDoubtful);
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 border-line border-t py-3">
      <div className="flex items-center gap-2">
        {student && (
          <>
            <Frame label={texts.currentPhoto}>
              {student.profilePhoto ? (
                <StoredPicture
                  name={student.profilePhoto}
                  alt=""
                  sizes="5rem"
                  className="size-full object-cover"
                />
              ) : (
                <span className="grid size-full place-items-center text-caption text-ink-soft">
                  {texts.none}
                </span>
              )}
            </Frame>
            <ArrowRight aria-hidden="true" size={18} className="mb-5 text-ink-soft" />
          </>
        )}
        <Frame label={texts.newPhoto}>
          <PhotoPreview photo={photo} load={loadPreview} />
        </Frame>
      </div>
      <div className="grid min-w-56 flex-1 content-start gap-1">
        <p className="text-caption text-ink-soft wrap-anywhere">{photo.path}</p>
        {isLeftOut ? (
          <p className="text-ink-soft">{texts.leftOut}</p>
        ) : isChanging ? (
          <PhotoStudentChoice
            planned={planned}
            students={students}
            isOpenedByHand={!isDoubtful}
            onChoose={onChoose}
          />
        ) : (
          <StudentLine student={student} />
        )}
        {isDoubled && <p className="font-bold text-caption text-danger">{texts.isDoubled}</p>}
        {upload && !isLeftOut && (
          <p
            className={
              upload.is === "failed" ? "font-bold text-caption text-danger" : "text-caption text-ink-soft"
            }
          >
            {describeUpload(upload)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap content-start gap-2">
        {!isChanging && !isLeftOut && (
          <RowButton text={texts.change} path={photo.path} onPress={() => setChanging(true)} />
        )}
        <RowButton
          text={isLeftOut ? texts.use : texts.leaveOut}
          path={photo.path}
          onPress={() => onChoose(isLeftOut ? undefined : null)}
        />
      </div>
    </li>
  );
}

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="grid justify-items-center gap-0.5">
      <div className="size-20 overflow-hidden rounded-control border border-line bg-cream-deep">
        {children}
      </div>
      <figcaption className="text-caption text-ink-soft">{label}</figcaption>
    </figure>
  );
}

function StudentLine({ student }: { student: Student | undefined }) {
  if (!student) return <p className="text-ink-soft">{texts.noStudent}</p>;
  return (
    <p className="wrap-anywhere">
      <b>{showName(student)}</b>
      <span className="block text-caption">
        {showClassAndSection(student)} · {words.studentRecords.rollNumber} {student.rollNumber}
      </span>
    </p>
  );
}

function RowButton({ text, path, onPress }: { text: string; path: string; onPress: () => void }) {
  return (
    <Button variant="secondary" onClick={onPress}>
      {text}
      <span className="sr-only">{path}</span>
    </Button>
  );
}

/** The id of the datalist of all students. */
const STUDENT_LIST_ID = "photo-students";

/** The option for the field that finds another student. */
const ANOTHER = "another";

interface PhotoStudentChoiceProps {
  planned: PlannedPhoto<Student>;
  students: readonly Student[];
  /** Takes the focus when it opens. */
  isOpenedByHand: boolean;
  onChoose: (student: string) => void;
}

/** The choice of the student: a candidate, or any student by name. */
function PhotoStudentChoice({ planned, students, isOpenedByHand, onChoose }: PhotoStudentChoiceProps) {
  const { photo, candidates, student } = planned;
  const [isFinding, setFinding] = useState(isOpenedByHand || candidates.length === 0);
  if (isFinding) {
    const isFocused = isOpenedByHand || candidates.length > 0;
    return (
      <StudentFinder
        path={photo.path}
        student={student}
        students={students}
        isFocused={isFocused}
        onChoose={onChoose}
      />
    );
  }
  return (
    <select
      aria-label={texts.whoseOf(photo.path)}
      value={student?._id ?? ""}
      onChange={({ target }) => {
        if (target.value === ANOTHER) setFinding(true);
        else onChoose(target.value);
      }}
      className={controlClass}
    >
      <option value="">{texts.whose}</option>
      {candidates.map((candidate) => (
        <option key={candidate._id} value={candidate._id}>
          {labelOf(candidate)}
        </option>
      ))}
      <option value={ANOTHER}>{texts.another}</option>
    </select>
  );
}

interface StudentFinderProps {
  path: string;
  student: Student | undefined;
  students: readonly Student[];
  isFocused: boolean;
  onChoose: (student: string) => void;
}

function StudentFinder({ path, student, students, isFocused, onChoose }: StudentFinderProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUnknown, setUnknown] = useState(false);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  return (
    <>
      <input
        ref={input}
        list={STUDENT_LIST_ID}
        aria-label={texts.whoseOf(path)}
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? id : undefined}
        placeholder={texts.findFor}
        defaultValue={student && labelOf(student)}
        autoComplete="off"
        onChange={({ target }) => {
          setUnknown(false);
          onChoose(findByLabel(students, target.value)?._id ?? "");
        }}
        onBlur={({ target }) => setUnknown(target.value !== "" && !findByLabel(students, target.value))}
        className={controlClass}
      />
      {isUnknown && (
        <p id={id} className="font-bold text-caption text-danger">
          {texts.unknown}
        </p>
      )}
    </>
  );
}
