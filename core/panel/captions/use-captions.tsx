import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { isOriginalName } from "../../content/files/images.ts";
import {
  type Captions,
  type PictureTexts,
  readCaptions,
  writeCaptions,
} from "../../content/types/captions.ts";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { type FileChoice, idOf, storedFiles } from "../entry-form/files/file-choice.ts";

/** The field of the form that holds the captions of a list of pictures. */
export interface CaptionsSource {
  name: string;
  /** The name of the list. */
  captionsOf: string;
  defaultValue: string;
  /** Whether the form was restored from a draft. */
  isRestored: boolean;
  /** The stored version that the form changes; undefined for a new entry. */
  base: Entity<Resource> | undefined;
  error: string | undefined;
}

export interface CaptionsInput {
  /** The input that the form sends; it is not visible. */
  input: ReactNode;
  error: string | undefined;
  /** `id` identifies a file of the form, stored or not. */
  of: (id: string) => PictureTexts;
  change: (id: string, texts: PictureTexts) => void;
  /** Texts of pictures that somebody else has deleted meanwhile. */
  findLost: (choice: FileChoice) => [file: string, texts: PictureTexts][];
}

/** The captions of the pictures in a form. They are JSON in a hidden input, so that drafts and conflicts treat them like other fields. */
export function useCaptions(source: CaptionsSource | undefined): CaptionsInput | undefined {
  const ref = useRef<HTMLInputElement>(null);
  const [json, setJson] = useState(source?.defaultValue ?? "");
  // Drafts and merges change the value without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is read again when a draft or another version is loaded
  useLayoutEffect(
    () => setJson((before) => ref.current?.value ?? before),
    [source?.isRestored, source?.base],
  );
  if (!source) return undefined;
  const captions = readCaptions(json);

  function change(id: string, texts: PictureTexts): void {
    const input = ref.current;
    if (!input) return;
    input.value = writeCaptions({ ...captions, [id]: texts });
    setJson(input.value);
    // The form saves the draft and clears the error on this event.
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return {
    // A hidden text input, because resetting a form does not change inputs of type hidden.
    input: (
      <input ref={ref} type="text" hidden readOnly name={source.name} defaultValue={source.defaultValue} />
    ),
    error: source.error,
    of: (id) => captions[id] ?? {},
    change,
    findLost: (choice) => findLost(captions, choice, storedFiles(source.base, source.captionsOf)),
  };
}

/** Captions of files that the user has removed are not among them: the entry still has those files. */
function findLost(
  captions: Captions,
  choice: FileChoice,
  stored: readonly string[],
): [file: string, texts: PictureTexts][] {
  const known = new Set([...choice.map(idOf), ...stored]);
  return Object.entries(captions).filter(([file]) => isOriginalName(file) && !known.has(file));
}
