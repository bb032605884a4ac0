import type { ElementType } from "react";
import { languageOf } from "../../ui/language.ts";
import { Words } from "../components/words.tsx";
import { fieldMark } from "../field-marks.ts";
import { useSite } from "../site-context.tsx";

/** The letterhead of printed pages. */
export function Letterhead() {
  const { name, phones, email } = useSite().school;
  return (
    <div className="letterhead hidden border-b-2 border-maroon text-center print:block">
      <Words of={name} as="p" className="font-display text-maroon" />
      <LetterheadLines as="p" />
      <p>{[phones[0]?.number, email].filter(Boolean).join(" · ")}</p>
    </div>
  );
}

/** The school's name and address, in Hindi if possible, as the specification says. */
export function LetterheadLines({ as: Element, className }: { as: ElementType; className?: string }) {
  const { school, language } = useSite();
  const { letterhead } = school;
  const lines = letterhead.hi.length > 0 ? letterhead.hi : letterhead.en;
  return lines.map((line) => (
    <Element key={line} lang={languageOf(line, language)} className={className} {...fieldMark(letterhead)}>
      {line}
    </Element>
  ));
}
