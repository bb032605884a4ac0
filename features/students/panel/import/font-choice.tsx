import { useId } from "react";
import { TickLine } from "../../../../core/panel/entry-form/fields/choice-inputs.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import { COLUMN_FONTS, type ColumnFont, fontExamplesOf, fontOf } from "../../content/sheet-fonts.ts";
import type { ImportWork } from "./import-work.ts";

const texts = words.studentImport;

interface FontChoiceProps {
  work: ImportWork;
  index: number;
  /** The heading of the column. */
  name: string;
  onChoose: (font: ColumnFont) => void;
}

/** The choice of the font of an imported column, with some of its texts in each. */
export function FontChoice({ work, index, name, onChoose }: FontChoiceProps) {
  const id = useId();
  const { sheet, fonts, columns } = work;
  const isUnsure = sheet.unsureColumns.includes(index);
  if (!isUnsure && !sheet.legacyColumns.includes(index)) return null;
  if (isUnsure && !columns[index]) return null;
  const font = fontOf(sheet, fonts, index);
  const examples = fontExamplesOf(sheet, index);
  return (
    <fieldset
      data-undecided={font === undefined || undefined}
      aria-describedby={isUnsure ? `${id}-reason` : undefined}
      className={`min-w-0 rounded-control border px-4 py-2 sm:col-span-2 ${font ? "border-line" : "border-saffron bg-saffron-soft"}`}
    >
      <legend className="wrap-anywhere float-left w-full font-bold">{texts.whichFont(name)}</legend>
      {/* A floating legend is inside the border, also with two lines. */}
      <div className="clear-both">
        {isUnsure && <p id={`${id}-reason`}>{texts.unsureFont}</p>}
        {COLUMN_FONTS.map((each) => (
          <TickLine
            key={each}
            type="radio"
            name={`${id}-font`}
            checked={font === each}
            onChange={() => onChoose(each)}
          >
            <span className="wrap-anywhere min-w-0">
              {texts.fonts[each]}:{" "}
              {examples[each].map((text, place) => (
                <span key={text} lang={languageOf(text, panelLanguage)} className="font-bold">
                  {place > 0 && " · "}
                  {text}
                </span>
              ))}
            </span>
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}
