import type { ElementType } from "react";
import { languageOf } from "../../ui/language.ts";
import { fieldMark } from "../field-marks.ts";
import { useSite } from "../site-context.tsx";

/** The school's name and address as on its letters: in Hindi, as the specification has them, where there is Hindi. */
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
