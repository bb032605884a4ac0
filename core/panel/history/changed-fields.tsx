import { useId, useState } from "react";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { Button } from "../parts/button.tsx";
import type { FieldChange } from "./describe-revision.ts";
import { type DiffPart, diffWords, shorten } from "./word-diff.ts";

const texts = words.history;

/** The changed fields of a version. The words that differ are marked. */
export function ChangedFields({ changes }: { changes: readonly FieldChange[] }) {
  const isFirst = changes.every(({ before }) => before === "");
  return (
    <dl className="grid gap-3">
      {changes.map((change) => (
        <div key={change.name} className="grid gap-1">
          <dt className="font-bold">{change.label}</dt>
          {isFirst ? (
            <dd>
              <Side parts={[{ text: change.after, isChanged: false }]} text={change.after} />
            </dd>
          ) : (
            <BothSides change={change} />
          )}
        </div>
      ))}
    </dl>
  );
}

function BothSides({ change: { before, after } }: { change: FieldChange }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const diff = diffWords(before, after);
  const short = { before: shorten(diff.before), after: shorten(diff.after) };
  const hasBoth = before !== "" && after !== "";
  const isLong = short.before.isShortened || short.after.isShortened;
  const shown = isWhole ? diff : { before: short.before.parts, after: short.after.parts };
  return (
    <dd>
      <div id={id} className="grid gap-2 sm:grid-cols-2">
        <Side title={texts.before} mark={hasBoth ? "del" : undefined} parts={shown.before} text={before} />
        <Side title={texts.after} mark={hasBoth ? "ins" : undefined} parts={shown.after} text={after} />
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="-ml-5"
        >
          {isWhole ? texts.onlyChanges : texts.wholeText}
        </Button>
      )}
    </dd>
  );
}

interface SideProps {
  title?: string;
  /** How changed parts are marked; absent if there is no other text to compare. */
  mark?: "del" | "ins" | undefined;
  parts: readonly DiffPart[];
  text: string;
}

function Side({ title, mark, parts, text }: SideProps) {
  return (
    <div className="rounded-control border border-line bg-cream p-3">
      {title && <p className="text-caption text-ink-soft">{title}</p>}
      <p lang={languageOf(text, panelLanguage)} className="whitespace-pre-line">
        {text === ""
          ? texts.empty
          : parts.map((part, index) =>
              mark && part.isChanged ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
                <Changed key={index} mark={mark} text={part.text} />
              ) : (
                part.text
              ),
            )}
      </p>
    </div>
  );
}

const MARKS = {
  ins: "bg-leaf-soft underline decoration-leaf underline-offset-[0.2em]",
  del: "bg-maroon-soft line-through decoration-danger",
};

/** Few screen readers announce these elements, so that their meaning is in the text as well. */
function Changed({ mark: Mark, text }: { mark: "del" | "ins"; text: string }) {
  return (
    <Mark className={`rounded-[0.2em] px-[0.1em] text-ink decoration-2 ${MARKS[Mark]}`}>
      <span lang={panelLanguage} className="sr-only">
        {Mark === "del" ? texts.removedWords : texts.addedWords}{" "}
      </span>
      {text}
      <span lang={panelLanguage} className="sr-only">
        {" "}
        {texts.endOfWords}
      </span>
    </Mark>
  );
}
