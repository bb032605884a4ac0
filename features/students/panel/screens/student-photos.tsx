import { useEffect, useMemo, useRef, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { logFailure } from "../../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { ProgressBar } from "../../../../core/panel/entry-form/files/upload-progress.tsx";
import { counterOf, describeUndo } from "../../../../core/panel/entry-table/bulk/describe-outcome.ts";
import { EmptyNote, LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { undoBatch } from "../../../../core/panel/history/restore-revision.ts";
import { useUndo } from "../../../../core/panel/history/use-undo.ts";
import { Button, buttonClass } from "../../../../core/panel/parts/button.tsx";
import { SaveBar } from "../../../../core/panel/parts/save-bar.tsx";
import { showError } from "../../../../core/panel/parts/toasts/toasts.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { useLeaveGuard } from "../../../../core/panel/typing/leave-guard.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { PhotoScope } from "../../content/match-photos.ts";
import { students as studentType } from "../../content/students.ts";
import { type ChosenFile, type ReadChoice, readChosenFiles } from "../photos/chosen-photos.ts";
import { PhotoChooser, PhotoScopeChoice } from "../photos/photo-chooser.tsx";
import { PhotoLists } from "../photos/photo-lists.tsx";
import { type PhotoChoices, planPhotos } from "../photos/photo-plan.ts";
import { openPreviews } from "../photos/photo-preview.tsx";
import { type PhotoUpload, type SavedPhotos, usePhotoUpload } from "../photos/use-photo-upload.ts";
import { type Student, sortStudents } from "../student-names.ts";

const texts = words.studentPhotos;

export const title = texts.title;

/** Students who have not left; undefined if they cannot be loaded. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ students: Student[] | undefined }> {
  const page = await loadOr(listEntries(studentType, {}, request.signal), undefined);
  return { students: page && sortStudents(page.entries.filter(({ leftOn }) => !leftOn)) };
}

export default function StudentPhotos({ loaderData: { students } }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading title={texts.title}>
        <Link to={studentType.screen.path} className={buttonClass("secondary")}>
          {texts.allStudents}
        </Link>
      </ScreenHeading>
      {students === undefined ? (
        <LoadFailed text={texts.notLoaded} />
      ) : students.length > 0 ? (
        <PhotoImport students={students} />
      ) : (
        <EmptyNote text={texts.noStudents} />
      )}
    </>
  );
}

/** The maximum of the API. */
const MOST_PHOTOS = 2000;

const NOTHING: ReadChoice = { photos: [], unusable: [] };

function PhotoImport({ students }: { students: readonly Student[] }) {
  const [chosen, setChosen] = useState(NOTHING);
  const [choices, setChoices] = useState<PhotoChoices>(new Map());
  const [scope, setScope] = useState<PhotoScope>({});
  const [isReading, setReading] = useState(false);
  const [saved, setSaved] = useState<SavedPhotos>();
  const [loadPreview] = useState(openPreviews);
  const { revalidate } = useRevalidator();
  const chooser = useRef<HTMLDivElement>(null);
  const planned = useMemo(
    () => planPhotos(chosen.photos, students, scope, choices),
    [chosen, students, scope, choices],
  );
  const startAnew = () => {
    setChosen(NOTHING);
    setChoices(new Map());
    upload.forget();
  };
  const upload = usePhotoUpload(planned, (photos) => {
    startAnew();
    setSaved(photos);
    // Loads the new current photos.
    void revalidate();
  });
  useLeaveGuard(() => chosen.photos.length > 0, false);

  async function add(files: Promise<ChosenFile[]>): Promise<void> {
    setReading(true);
    setSaved(undefined);
    try {
      const { photos, unusable } = await readChosenFiles(await files);
      if (photos.length + unusable.length === 0) showError(texts.nothingFound);
      else if (chosen.photos.length + photos.length > MOST_PHOTOS) showError(texts.tooMany(MOST_PHOTOS));
      else
        setChosen({
          photos: [...chosen.photos, ...photos],
          unusable: [...chosen.unusable, ...unusable],
        });
    } catch (error) {
      // The browser cannot read the folder, or a file was moved.
      logFailure(error);
      showError(texts.cannotRead);
    } finally {
      setReading(false);
    }
  }

  const doubtful = planned.filter(({ isDoubtful }) => isDoubtful).length;
  return (
    <>
      <p className="-mt-3 mb-4 max-w-reading">{texts.text}</p>
      {saved && (
        <PhotosSaved
          {...saved}
          onUndone={() => {
            setSaved(undefined);
            // The button that had the focus is no longer there.
            chooser.current?.focus();
          }}
        />
      )}
      <div ref={chooser} tabIndex={-1} inert={upload.running !== undefined}>
        <PhotoChooser isReading={isReading} onChoose={(files) => void add(files)} />
        <PhotoScopeChoice students={students} scope={scope} onChange={setScope} />
      </div>
      <p role="status" className="mb-4 font-bold empty:hidden">
        {planned.length > 0 && texts.summary(planned.length - doubtful, doubtful)}
      </p>
      <PhotoLists
        planned={planned}
        students={students}
        upload={upload}
        loadPreview={loadPreview}
        unusable={chosen.unusable}
        onChoose={(photo, choice) => {
          const next = new Map(choices);
          if (choice === undefined) next.delete(photo);
          else next.set(photo, choice);
          setChoices(next);
        }}
      />
      {planned.length > 0 && <PhotoBar upload={upload} onStartAnew={startAnew} />}
    </>
  );
}

/** The actions for all matched photos. */
function PhotoBar({ upload, onStartAnew }: { upload: PhotoUpload; onStartAnew: () => void }) {
  const { ready, replacing, running, done, failed } = upload;
  return (
    <SaveBar label={texts.title}>
      {(running || done > 0) && (
        <div>
          <ProgressBar label={texts.sentOf(done, ready)} max={ready} value={done} />
        </div>
      )}
      <p role="status" className="text-caption empty:hidden">
        {!running && failed === 0 && done === 0 && describeReady(ready, replacing)}
      </p>
      <p role="alert" className="font-bold text-danger empty:hidden">
        {!running && failed > 0 && texts.failed(failed)}
      </p>
      <div className="flex flex-wrap gap-3">
        {running === "sending" ? (
          <Button variant="secondary" onClick={upload.pause}>
            {texts.pause}
          </Button>
        ) : (
          <>
            <MainButton upload={upload} />
            <Button variant="subtle" onClick={onStartAnew} disabled={running === "saving"}>
              {texts.startAnew}
            </Button>
          </>
        )}
      </div>
    </SaveBar>
  );
}

const describeReady = (ready: number, replacing: number) =>
  ready === 0 ? texts.nothingChosen : replacing > 0 && texts.replaces(replacing);

function MainButton({ upload }: { upload: PhotoUpload }) {
  const { ready, running, done, failed, canRetry, send, saveOthers } = upload;
  const isSaving = running === "saving";
  if (failed > 0) {
    return (
      <>
        {canRetry && <Button onClick={send}>{texts.retry}</Button>}
        {done > 0 && (
          <Button
            variant={canRetry ? "secondary" : "primary"}
            onClick={saveOthers}
            isBusy={isSaving}
            busyText={texts.saving}
          >
            {texts.saveOthers(done)}
          </Button>
        )}
      </>
    );
  }
  return (
    <Button onClick={send} disabled={ready === 0} isBusy={isSaving} busyText={texts.saving}>
      {done > 0 ? texts.resume : texts.upload(ready)}
    </Button>
  );
}

interface PhotosSavedProps extends SavedPhotos {
  onUndone: () => void;
}

/** The saved photos, which can be undone. Takes the focus of the button that is no longer there. */
function PhotosSaved({ answer: { changed, missing, batch }, unused, onUndone }: PhotosSavedProps) {
  const runUndo = useUndo();
  const { isBusy, run } = useAction();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  const undo = (taken: string) =>
    run(async () => {
      await runUndo(async () => describeUndo(await undoBatch(taken), counterOf("students")));
      onUndone();
    });

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-leaf-soft px-4 py-3"
    >
      <p role="status">
        <b>{texts.saved(changed)}</b> {missing > 0 && texts.missing(missing)}
      </p>
      {batch && (
        <Button
          variant="secondary"
          onClick={() => void undo(batch)}
          isBusy={isBusy}
          busyText={words.frame.saving}
        >
          {words.frame.undo}
        </Button>
      )}
      {unused.length > 0 && (
        <details className="basis-full">
          <summary className="min-h-11 cursor-pointer py-2.5">{texts.unused(unused.length)}</summary>
          <ul className="break-words">
            {unused.map(({ id, path }) => (
              <li key={id}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
