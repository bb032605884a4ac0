import { type ReactNode, useState } from "react";
import type { Bilingual } from "../../../../core/content/pages/define-page.ts";
import { plainNumerals } from "../../../../core/content/text/read-number.ts";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { AreaField, TextField } from "../../../../core/panel/forms/fields.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { hasTwoLanguages } from "../../../../core/ui/school-languages.ts";
import { LANGUAGE_NAMES, type Language } from "../../../../core/words/languages.ts";

const texts = words.applicationSettings;

/** Longer texts have several lines. */
const LONG = 1000;

const shownLanguages = (): Language[] => (hasTwoLanguages() ? ["en", "hi"] : [words.language]);

/** A box to tick. */
export const tick = (text: string, isTicked: boolean, onChange: (isTicked: boolean) => void) => (
  <TickLine type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)}>
    {text}
  </TickLine>
);

/** A number in the digits of either script; null if there are none. */
export function readNumber(typed: string, maxDigits: number): number | null {
  const digits = plainNumerals(typed).replace(/\D/g, "").slice(0, maxDigits);
  return digits === "" ? null : Number(digits);
}

/** A text in the languages of the school; a long one has several lines. `name` is its path in the settings. */
export function both(
  label: string,
  name: string,
  value: Bilingual,
  maxLength: number,
  onChange: (value: Bilingual) => void,
) {
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
        return maxLength > LONG ? (
          <AreaField key={language} {...field} rows={6} />
        ) : (
          <TextField key={language} {...field} />
        );
      })}
    </div>
  );
}

/** The fields of one item of a list; `at` is its path in the settings. */
export type ItemFields<Name extends string, Item> = Record<Name, Item> & {
  set: (values: Partial<Item>) => void;
  at: string;
};

interface EditedListProps<Item> {
  /** The name of the list in the settings. */
  name: string;
  heading: string;
  hint: string;
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  maximum: number;
  /** Creates an item. Its id never changes. */
  add: () => Omit<Item, "id">;
  addText: string;
  nameOf: (item: Item) => string;
  /** `at` is the path of the item in the settings. */
  children: (item: Item, change: (values: Partial<Item>) => void, at: string) => ReactNode;
}

/** A list in the settings whose items can be added, changed and removed. Items are folded, except new ones. */
export function EditedList<Item extends { id: string }>(props: EditedListProps<Item>) {
  const { name, heading, hint, items, onChange, maximum, add, addText, nameOf, children } = props;
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
                    {words.frame.remove}
                  </Button>
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {items.length < maximum && (
        <div>
          <Button
            variant="secondary"
            onClick={() => onChange([...items, { ...add(), id: crypto.randomUUID().slice(0, 8) } as Item])}
          >
            {addText}
          </Button>
        </div>
      )}
    </Card>
  );
}
