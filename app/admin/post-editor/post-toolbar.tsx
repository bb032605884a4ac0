import type { LucideIcon } from "lucide-react";
import Bold from "lucide-react/icons/bold";
import Heading from "lucide-react/icons/heading";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/text-quote";
import type { RefObject } from "react";
import { words } from "../../ui/panel-words.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import {
  applyEdit,
  insertLink,
  insertPicture,
  type Selection,
  type TextEdit,
  toggleBold,
  toggleLines,
} from "./text-edits.ts";

const said = words.postEditor;

type Action = (selection: Selection) => TextEdit;

const TOOLS: readonly { label: string; Icon: LucideIcon; action: Action; key?: string }[] = [
  { label: said.markHeading, Icon: Heading, action: (selection) => toggleLines(selection, "heading") },
  { label: said.markBold, Icon: Bold, action: toggleBold, key: "b" },
  { label: said.markBullets, Icon: List, action: (selection) => toggleLines(selection, "bullets") },
  { label: said.markNumbers, Icon: ListOrdered, action: (selection) => toggleLines(selection, "numbers") },
  { label: said.markLink, Icon: LinkIcon, action: insertLink, key: "k" },
  { label: said.markQuote, Icon: Quote, action: (selection) => toggleLines(selection, "quote") },
];

/** Finds the tool of Ctrl+B, Ctrl+K, ... */
export const findAction = (key: string): Action | undefined =>
  TOOLS.find((tool) => tool.key === key.toLowerCase())?.action;

export function act(field: HTMLTextAreaElement, action: Action): void {
  applyEdit(field, action({ value: field.value, start: field.selectionStart, end: field.selectionEnd }));
}

interface PostToolbarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The stored names of the post's pictures. */
  images: readonly string[];
}

const TOOL =
  "grid min-h-11 min-w-11 place-items-center overflow-hidden rounded-control border border-line-strong bg-paper text-ink hover:bg-cream-deep";

export function PostToolbar({ field, images }: PostToolbarProps) {
  const run = (action: Action) => field.current && act(field.current, action);
  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{said.marks}</legend>
        {TOOLS.map(({ label, Icon, action, key }) => (
          <button
            key={label}
            type="button"
            title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}
            aria-label={label}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
            onClick={() => run(action)}
            className={TOOL}
          >
            <Icon aria-hidden="true" size={20} />
          </button>
        ))}
      </fieldset>
      {images.length > 0 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1 text-caption text-ink-soft">{said.pictures}</legend>
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              aria-label={said.insertPicture(index + 1)}
              onClick={() => run((selection) => insertPicture(selection, index + 1))}
              className={TOOL}
            >
              <StoredPicture name={image} alt="" sizes="64px" className="h-12 w-16 object-cover" />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
