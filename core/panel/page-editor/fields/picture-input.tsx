import { type KeyboardEvent, type MouseEvent, memo, useState } from "react";
import { pictureFile } from "../../../content/files/upload-rules.ts";
import type { DocumentPicture, PictureField } from "../../../content/pages/define-page.ts";
import { words } from "../../../ui/panel-words.ts";
import { label } from "../../../words/label.ts";
import { useObjectUrl } from "../../entry-form/files/file-preview.tsx";
import { describeRule, pickFile } from "../../entry-form/files/pick-file.ts";
import { fieldClass, labelClass } from "../../parts/control-classes.ts";
import { StoredPicture } from "../../stored-files/stored-picture.tsx";
import { usePageForm } from "../page-form-context.tsx";
import { BilingualInput } from "./bilingual-inputs.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { useFieldNotes } from "./field-notes.tsx";

const texts = words.pageEditor;

interface PictureInputProps {
  path: string;
  field: PictureField;
  value: DocumentPicture | null;
}

const ALT_FIELD = {
  kind: "bilingual",
  label: label(texts.whatPictureShows, texts.whatPictureShows),
  maximum: 300,
  hint: label(texts.whatPictureShowsHint, texts.whatPictureShowsHint),
} as const;

/** A picture by click, drop or paste, with its description and focus point unless it is an emblem. */
export const PictureInput = memo(function PictureInput({ path, field, value }: PictureInputProps) {
  const { change, files } = usePageForm();
  const { note, describedBy, isInvalid } = useFieldNotes(`${path}.file`, path);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setReading(true);
    const picked = await pickFile(chosen, pictureFile);
    setReading(false);
    setProblem(picked.problem);
    if (picked.problem === undefined) change({ kind: "choose", path, file: picked.file });
  }

  const imageAmong = (data: DataTransfer | null) =>
    [...(data?.files ?? [])].find((file) => file.type.startsWith("image/"));

  return (
    <fieldset
      className={fieldClass}
      onPaste={(event) => {
        const pasted = imageAmong(event.clipboardData);
        if (!pasted) return;
        event.preventDefault();
        void choose(pasted);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void choose(imageAmong(event.dataTransfer));
      }}
    >
      <legend className={labelClass}>{field.label[words.language]}</legend>
      <p className="text-caption text-ink-soft">
        {[field.hint?.[words.language], describeRule(pictureFile)].filter(Boolean).join(" ")}
      </p>
      <div className="grid gap-3 rounded-control border border-line-strong border-dashed bg-white p-3">
        {value &&
          (field.isEmblem ? (
            <ShownPicture picture={value} file={files[value.file]} className="max-h-32 w-auto max-w-full" />
          ) : (
            <ChosenPicture
              picture={value}
              file={files[value.file]}
              onFocusPoint={(focus) => change({ kind: "set", path: `${path}.focus`, value: focus })}
            />
          ))}
        <ChooseFile
          path={path}
          label={field.label[words.language]}
          name={value ? texts.anotherPicture(field.label[words.language]) : field.label[words.language]}
          text={isReading ? words.frame.loading : words.uploads.choosePicture}
          rule={pictureFile}
          describedBy={describedBy}
          isInvalid={isInvalid}
          hasFile={value !== null}
          onChoose={(file) => void choose(file)}
        />
        {problem && <p className="font-bold text-caption text-danger">{words.writeMessage(problem)}</p>}
        {note}
        {value && !field.isEmblem && (
          <BilingualInput path={`${path}.alt`} field={ALT_FIELD} value={value.alt} />
        )}
      </div>
    </fieldset>
  );
});

interface ShownPictureProps {
  picture: DocumentPicture;
  /** The file, if it is not stored yet. */
  file: File | undefined;
  className: string;
}

function ShownPicture({ picture, file, className }: ShownPictureProps) {
  const url = useObjectUrl(file);
  if (!file) return <StoredPicture name={picture.file} alt="" sizes="20rem" className={className} />;
  return url && <img src={url} alt="" className={className} />;
}

interface ChosenPictureProps extends Pick<ShownPictureProps, "picture" | "file"> {
  onFocusPoint: (focus: { x: number; y: number }) => void;
}

/** The site uses quarters. */
const STEP = 25;
/** Steps to the right and down, by key. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A click sets the point that stays visible when the picture is cropped. */
function ChosenPicture({ picture, file, onFocusPoint }: ChosenPictureProps) {
  const { x, y } = picture.focus ?? { x: 50, y: 50 };
  function point(event: MouseEvent<HTMLButtonElement>) {
    // A keyboard click; the keyboard uses the arrow keys.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      Math.round((((at - from) / size) * 100) / STEP) * STEP;
    onFocusPoint({
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    });
  }
  function step(event: KeyboardEvent<HTMLButtonElement>) {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const within = (share: number) => Math.min(100, Math.max(0, share));
    onFocusPoint({ x: within(x + right * STEP), y: within(y + down * STEP) });
  }
  return (
    <div>
      <button
        type="button"
        onClick={point}
        onKeyDown={step}
        aria-label={texts.markFocus(x, y)}
        className="relative block max-w-80 overflow-hidden rounded-control"
      >
        <ShownPicture picture={picture} file={file} className="h-auto w-full" />
        <FocusMark x={x} y={y} />
      </button>
      <p className="mt-1 text-caption text-ink-soft">{texts.focusHint}</p>
    </div>
  );
}

function FocusMark({ x, y }: { x: number; y: number }) {
  return (
    <span
      aria-hidden="true"
      className="-translate-1/2 pointer-events-none absolute size-7 rounded-full border-3 border-white bg-[rgb(224_138_30/0.6)] outline-2 outline-ink"
      style={{ left: `${x}%`, top: `${y}%` }}
    />
  );
}
