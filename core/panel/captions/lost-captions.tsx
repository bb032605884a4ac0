import { listTexts } from "../../content/types/captions.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import type { FileChoice } from "../entry-form/files/file-choice.ts";
import type { CaptionsInput } from "./use-captions.tsx";

const texts = words.captions;

interface LostCaptionsProps {
  captions: CaptionsInput;
  choice: FileChoice;
}

/** Captions of pictures that somebody else has deleted: the texts stay here until the user removes them. */
export function LostCaptions({ captions, choice }: LostCaptionsProps) {
  const lost = captions.findLost(choice);
  if (lost.length === 0 && captions.error === undefined) return null;
  return (
    // The form focuses it after a refused save.
    <fieldset data-field="captions" tabIndex={-1} className="grid gap-2 rounded-control bg-saffron-soft p-3">
      <legend className="sr-only">{texts.lostHeading}</legend>
      {captions.error !== undefined && lost.length === 0 && (
        <p className="font-bold text-danger">{words.writeMessage(captions.error)}</p>
      )}
      {lost.length > 0 && <p className="font-bold">{texts.lost(lost.length)}</p>}
      <ul className="grid gap-2 empty:hidden">
        {lost.map(([file, lostTexts]) => (
          <li key={file} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {listTexts({ [file]: lostTexts }).map((text) => (
                <q key={text} lang={languageOf(text, panelLanguage)} className="block">
                  {text}
                </q>
              ))}
            </span>
            <button type="button" className="text-link min-h-11" onClick={() => captions.change(file, {})}>
              {texts.removeText}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
