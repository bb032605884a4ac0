import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import Italic from "lucide-react/icons/italic";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/text-quote";
import { Toolbar } from "radix-ui";
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { StoredPicture } from "../../../core/panel/stored-files/stored-picture.tsx";
import { applyEdit, type TextEdit } from "../../../core/panel/typing/apply-edit.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { findMarksAt, insertPicture, type Mark, type Selection, toggleMark } from "./text-edits.ts";

const texts = words.postEditor;

const TOOLS: readonly { mark: Mark; label: string; Icon: LucideIcon; key?: string }[] = [
  { mark: "heading", label: texts.markHeading, Icon: Heading2 },
  { mark: "subheading", label: texts.markSubheading, Icon: Heading3 },
  { mark: "bold", label: texts.markBold, Icon: Bold, key: "b" },
  { mark: "italic", label: texts.markItalic, Icon: Italic, key: "i" },
  { mark: "bullets", label: texts.markBullets, Icon: List },
  { mark: "numbers", label: texts.markNumbers, Icon: ListOrdered },
  { mark: "link", label: texts.markLink, Icon: LinkIcon, key: "k" },
  { mark: "quote", label: texts.markQuote, Icon: Quote },
];

/** Handles Ctrl+B, Ctrl+I and Ctrl+K in the text. */
export function runShortcut(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
  if (!tool) return;
  event.preventDefault();
  act(event.currentTarget, (selection) => toggleMark(selection, tool.mark));
}

function act(field: HTMLTextAreaElement, action: (selection: Selection) => TextEdit): void {
  applyEdit(field, action(selectionOf(field)));
}

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  value,
  start: selectionStart,
  end: selectionEnd,
});

/** The marks at the caret, as long as the text has the focus. */
function useMarks(field: HTMLTextAreaElement | null): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    if (!field) return;
    const look = () => {
      const found = document.activeElement === field ? findMarksAt(selectionOf(field)) : [];
      setMarks((shown) => (shown.join() === found.join() ? shown : found));
    };
    document.addEventListener("selectionchange", look);
    field.addEventListener("blur", look);
    return () => {
      document.removeEventListener("selectionchange", look);
      field.removeEventListener("blur", look);
    };
  }, [field]);
  return marks;
}

interface PostToolbarProps {
  field: HTMLTextAreaElement | null;
  /** The stored names of the post's pictures. */
  images: readonly string[];
}

/** On a phone one row, so that the text stays in view above the keyboard. */
const ROW = "flex flex-wrap gap-1.5 max-sm:-m-1 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1";
const TOOL =
  "grid min-h-11 min-w-11 shrink-0 place-items-center overflow-hidden rounded-control border border-line-strong bg-paper text-ink hover:bg-cream-deep aria-pressed:border-maroon aria-pressed:bg-maroon-soft aria-pressed:text-maroon";

/** The text keeps the focus, so that the keyboard of a phone stays open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function PostToolbar({ field, images }: PostToolbarProps) {
  const marks = useMarks(field);
  return (
    <div className="grid grid-cols-1 gap-2">
      <Toolbar.Root aria-label={texts.marks} className={ROW}>
        {TOOLS.map(({ mark, label, Icon, key }) => (
          <Toolbar.Button
            key={mark}
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            aria-label={label}
            aria-pressed={marks.includes(mark)}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            onMouseDown={keepFocus}
            onClick={() => field && act(field, (selection) => toggleMark(selection, mark))}
            className={TOOL}
          >
            <Icon aria-hidden="true" size={20} />
          </Toolbar.Button>
        ))}
      </Toolbar.Root>
      {images.length > 0 && (
        // A legend cannot be beside the pictures.
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div
          role="group"
          aria-labelledby="post-pictures"
          className="grid grid-cols-1 gap-1 sm:flex sm:items-center sm:gap-3"
        >
          <span
            id="post-pictures"
            className="text-caption leading-tight text-ink-soft sm:max-w-44 sm:shrink-0"
          >
            {texts.pictures}
          </span>
          <div className={ROW}>
            {images.map((image, index) => (
              <button
                key={image}
                type="button"
                aria-label={texts.insertPicture(index + 1)}
                onMouseDown={keepFocus}
                onClick={() => field && act(field, (selection) => insertPicture(selection, index + 1))}
                className={TOOL}
              >
                <StoredPicture name={image} alt="" sizes="64px" className="h-12 w-16 object-cover" />
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
