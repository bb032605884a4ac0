import type { LucideIcon } from "lucide-react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowLeftToLine from "lucide-react/icons/arrow-left-to-line";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowRightToLine from "lucide-react/icons/arrow-right-to-line";
import CaptionsIcon from "lucide-react/icons/captions";
import Check from "lucide-react/icons/check";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { type MouseEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatBytes } from "../../../content/files/format-bytes.ts";
import { words } from "../../../ui/panel-words.ts";
import { CaptionsDialog, shortCaption } from "../../captions/captions-dialog.tsx";
import type { CaptionsInput } from "../../captions/use-captions.tsx";
import type { DragState } from "../../entry-list/order/drag-order.ts";
import { useDragOrder } from "../../entry-list/order/use-drag-order.ts";
import { RemovedLine } from "../../page-editor/fields/removed-line.tsx";
import { Button } from "../../parts/button.tsx";
import { ShortText } from "../../parts/short-text.tsx";
import { type FormFiles, idsOf } from "../use-form-files.ts";
import { type FileChoice, type FormFile, idOf, isPicked, isStored } from "./file-choice.ts";
import { dropFiles, type MoveTo, moveFiles, type RemovedFile, removeFiles } from "./file-order.ts";
import { describeStored, FilePreview } from "./file-preview.tsx";
import type { PickedFile } from "./pick-file.ts";
import { describeUpload } from "./upload-state.ts";

const texts = words.uploads;

interface FileListProps {
  name: string;
  label: string;
  choice: FileChoice;
  files: FormFiles;
  captions: CaptionsInput | undefined;
  /** Gets the focus after a file is removed. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The files of a list in one order, which the user changes by dragging or with buttons, also for several files. */
export function FileList({ name, label, choice, files, captions, inputRef }: FileListProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<RemovedFile[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const [captioned, setCaptioned] = useState<string>();
  const selected = selection.intersection(idsOf(choice));
  const nameOf = (id: string) => `${label} ${choice.findIndex((file) => idOf(file) === id) + 1}`;

  function arrange(ids: ReadonlySet<string>, change: (files: FileChoice) => FileChoice): void {
    files.change(name, change);
    setAnnouncement(describeMove(choice, change(choice), ids, label));
  }

  function remove(ids: ReadonlySet<string>): void {
    setRemoved(removeFiles(choice, ids).removed);
    setSelection(new Set());
    files.remove(name, ids);
    inputRef.current?.focus();
  }

  const toggle = (id: string) => setSelection(selected.symmetricDifference(new Set([id])));
  const move = (ids: ReadonlySet<string>, to: MoveTo) => arrange(ids, (old) => moveFiles(old, ids, to));
  /** Dragging a selected file drags the whole selection. */
  const dropOn = (id: string, target: string) => {
    const ids = selected.has(id) ? selected : new Set([id]);
    arrange(ids, (old) => dropFiles(old, ids, target));
  };

  return (
    <>
      {choice.length > 1 && (
        // Sticky in a long list, but not on a low screen or with large text, where it would hide too much.
        <div
          data-sticky-bar={selected.size > 0 || undefined}
          className={`flex flex-wrap items-center gap-1 ${selected.size > 0 ? "rounded-control bg-cream-deep p-1 ps-2 [@media(height>=26rem)]:sticky [@media(height>=26rem)]:top-0 [@media(height>=26rem)]:z-1" : ""}`}
        >
          <span className="mr-auto text-caption">
            {selected.size > 0 ? texts.selected(selected.size) : texts.files(choice.length)}
          </span>
          {selected.size > 0 ? (
            <>
              <BarButton label={texts.toTop} Icon={ArrowLeftToLine} onPress={() => move(selected, "start")} />
              <BarButton label={texts.toEnd} Icon={ArrowRightToLine} onPress={() => move(selected, "end")} />
              <BarButton label={words.frame.remove} Icon={Trash} onPress={() => remove(selected)} />
              <BarButton label={texts.selectNone} Icon={X} onPress={() => setSelection(new Set())} />
            </>
          ) : (
            <Button variant="subtle" onClick={() => setSelection(idsOf(choice))}>
              {texts.selectAll}
            </Button>
          )}
        </div>
      )}
      {/* Three in a line on a phone, for albums of many pictures. */}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]">
        {choice.map((file, place) => {
          const id = idOf(file);
          return (
            <ListTile
              key={id}
              file={file}
              list={name}
              name={nameOf(id)}
              place={place}
              count={choice.length}
              isSelected={selected.has(id)}
              onSelect={() => toggle(id)}
              onMove={(to) => move(new Set([id]), to)}
              onDropOn={(target) => dropOn(id, target)}
              onRemove={() => remove(new Set([id]))}
              onRetry={() => isPicked(file) && files.retry(name, [file])}
              caption={captions && shortCaption(captions.of(id))}
              onCaption={captions && (() => setCaptioned(id))}
            />
          );
        })}
      </ul>
      {captions && captioned !== undefined && (
        <CaptionsDialog
          captions={captions}
          choice={choice}
          first={captioned}
          onClose={() => setCaptioned(undefined)}
        />
      )}
      {removed.length > 0 && (
        <RemovedLine
          text={texts.removed(removed.length)}
          onUndo={() => {
            files.restore(name, removed);
            setRemoved([]);
            inputRef.current?.focus();
          }}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

/** Icons only, so that the bar fits one line on a phone. */
function BarButton({ label, Icon, onPress }: { label: string; Icon: LucideIcon; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress} className="icon-button">
      <Icon aria-hidden="true" size={18} />
    </button>
  );
}

function describeMove(
  before: FileChoice,
  after: FileChoice,
  ids: ReadonlySet<string>,
  label: string,
): string {
  const placeIn = (files: FileChoice) => files.findIndex((file) => ids.has(idOf(file))) + 1;
  const [from, to] = [placeIn(before), placeIn(after)];
  return ids.size === 1
    ? texts.moved(label, from, to, after.length)
    : texts.movedMany(ids.size, to, to + ids.size - 1, after.length);
}

interface ListTileProps {
  file: FormFile;
  /** The name of the list: items are not dropped into another list. */
  list: string;
  /** The name for the buttons. */
  name: string;
  place: number;
  count: number;
  isSelected: boolean;
  onSelect: () => void;
  onMove: (to: MoveTo) => void;
  onDropOn: (id: string) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** The text below the picture; empty if it has none, absent if the list has no captions. */
  caption: string | undefined;
  onCaption: (() => void) | undefined;
}

const CORNER = "absolute top-0 grid min-h-11 min-w-11 place-items-center text-maroon";
/** With a background of its own, to be seen on any picture. */
const MARK = "grid size-7.5 place-items-center rounded-md border";

function outlineOf(drag: DragState, isSelected: boolean): string {
  if (drag === "target") return "outline-3 outline-leaf";
  return isSelected ? "outline-3 outline-maroon" : "";
}

/** A file of a list: its upload, its selection and its place. */
function ListTile(props: ListTileProps) {
  const { file, list, name, place, count, isSelected, onSelect, onMove, onDropOn, onRemove, onRetry } = props;
  const { caption, onCaption } = props;
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useDragOrder({ list, id: idOf(file), element, handle, isFixed: count < 2, onDropOn });
  const move = ({ currentTarget }: MouseEvent<HTMLElement>, to: MoveTo) => {
    flushSync(() => onMove(to));
    // Moving the tile in the page may have removed the focus.
    currentTarget.focus();
  };
  /** Stays focusable when disabled, so that the focus is not lost at the end of the list. */
  const moveButton = (label: string, Icon: LucideIcon, to: MoveTo, isOff: boolean) => (
    <button
      type="button"
      title={label}
      aria-disabled={isOff}
      onClick={(event) => !isOff && move(event, to)}
      className="grid min-h-11 flex-1 place-items-center text-maroon hover:bg-maroon-soft aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" size={18} />
      <span className="sr-only">{label}</span>
    </button>
  );
  return (
    <li
      ref={element}
      className={`flex min-w-0 max-w-56 flex-col overflow-hidden rounded-control border border-line bg-paper ${drag === "dragged" ? "opacity-50" : ""} ${outlineOf(drag, isSelected)}`}
    >
      {/* The picture ignores the pointer: it would be dragged instead of its tile. */}
      <div
        ref={handle}
        className="list-tile-preview relative aspect-square min-h-0 flex-none bg-cream-deep sm:aspect-4/3 pointer-fine:cursor-grab [&_img]:pointer-events-none [&_img]:absolute [&_img]:inset-0"
      >
        <FilePreview file={file} />
        <button type="button" aria-pressed={isSelected} onClick={onSelect} className={`left-0 ${CORNER}`}>
          <span
            aria-hidden="true"
            className={`${MARK} ${isSelected ? "border-maroon bg-maroon text-paper" : "border-line-strong bg-paper"}`}
          >
            {isSelected && <Check size={18} />}
          </span>
          <span className="sr-only">{words.uploads.select(name)}</span>
        </button>
        <button type="button" onClick={onRemove} className={`right-0 ${CORNER}`}>
          <span aria-hidden="true" className={`${MARK} border-line-strong bg-paper`}>
            <Trash size={18} />
          </span>
          <span className="sr-only">{words.uploads.remove(name)}</span>
        </button>
      </div>
      <div className="min-w-0 px-1 py-1 text-caption sm:px-2">
        {isStored(file) ? (
          <p className="truncate text-ink-soft" title={caption || undefined}>
            <b>{place + 1}</b>
            <span className="max-sm:hidden"> · {caption || describeStored(file)}</span>
          </p>
        ) : (
          <NewFile file={file} place={place} name={name} onRetry={onRetry} />
        )}
      </div>
      <div className="mt-auto flex border-line border-t">
        {moveButton(texts.moveToTop(name), ArrowLeftToLine, "start", place === 0)}
        {moveButton(texts.moveEarlier(name), ArrowLeft, "earlier", place === 0)}
        {moveButton(texts.moveLater(name), ArrowRight, "later", place === count - 1)}
        {onCaption && (
          <button
            type="button"
            title={words.captions.edit(place + 1)}
            onClick={onCaption}
            className={`grid min-h-11 flex-1 place-items-center hover:bg-maroon-soft ${caption ? "bg-maroon-soft text-maroon" : "text-maroon"}`}
          >
            <CaptionsIcon aria-hidden="true" size={18} />
            <span className="sr-only">{words.captions.edit(place + 1)}</span>
          </button>
        )}
      </div>
    </li>
  );
}

interface NewFileProps {
  file: PickedFile;
  place: number;
  name: string;
  onRetry: () => void;
}

function NewFile({ file: { file, upload }, place, name, onRetry }: NewFileProps) {
  const bytes = upload?.is === "done" ? upload.staged.size : file.size;
  return (
    <>
      <p className="truncate text-ink-soft" title={file.name}>
        <b>{place + 1}</b> · {file.name}
      </p>
      <p className={upload?.is === "failed" ? "font-bold text-danger" : "text-ink-soft"}>
        {upload && describeUpload(upload)}
        {upload?.is !== "failed" && ` · ${formatBytes(bytes)}`}
      </p>
      {upload?.is === "failed" && upload.canRetry && (
        <Button variant="secondary" onClick={onRetry} className="my-1 w-full">
          <ShortText text={words.uploads.retry} name={words.uploads.retryOf(name)} />
        </Button>
      )}
    </>
  );
}
