import { type RefObject, useId, useRef, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { useAction } from "../../../../core/panel/api/use-action.ts";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Notice } from "../../../../core/panel/parts/notice.tsx";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { StoredPicture } from "../../../../core/panel/stored-files/stored-picture.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import {
  type ChildConsents,
  childPictureCalls,
  type PictureChildren,
} from "../../content/consent-contract.ts";
import { studentRecordPath } from "../../content/screen-paths.ts";
import { standingOf } from "../consent/describe-consent.ts";
import { describeChild } from "../consent/linked-children.ts";
import { showName } from "../shown-name.ts";
import { StudentFinder } from "../student-picker.tsx";
import { countOn, findChildrenOn, findDeletedOn } from "./children-on-pictures.ts";

const texts = words.pictureChildren;

type Student = ChildConsents["student"];

interface Marked {
  id: string;
  name: string;
}

const markedAs = (student: Student): Marked => ({ id: student._id, name: showName(student) });

/** The pictures to select from, and the children on the selected ones. Every mark is saved at once. */
export function MarkChildren({ found }: { found: PictureChildren }) {
  const { pictures, children } = found;
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useAction();
  const mayMark = useMay()("students:write");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState("");
  /** A new search for each child. */
  const [searches, setSearches] = useState(0);
  const search = useRef<HTMLInputElement>(null);
  const files = pictures.filter(({ file }) => selected.has(file)).map(({ file }) => file);
  const shown = files.length > 0 ? pictures.filter(({ file }) => selected.has(file)) : pictures;

  async function mark({ id, name }: Marked, isMarked: boolean): Promise<void> {
    const isDone = await run(() =>
      send(childPictureCalls.mark, { body: { files, students: [id], isMarked } }),
    );
    if (!isDone) return;
    setAnnouncement((isMarked ? texts.added : texts.removed)(name, files.length));
    setSearches((count) => count + 1);
    await revalidate();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <section aria-label={texts.pictures} className="card grid min-w-0 gap-3 p-4 sm:p-5">
        {mayMark && <p className="max-w-reading">{texts.text}</p>}
        {/* Sticky in a long album, but not on a low screen or with large text, where it would hide too much. */}
        <div className="z-1 -mx-2 flex flex-wrap items-center gap-x-1 rounded-control bg-paper px-2 [@media(height>=26rem)]:sticky [@media(height>=26rem)]:top-0">
          <p role="status" className="mr-auto font-bold">
            {texts.selected(files.length)}
          </p>
          {mayMark && files.length > 0 && (
            <Button variant="quiet" className="lg:hidden" onClick={() => search.current?.focus()}>
              {texts.searchChild}
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => setSelected(new Set(files.length > 0 ? [] : pictures.map(({ file }) => file)))}
          >
            {files.length > 0 ? words.uploads.selectNone : words.uploads.selectAll}
          </Button>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,45%),1fr))] gap-3">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.file}
              file={picture.file}
              place={index + 1}
              marked={children.filter(({ student }) => picture.children.includes(student._id))}
              deleted={findDeletedOn([picture], children).length}
              isSelected={selected.has(picture.file)}
              onToggle={() => setSelected(selected.symmetricDifference(new Set([picture.file])))}
            />
          ))}
        </ul>
      </section>
      <section
        aria-label={texts.title}
        className="card grid min-w-0 gap-4 p-4 sm:p-5 [@media(width>=64rem)_and_(height>=30rem)]:sticky [@media(width>=64rem)_and_(height>=30rem)]:top-4"
      >
        {mayMark && (
          <ChildSearch
            key={searches}
            search={search}
            isFirst={searches === 0}
            canAdd={files.length > 0}
            onChoose={(student) => mark(markedAs(student), true)}
          />
        )}
        <p role="status" className="rounded-control bg-leaf-soft px-3 py-2 empty:hidden">
          {announcement}
        </p>
        <ChildrenOn
          heading={files.length > 0 ? texts.onSelected : texts.onAll}
          shown={shown}
          listed={findChildrenOn(shown, children)}
          deleted={findDeletedOn(shown, children)}
          onRemove={mayMark && files.length > 0 && !isBusy ? (child) => mark(child, false) : undefined}
        />
      </section>
    </div>
  );
}

interface ChildSearchProps {
  search: RefObject<HTMLInputElement | null>;
  isFirst: boolean;
  canAdd: boolean;
  onChoose: (student: Student) => void;
}

function ChildSearch({ search, isFirst, canAdd, onChoose }: ChildSearchProps) {
  const id = useId();
  const attach = (element: HTMLDivElement | null) => {
    search.current = element?.querySelector("input") ?? null;
    // After a child was chosen, the search for the next one starts.
    if (!isFirst) search.current?.focus();
  };
  return (
    <div ref={attach} className="grid gap-2">
      <h2 className="text-maroon text-subhead">{texts.addChild}</h2>
      {canAdd ? (
        <StudentFinder id={id} name="child" onChoose={onChoose} />
      ) : (
        <p className="text-ink-soft">{texts.selectFirst}</p>
      )}
    </div>
  );
}

interface ChildrenOnProps {
  heading: string;
  shown: PictureChildren["pictures"];
  listed: readonly ChildConsents[];
  /** The `_id`s of children whose records are in the trash. */
  deleted: readonly string[];
  /** Absent if no picture is selected. */
  onRemove: ((child: Marked) => void) | undefined;
}

function ChildrenOn({ heading, shown, listed, deleted, onRemove }: ChildrenOnProps) {
  const notShown = listed.filter(({ now }) => !now.pictures.isShown).length + deleted.length;
  return (
    <div className="grid gap-2">
      <h2 className="text-maroon text-subhead">{heading}</h2>
      {notShown > 0 && <Notice>{texts.hiddenNow(notShown)}</Notice>}
      {listed.length + deleted.length === 0 && <p className="text-ink-soft">{texts.nobody}</p>}
      <ul className="grid divide-y divide-line empty:hidden">
        {listed.map(({ student, now }) => (
          <li key={student._id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 wrap-anywhere">
              <Link
                to={studentRecordPath(student._id)}
                className="text-link inline-flex min-h-6 items-center"
              >
                {describeChild(student)}
              </Link>
              <span className="block text-caption text-ink-soft">
                {texts.onSome(countOn(shown, student._id), shown.length)}
                {" · "}
                <ConsentNote now={now} />
              </span>
            </span>
            <RemoveButton child={markedAs(student)} onRemove={onRemove} />
          </li>
        ))}
        {deleted.map((id) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1.5">
            <b className="min-w-0 text-danger wrap-anywhere">{texts.deletedChild}</b>
            <RemoveButton child={{ id, name: texts.deletedChild }} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RemoveButton({ child, onRemove }: { child: Marked } & Pick<ChildrenOnProps, "onRemove">) {
  if (!onRemove) return null;
  return (
    <button
      type="button"
      aria-label={texts.removeOf(child.name)}
      onClick={() => onRemove(child)}
      className="text-link min-h-11 shrink-0"
    >
      {texts.remove}
    </button>
  );
}

function ConsentNote({ now: { pictures } }: Pick<ChildConsents, "now">) {
  if (pictures.isShown) return texts.allowed;
  return <b className="text-danger">{texts.notAllowed(words.consents.states[standingOf(pictures)])}</b>;
}

interface PictureTileProps {
  file: string;
  place: number;
  marked: readonly ChildConsents[];
  /** The number of marked children whose records are in the trash. */
  deleted: number;
  isSelected: boolean;
  onToggle: () => void;
}

/** A picture to select, with the children on it. */
function PictureTile({ file, place, marked, deleted, isSelected, onToggle }: PictureTileProps) {
  return (
    <li className="min-w-0">
      <label className="relative block cursor-pointer overflow-hidden rounded-control border border-line bg-paper has-checked:outline-3 has-checked:outline-maroon has-focus-visible:outline-3">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={words.albums.pictureOf(texts.pictures, place)}
          className="absolute top-2 left-2 size-6 accent-maroon"
        />
        <StoredPicture name={file} alt="" sizes="12rem" className="aspect-4/3 w-full object-cover" />
      </label>
      <ul className="px-1 pt-1 text-caption wrap-anywhere">
        {deleted > 0 && <li className="font-bold text-danger">{texts.deletedChild}</li>}
        {marked.length + deleted === 0 && <li className="text-ink-soft">{texts.nobodyOn}</li>}
        {marked.map(({ student, now }) => (
          <li key={student._id} className={now.pictures.isShown ? "" : "font-bold text-danger"}>
            {showName(student)}
            {!now.pictures.isShown && (
              <span className="sr-only">
                {" "}
                ({texts.notAllowed(words.consents.states[standingOf(now.pictures)])})
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
