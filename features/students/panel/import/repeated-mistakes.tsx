import { type FormEvent, useEffect, useId, useRef } from "react";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { fillWords } from "../../../../core/ui/fill-words.tsx";
import { languageOf } from "../../../../core/ui/language.ts";
import { panelLanguage, words } from "../../../../core/ui/panel-words.ts";
import type { ClassNames } from "../../../school/panel/exports.ts";
import { fieldLabel } from "../field-label.ts";
import type { Repeated } from "./checked-rows.ts";
import { ValueControl } from "./value-control.tsx";

const texts = words.studentImport;

interface RepeatedMistakesProps {
  repeated: readonly Repeated[];
  suggestions: ClassNames;
  onReplace: (repeated: Repeated, value: string) => void;
}

/** Mistakes that occur in several rows, corrected together. */
export function RepeatedMistakes({ repeated, suggestions, onReplace }: RepeatedMistakesProps) {
  const frame = useRef<HTMLElement>(null);
  /** The place of the mistake that was corrected, until it is gone. */
  const corrected = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a corrected mistake is removed with its button
  useEffect(() => {
    if (corrected.current === undefined || document.activeElement !== document.body) return;
    const controls = frame.current?.querySelectorAll<HTMLElement>("[name=value]") ?? [];
    const next = controls[Math.min(corrected.current, controls.length - 1)];
    corrected.current = undefined;
    (next ?? document.getElementById("step-heading"))?.focus();
  }, [repeated]);
  if (repeated.length === 0) return null;
  return (
    <section
      ref={frame}
      aria-labelledby="repeated-heading"
      className="rounded-card border border-line bg-cream p-4"
    >
      <h3 id="repeated-heading" className="font-bold font-sans">
        {texts.repeated}
      </h3>
      <ul className="divide-y divide-line">
        {repeated.map((each, place) => (
          <Replacement
            key={`${each.field} ${each.value}`}
            repeated={each}
            suggestions={suggestions}
            onReplace={(value) => {
              corrected.current = place;
              onReplace(each, value);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ReplacementProps {
  repeated: Repeated;
  suggestions: ClassNames;
  onReplace: (value: string) => void;
}

function Replacement({ repeated, suggestions, onReplace }: ReplacementProps) {
  const id = useId();
  const { field, value, error, rows } = repeated;
  const label = fieldLabel(field);
  const sentence = value === "" ? texts.emptyIn(label, rows.length) : texts.sameIn(label, rows.length);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get("value") ?? "").trim();
    if (wanted !== "") onReplace(wanted);
  }

  return (
    <li className="py-3">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <label htmlFor={id}>
            {fillWords(sentence, {
              value: (
                <b lang={languageOf(value, panelLanguage)} className="wrap-anywhere">
                  “{value}”
                </b>
              ),
            })}
          </label>
          <p id={`${id}-reason`} className="text-caption text-ink-soft">
            {error === undefined ? texts.notOurClass : words.writeMessage(error)}
          </p>
        </div>
        <div className="min-w-[min(10rem,100%)] flex-1 sm:max-w-56">
          <ValueControl
            id={id}
            name="value"
            field={field}
            defaultValue=""
            suggestions={suggestions}
            aria-describedby={`${id}-reason`}
          />
        </div>
        <Button type="submit" variant="secondary">
          {texts.replaceIn(rows.length)}
        </Button>
      </form>
    </li>
  );
}
