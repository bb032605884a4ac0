import Plus from "lucide-react/icons/plus";
import { memo, type ReactNode, useCallback, useState } from "react";
import type { Bilingual, ItemFields, ListField } from "../../../content/pages/define-page.ts";
import { languageOf } from "../../../ui/language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import { Button } from "../../parts/button.tsx";
import { fieldClass, labelClass } from "../../parts/control-classes.ts";
import { usePageForm } from "../page-form-context.tsx";
import type { Item } from "../page-state.ts";
import { isWithin } from "../wanted-field.ts";
import { useFieldNotes } from "./field-notes.tsx";
import { ItemControls, useItemDrag } from "./item-controls.tsx";
import { type Removed, RemovedLine } from "./removed-line.tsx";
import { useItemFocus } from "./use-item-focus.ts";

const texts = words.pageEditor;

interface ListInputProps {
  path: string;
  field: ListField;
  value: Item[];
  renderItem: RenderItem;
}

/** Renders the fields of an item, whose paths begin with `prefix`. */
export type RenderItem = (fields: ItemFields, item: Item, prefix: string) => ReactNode;

/** A list of items, one of which is open at a time. */
export const ListInput = memo(function ListInput({ path, field, value, renderItem }: ListInputProps) {
  const { change, wanted } = usePageForm();
  const { note } = useFieldNotes(path);
  const [openId, setOpenId] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const [announcement, setAnnouncement] = useState("");
  const focus = useItemFocus(path, value.length);
  const [lastWanted, setLastWanted] = useState(wanted);
  if (wanted !== lastWanted) {
    setLastWanted(wanted);
    const holder = value.find((_item, index) => wanted && isWithin(wanted.path, `${path}.${index}`));
    if (holder) setOpenId(holder.id);
  }

  const { focusItem } = focus;
  const noteRemoved = useCallback(
    (item: Removed) => {
      setRemoved(item);
      focusItem(item.index);
    },
    [focusItem],
  );

  return (
    <fieldset className={fieldClass}>
      <legend className={labelClass}>
        {field.label[words.language]} <span className="font-normal text-ink-soft">({value.length})</span>
      </legend>
      {field.hint && <p className="text-caption text-ink-soft">{field.hint[words.language]}</p>}
      <ol className="grid gap-2">
        {value.map((item, index) => (
          <ListItem
            key={item.id}
            path={path}
            index={index}
            count={value.length}
            field={field}
            item={item}
            isOpen={openId === item.id}
            renderItem={renderItem}
            onOpen={setOpenId}
            onMoved={setAnnouncement}
            onRemoved={noteRemoved}
          />
        ))}
      </ol>
      {removed && (
        <RemovedLine
          text={texts.wasRemoved(titleOf(field, removed.item))}
          onUndo={() => {
            change({ kind: "insert", path, ...removed });
            setRemoved(undefined);
            focus.focusItem(removed.index);
          }}
        />
      )}
      {note}
      <Button
        ref={focus.addButton}
        variant="secondary"
        disabled={value.length >= field.maximum}
        data-path={path}
        onClick={() => {
          const id = crypto.randomUUID();
          change({ kind: "add", path, fields: field.fields, id });
          setOpenId(id);
          focus.focusNew();
        }}
      >
        <Plus aria-hidden="true" size={18} /> {texts.addItem(field.item[words.language])}
      </Button>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
});

function titleOf(field: ListField, item: Item | undefined): string {
  const value = item?.[field.title] as Bilingual | string | number | null | undefined;
  const text = typeof value === "object" ? (value?.[panelLanguage] ?? value?.en ?? value?.hi) : value;
  return String(text ?? "") || texts.newItem(field.item[words.language]);
}

interface ListItemProps {
  path: string;
  index: number;
  count: number;
  field: ListField;
  item: Item;
  isOpen: boolean;
  renderItem: RenderItem;
  onOpen: (id: string | undefined) => void;
  /** Called with the announcement for screen readers. */
  onMoved: (announcement: string) => void;
  onRemoved: (removed: Removed) => void;
}

const DRAG_CLASSES = {
  resting: "",
  dragged: "opacity-50",
  target: "outline-3 outline-saffron",
} as const;

const ListItem = memo(function ListItem(props: ListItemProps) {
  const { path, index, count, field, item, isOpen, renderItem, onOpen, onMoved, onRemoved } = props;
  const { element, handle, drag } = useItemDrag<HTMLLIElement>(path, item);
  const title = titleOf(field, item);
  return (
    <li
      ref={element}
      className={`page-item rounded-control border border-line bg-white px-1 ${DRAG_CLASSES[drag]}`}
    >
      <div className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          data-path={`${path}.${index}`}
          onClick={() => onOpen(isOpen ? undefined : item.id)}
          lang={languageOf(title, panelLanguage)}
          className="min-h-11 min-w-0 flex-[1_1_12rem] overflow-hidden text-ellipsis px-2 py-1 text-start font-bold"
        >
          {title}
        </button>
        <ItemControls
          path={path}
          index={index}
          count={count}
          item={item}
          title={title}
          handle={handle}
          onMoved={(to) => onMoved(words.entryList.moved(title, to + 1, count))}
          onRemoved={onRemoved}
        />
      </div>
      {isOpen && (
        <div className="grid grid-cols-1 gap-5 border-line border-t p-3 sm:p-4">
          {renderItem(field.fields, item, `${path}.${index}.`)}
        </div>
      )}
    </li>
  );
});
