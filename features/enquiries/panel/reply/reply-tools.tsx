import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import type { Language } from "../../../../core/words/languages.ts";
import {
  EXAMPLE_VALUES,
  fillPlaceholders,
  PLACEHOLDER_NAMES,
  type Placeholder,
  placeholderIn,
} from "../../content/replies/placeholders.ts";

const texts = words.savedReplies;

const languageIn = ({ lang }: HTMLTextAreaElement): Language => (lang === "hi" ? "hi" : "en");

/** Below the fields of a saved reply: buttons that insert placeholders, and a preview. */
export function ReplyTools() {
  const ref = useRef<HTMLDivElement>(null);
  const lastUsed = useRef<HTMLTextAreaElement>(undefined);
  const [previews, setPreviews] = useState<{ language: Language; text: string }[]>([]);

  const findTexts = () => [...(ref.current?.closest("form")?.querySelectorAll("textarea") ?? [])];

  /** Inserts at the cursor of the text that was used last, or at the end of the first one. */
  function insert(name: Placeholder): void {
    const control = lastUsed.current ?? findTexts()[0];
    if (!control) return;
    const { selectionStart, selectionEnd, value } = control;
    const [start, end] = lastUsed.current ? [selectionStart, selectionEnd] : [value.length, value.length];
    control.focus();
    control.setRangeText(placeholderIn(name, languageIn(control)), start, end, "end");
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function showPreviews(): void {
    const written = findTexts().filter(({ value }) => value.trim() !== "");
    setPreviews(
      written.map((control) => {
        const language = languageIn(control);
        return { language, text: fillPlaceholders(control.value, EXAMPLE_VALUES[language]) };
      }),
    );
  }

  const noteInput = useEffectEvent(showPreviews);
  useEffect(() => {
    const form = ref.current?.closest("form");
    const noteUse = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement) lastUsed.current = target;
    };
    form?.addEventListener("focusin", noteUse);
    form?.addEventListener("input", noteInput);
    return () => {
      form?.removeEventListener("focusin", noteUse);
      form?.removeEventListener("input", noteInput);
    };
  }, []);

  return (
    <div ref={ref} className="col-span-full grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 font-bold">{texts.insert}</legend>
        {PLACEHOLDER_NAMES.map((name) => (
          <Button key={name} variant="secondary" onClick={() => insert(name)}>
            {texts.placeholders[name]}
          </Button>
        ))}
      </fieldset>
      {/* Also read when it opens, because a restored draft fills fields without events. */}
      <details onToggle={showPreviews} className="rounded-control bg-cream-deep px-4">
        <summary className="min-h-11 content-center font-bold">{texts.preview}</summary>
        {previews.length === 0 && <p className="pb-4">{texts.nothingToPreview}</p>}
        {previews.map(({ language, text }) => (
          <p
            key={language}
            lang={language}
            className="wrap-anywhere whitespace-pre-line border-line-strong pb-4 [&+&]:border-t [&+&]:pt-4"
          >
            {text}
          </p>
        ))}
      </details>
    </div>
  );
}
