import { useSite } from "../site-context.tsx";
import { LetterheadLines } from "./letterhead-lines.tsx";
import { Words } from "./words.tsx";

/** Tells on paper whose page this is. */
export function Letterhead() {
  const { name, phones, email } = useSite().school;
  return (
    <div className="mb-6 hidden border-b-2 border-maroon pb-3 text-center print:block">
      <Words of={name} as="p" className="font-display text-heading text-maroon" />
      <LetterheadLines as="p" />
      <p>{[phones[0]?.number, email].filter(Boolean).join(" · ")}</p>
    </div>
  );
}
