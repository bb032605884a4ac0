import { API_PREFIX } from "../../../../core/content/api/api-names.ts";
import { shrinkPicture } from "../../../../core/ui/shrink-picture.ts";
import { dropFile, findKept, keepFile, keyOf } from "./kept-files.ts";
import { findRefusal, headersOf, type OpenForm } from "./open-form.ts";
import { buildButton, showError } from "./show-steps.ts";

/** The server refuses larger files. */
const MAX_BYTES = 20 * 1024 * 1024;
const RETRY_MS = 5000;

/**
 * Sends a document as soon as it is chosen; pictures are shrunk first. Without a connection the file is stored on the phone and sent
 * later.
 */
export function upgradeDocuments(open: OpenForm): void {
  for (const place of open.form.querySelectorAll<HTMLElement>("[data-document]")) {
    const input = place.querySelector<HTMLInputElement>("input[type=file]");
    const key = keyOf(open.link, place.dataset.document);
    const send = createSender(open, place, key);
    if (input) showButton(input, open.words.choose);
    input?.addEventListener("change", async () => {
      const [file] = input.files ?? [];
      // It is sent here, and not again with the whole form.
      input.value = "";
      if (!file) return;
      const small = file.type.startsWith("image/") ? (await shrinkPicture(file, MAX_BYTES)).file : file;
      await keepFile(key, small);
      await send(small);
    });
    void findKept(key).then((file) => file && send(file));
  }
}

/** Browsers show "No file chosen" in their own language beside their own button, also after the file was sent. */
function showButton(input: HTMLInputElement, text: string): void {
  const button = buildButton(text, "secondary");
  button.classList.add("mt-2");
  button.disabled = input.disabled;
  button.addEventListener("click", () => input.click());
  input.before(button);
  input.hidden = true;
}

type Send = (file: File) => Promise<void>;

function createSender(open: OpenForm, place: HTMLElement, key: string): Send {
  const { words } = open;
  const field = place.querySelector<HTMLElement>("[data-field-of]");
  let retry: ReturnType<typeof setTimeout> | undefined;

  const send: Send = async (file) => {
    clearTimeout(retry);
    if (field) showError(field, undefined);
    const answer = await upload(open, place, file, (percent) =>
      showState(place, words.uploading.replace("{percent}", String(percent))),
    );
    if (answer === undefined) {
      showState(place, words.waits);
      retry = setTimeout(() => send(file), RETRY_MS);
      return;
    }
    await dropFile(key);
    if (answer === "") showState(place, words.added, true);
    else if (field) {
      showState(place, "");
      showError(field, answer);
    }
  };
  return send;
}

/** Resolves to the error of the file, to an empty text if there is none, and to undefined if the file did not arrive. */
function upload(
  open: OpenForm,
  place: HTMLElement,
  file: File,
  onProgress: (percent: number) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sending = new XMLHttpRequest();
    sending.open("POST", `${API_PREFIX}/apply/documents/${place.dataset.document}`);
    for (const [name, value] of Object.entries(headersOf(open.link))) sending.setRequestHeader(name, value);
    sending.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(Math.round((100 * loaded) / total)),
    );
    sending.addEventListener("error", () => resolve(undefined));
    sending.addEventListener("load", () => {
      if (sending.status >= 500) resolve(undefined);
      else if (sending.status < 300) resolve("");
      else resolve(findRefusal(open, sending.responseText));
    });
    const body = new FormData();
    body.append("file", file);
    sending.send(body);
  });
}

function showState(place: HTMLElement, text: string, isAdded = false): void {
  const state = place.querySelector("[data-state]");
  const added = place.querySelector<HTMLElement>("[data-added]");
  if (state) state.textContent = text;
  if (added && isAdded) added.hidden = false;
}
