import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import {
  type CaptionText,
  captionIn,
  MAX_CAPTION,
  type PictureTexts,
} from "../../../content/resources/captions.ts";
import type { Language } from "../../../content/words/languages.ts";
import { Button } from "../../ui/button.tsx";
import { controlClass } from "../../ui/control-classes.ts";
import { Modal } from "../../ui/modal.tsx";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { FieldFrame } from "../entry-form/field-frame.tsx";
import { type FileChoice, idOf } from "../entry-form/file-choice.ts";
import { FilePreview } from "../entry-form/file-preview.tsx";
import { hindiLabel } from "../entry-form/folded-details.tsx";
import type { CaptionsInput } from "./use-captions.tsx";

const said = words.captions;

/** What a small tile shows of the texts of a picture. */
export const shortCaption = (texts: PictureTexts): string => {
  const { caption, alt } = captionIn(texts, panelLanguage);
  return caption || alt;
};

const FIELDS: readonly { name: CaptionText; label: string; lang?: Language }[] = [
  { name: "caption", label: said.caption },
  { name: "captionHi", label: hindiLabel("फ़ोटो परिचय"), lang: "hi" },
  { name: "alt", label: said.alt },
  { name: "altHi", label: hindiLabel("फ़ोटो का विवरण"), lang: "hi" },
];

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
    <Modal title={said.edit(place + 1)} onClose={onClose}>
      <form ref={fields} noValidate onSubmit={submit} className="grid gap-4">
        <div className="relative mx-auto aspect-4/3 h-[min(15rem,26dvh)] max-w-full overflow-hidden rounded-control bg-cream-deep [&_img]:object-contain">
          <FilePreview file={file} />
        </div>
        <p role="status" className="text-center text-caption text-ink-soft">
          {words.entryList.placeOf(place + 1, choice.length)}
        </p>
        <div key={id} className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <TextInput
              key={field.name}
              {...field}
              value={captions.of(id)[field.name] ?? ""}
              onChange={(text) => captions.change(id, { ...captions.of(id), [field.name]: text })}
            />
          ))}
        </div>
        <p className="text-caption text-ink-soft">{said.hint}</p>
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="secondary" disabled={!previous} onClick={() => previous && setId(idOf(previous))}>
            {said.previous}
          </Button>
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button variant="secondary" onClick={onClose}>
                {said.done}
              </Button>
            )}
            <Button type="submit">{next ? said.next : said.done}</Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

interface TextInputProps {
  name: CaptionText;
  label: string;
  lang?: Language;
  value: string;
  onChange: (text: string) => void;
}

/** Not controlled: an offer to convert legacy Hindi writes into the input. */
function TextInput({ name, label, lang, value, onChange }: TextInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} name={name} label={label} {...(lang && { lang })}>
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
