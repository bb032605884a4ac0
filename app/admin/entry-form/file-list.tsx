import type { LucideIcon } from "lucide-react";
import ArrowLeftToLine from "lucide-react/icons/arrow-left-to-line";
import ArrowRightToLine from "lucide-react/icons/arrow-right-to-line";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { type RefObject, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { RemovedLine } from "../page-editor/removed-line.tsx";
import { type FileChoice, idOf, isPicked } from "./file-choice.ts";
import { dropFiles, type MoveTo, moveFiles, type RemovedFile, removeFiles } from "./file-order.ts";
import { ListTile } from "./list-tile.tsx";
import { type FormFiles, idsOf } from "./use-form-files.ts";

const said = words.uploads;

interface FileListProps {
  name: string;
  label: string;
  choice: FileChoice;
  files: FormFiles;
  /** Gets the focus after a file is removed. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The files of a list in one order, which the user changes by dragging or with buttons, also for several files. */
export function FileList({ name, label, choice, files, inputRef }: FileListProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<RemovedFile[]>([]);
  const [announcement, setAnnouncement] = useState("");
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
            {selected.size > 0 ? said.selected(selected.size) : said.files(choice.length)}
          </span>
          {selected.size > 0 ? (
            <>
              <BarButton label={said.toTop} Icon={ArrowLeftToLine} onPress={() => move(selected, "start")} />
              <BarButton label={said.toEnd} Icon={ArrowRightToLine} onPress={() => move(selected, "end")} />
              <BarButton label={words.frame.remove} Icon={Trash} onPress={() => remove(selected)} />
              <BarButton label={said.selectNone} Icon={X} onPress={() => setSelection(new Set())} />
            </>
          ) : (
            <Button variant="subtle" onClick={() => setSelection(idsOf(choice))}>
              {said.selectAll}
            </Button>
          )}
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-2">
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
            />
          );
        })}
      </ul>
      {removed.length > 0 && (
        <RemovedLine
          text={said.removed(removed.length)}
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
    ? said.moved(label, from, to, after.length)
    : said.movedMany(ids.size, to, to + ids.size - 1, after.length);
}
