import { type ReactNode, useState } from "react";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { AreaField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES, type Language } from "../../../../core/words/languages.ts";

const texts = words.applicationSettings;

const shownLanguages = (): Language[] => (hasTwoLanguages() ? ["en", "hi"] : [words.language]);

interface BothProps {
  name: string;
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  maxLength: number;
  isArea?: boolean;
}

/** A text in the languages of the school. */
export function Both({ name, label, value, onChange, maxLength, isArea = false }: BothProps) {
  const languages = shownLanguages();
  return (
    <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))]">
      {languages.map((language) => {
        const field = {
          name: `${name}/${language}`,
          label: languages.length > 1 ? `${label} (${LANGUAGE_NAMES[language]})` : label,
          lang: language,
          maxLength,
          value: String(value[language] ?? ""),
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...value, [language]: target.value === "" ? null : target.value }),
        };
        return isArea ? (
          <AreaField key={language} {...field} rows={6} />
        ) : (
          <TextField key={language} {...field} />
        );
      })}
    </div>
  );
}

interface EditedListProps<Item> {
  /** The name of the list in the settings. */
  name: string;
  heading: string;
  hint: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** Creates an item; undefined if no more are possible. */
  add: (() => Item) | undefined;
  addText: string;
  nameOf: (item: Item) => string;
  /** `at` is the path of the item in the settings. */
  children: (item: Item, change: (values: Partial<Item>) => void, at: string) => ReactNode;
}

/** A list in the settings whose items can be added, changed and removed. Items are folded, except new ones. */
export function EditedList<Item extends { id: string }>(props: EditedListProps<Item>) {
  const { name, heading, hint, items, onChange, add, addText, nameOf, children } = props;
  const [folded] = useState(() => new Set(items.map(({ id }) => id)));
  return (
    <Card heading={heading}>
      <p className="text-ink-soft">{hint}</p>
      <ul className="grid items-start gap-2 sm:grid-cols-2">
        {items.map((item, index) => (
          <li key={item.id} className="min-w-0 has-[details[open]]:col-span-full">
            <details open={!folded.has(item.id)} className="rounded-control border border-line-strong">
              <summary className="wrap-anywhere min-h-11 cursor-pointer px-4 py-2.5 font-bold">
                {nameOf(item) || texts.unnamed}
              </summary>
              <div className="grid min-w-0 gap-4 px-4 pt-1 pb-4">
                {children(
                  item,
                  (values) => onChange(items.map((each) => (each === item ? { ...item, ...values } : each))),
                  `${name}/${index}`,
                )}
                <div>
                  <Button
                    variant="subtle"
                    aria-label={texts.removeNamed(nameOf(item))}
                    onClick={() => onChange(items.filter((each) => each !== item))}
                  >
                    {texts.remove}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {add && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...items, add()])}>
            {addText}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The id of a document, a question or a text. It never changes. */
export const newId = (): string => crypto.randomUUID().slice(0, 8);
