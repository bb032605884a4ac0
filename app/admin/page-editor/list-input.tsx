import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { memo, useRef, useState } from "react";
import type { Bilingual, ListField } from "../../../content/pages/define-page.ts";
import { Button } from "../../ui/button.tsx";
import { labelClass } from "../../ui/control-classes.ts";
import { useDragOrder } from "../entry-list/use-drag-order.ts";
import { useFieldNotes } from "./field-notes.tsx";
import { FieldInputs } from "./page-fields.tsx";
import { usePageForm } from "./page-form-context.tsx";
import type { Item } from "./page-state.ts";

interface ListInputProps {
  path: string;
  field: ListField;
  value: Item[];
}

/** Items, folded up to a line each; one is open at a time. */
export const ListInput = memo(function ListInput({ path, field, value }: ListInputProps) {
  const { change, errors } = usePageForm();
  const { note } = useFieldNotes(path);
  const [openId, setOpenId] = useState<string>();
  const [removed, setRemoved] = useState<{ index: number; item: Item }>();
  const [announcement, setAnnouncement] = useState("");
  const faulty = value.find((_item, index) =>
    Object.keys(errors).some((at) => at.startsWith(`${path}.${index}.`)),
  );

  function move(from: number, to: number): void {
    if (to < 0 || to >= value.length || from === to) return;
    change({ kind: "move", path, from, to });
    setAnnouncement(`${titleOf(field, value[from])} is now ${to + 1} of ${value.length}`);
  }

  return (
    <fieldset className="page-field">
      <legend className={labelClass}>
        {field.label} <span className="font-normal text-ink-soft">({value.length})</span>
      </legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint}</p>}
      <ol className="grid gap-2">
        {value.map((item, index) => (
          <ListItem
            key={item.id}
            path={path}
            index={index}
            count={value.length}
            field={field}
            item={item}
            isOpen={openId === item.id || faulty?.id === item.id}
            onToggle={() => setOpenId(openId === item.id ? undefined : item.id)}
            onMove={move}
            onDropOn={(id) => move(index, value.findIndex((other) => other.id === id))}
            onRemove={() => {
              change({ kind: "remove", path, index });
              setRemoved({ index, item });
            }}
          />
        ))}
      </ol>
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-leaf-soft px-3 py-2">
          {titleOf(field, removed.item)} was removed.
          <Button
            variant="secondary"
            onClick={() => {
              change({ kind: "insert", path, ...removed });
              setRemoved(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {note}
      <Button
        variant="secondary"
        disabled={value.length >= field.maximum}
        onClick={() => {
          const id = crypto.randomUUID();
          change({ kind: "add", path, fields: field.fields, id });
          setOpenId(id);
        }}
      >
        <Plus aria-hidden="true" size={18} /> Add {field.item}
      </Button>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
});

function titleOf(field: ListField, item: Item | undefined): string {
  const value = item?.[field.title] as Bilingual | string | number | null | undefined;
  const text = typeof value === "object" ? (value?.en ?? value?.hi) : value;
  return String(text ?? "") || `New ${field.item}`;
}

interface ListItemProps {
  path: string;
  index: number;
  count: number;
  field: ListField;
  item: Item;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (from: number, to: number) => void;
  onDropOn: (id: string) => void;
  onRemove: () => void;
}

function ListItem(props: ListItemProps) {
  const { path, index, count, field, item, isOpen, onToggle, onMove, onDropOn, onRemove } = props;
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const drag = useDragOrder({ list: path, id: item.id, element, handle, isFixed: false, onDropOn });
  const title = titleOf(field, item);
  return (
    <li ref={element} data-drag={drag} className="page-item">
      <div className="flex items-center gap-1">
        <span ref={handle} aria-hidden="true" className="page-item-handle">
          <GripVertical size={18} />
        </span>
        <button
          type="button"
          aria-expanded={isOpen}
          data-path={`${path}.${index}`}
          onClick={onToggle}
          className="page-item-title"
        >
          {title}
        </button>
        <ItemButton label={`Move ${title} up`} isOff={index === 0} onPress={() => onMove(index, index - 1)}>
          <ArrowUp aria-hidden="true" size={18} />
        </ItemButton>
        <ItemButton
          label={`Move ${title} down`}
          isOff={index === count - 1}
          onPress={() => onMove(index, index + 1)}
        >
          <ArrowDown aria-hidden="true" size={18} />
        </ItemButton>
        <ItemButton label={`Remove ${title}`} onPress={onRemove}>
          <Trash aria-hidden="true" size={18} />
        </ItemButton>
      </div>
      {isOpen && (
        <div className="grid gap-5 border-line border-t p-3 sm:p-4">
          <FieldInputs fields={field.fields} values={item} prefix={`${path}.${index}.`} />
        </div>
      )}
    </li>
  );
}

interface ItemButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

/** Stays focusable when it is off: otherwise the keyboard would lose its place at the end of a row of moves. */
function ItemButton({ label, isOff = false, onPress, children }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="grid size-11 shrink-0 place-items-center rounded-control text-maroon hover:bg-maroon-soft aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
