import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { captionIn, MAX_CAPTION, type PictureTexts } from "../../content/types/captions.ts";
import { changeTexts, toTyped } from "../../content/types/typed-texts.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { schoolLanguages } from "../../ui/school-languages.ts";
import { hindiLabel } from "../../words/label.ts";
import type { Language } from "../../words/languages.ts";
import { FieldFrame } from "../entry-form/fields/field-frame.tsx";
import { inputsOf } from "../entry-form/fields/text-pairs.ts";
import { type FileChoice, idOf } from "../entry-form/files/file-choice.ts";
import { FilePreview } from "../entry-form/files/file-preview.tsx";
import { Button } from "../parts/button.tsx";
import { controlClass } from "../parts/control-classes.ts";
import { Modal } from "../parts/modal.tsx";
import type { CaptionsInput } from "./use-captions.tsx";

const texts = words.captions;

/** The texts of a picture on a small tile. */
export const shortCaption = (picture: PictureTexts): string => {
  const { caption, alt } = captionIn(picture, panelLanguage);
  return caption || alt;
};

const TEXTS = [
  { original: "caption", companion: "captionHi", label: texts.caption, labelHi: "फ़ोटो परिचय" },
  { original: "alt", companion: "altHi", label: texts.alt, labelHi: "फ़ोटो का विवरण" },
] as const;

interface CaptionsDialogProps {
  captions: CaptionsInput;
  choice: FileChoice;
  /** The file to start with. */
  first: string;
  onClose: () => void;
}

/** The texts of one picture after the other. They are part of the form and are saved with it. */
export function CaptionsDialog({ captions, choice, first, onClose }: CaptionsDialogProps) {
  const [id, setId] = useState(first);
  const fields = useRef<HTMLFormElement>(null);
  const place = choice.findIndex((file) => idOf(file) === id);
  const file = choice[place];
  const next = choice[place + 1];
  const previous = choice[place - 1];
  const isFirstRender = useRef(true);
  // The modal focuses the first field when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the picture
  useEffect(() => {
    if (!isFirstRender.current) fields.current?.querySelector("input")?.focus();
    isFirstRender.current = false;
  }, [id]);
  if (!file) return null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // React passes it on to the form that opened the dialog.
    event.stopPropagation();
    if (next) setId(idOf(next));
    else onClose();
  }

  return (
    <Modal title={texts.edit(place + 1)} onClose={onClose}>
      <form ref={fields} noValidate onSubmit={submit} className="grid gap-4">
        <div className="relative mx-auto aspect-4/3 h-[min(15rem,26dvh)] max-w-full overflow-hidden rounded-control bg-cream-deep [&_img]:object-contain">
          <FilePreview file={file} />
        </div>
        <p role="status" className="text-center text-caption text-ink-soft">
          {words.entryList.placeOf(place + 1, choice.length)}
        </p>
        <div key={id} className="grid gap-4 sm:grid-cols-2">
          {TEXTS.map((text) => (
            <CaptionInputs
              key={text.original}
              text={text}
              stored={captions.of(id)}
              onChange={(changed) => captions.change(id, { ...captions.of(id), ...changed })}
            />
          ))}
        </div>
        <p className="text-caption text-ink-soft">
          {schoolLanguages().length > 1 ? texts.hint : texts.hintInOneLanguage}
        </p>
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="secondary" disabled={!previous} onClick={() => previous && setId(idOf(previous))}>
            {texts.previous}
          </Button>
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button variant="secondary" onClick={onClose}>
                {texts.done}
              </Button>
            )}
            <Button type="submit">{next ? texts.next : texts.done}</Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

interface CaptionInputsProps {
  text: (typeof TEXTS)[number];
  stored: PictureTexts;
  onChange: (changed: PictureTexts) => void;
}

/** A text of a picture in the languages of the school. */
function CaptionInputs({ text: pair, stored, onChange }: CaptionInputsProps) {
  const languages = schoolLanguages();
  const isBilingual = languages.length > 1;
  // The texts are not rearranged: a text in the wrong language stays in its field.
  const [before] = useState({
    original: stored[pair.original] ?? "",
    companion: stored[pair.companion] ?? "",
  });
  const typed = useRef(toTyped(before, languages));
  function change(language: Language, text: string): void {
    typed.current = { ...typed.current, [language]: text };
    const { original, companion } = changeTexts(before, typed.current, languages);
    onChange({ [pair.original]: original, [pair.companion]: companion });
  }
  return inputsOf(pair, languages).map(({ name, language }) => (
    <TextInput
      key={name}
      name={name}
      {...(isBilingual && language === "hi"
        ? { label: hindiLabel(pair.labelHi), labelLang: "hi" }
        : { label: pair.label, namesLanguage: isBilingual })}
      lang={language}
      value={typed.current[language] ?? ""}
      onChange={(text) => change(language, text)}
    />
  ));
}

interface TextInputProps extends Pick<ComponentProps<typeof FieldFrame>, "labelLang" | "namesLanguage"> {
  name: string;
  label: string;
  lang: Language;
  value: string;
  onChange: (text: string) => void;
}

/** Not controlled: an offer to convert legacy Hindi writes into the input. */
function TextInput({ value, onChange, ...frame }: TextInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...frame}>
      {({ name: _name, ...control }) => (
        <input
          {...control}
          type="text"
          maxLength={MAX_CAPTION}
          autoComplete="off"
          defaultValue={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
          className={controlClass}
        />
      )}
    </FieldFrame>
  );
}
