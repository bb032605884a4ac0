import { useEffect, useState } from "react";
import { words } from "../../ui/panel-words.ts";
import { showError } from "../../ui/toasts.tsx";
import { isAborted, logFailure } from "../api/api-failure.ts";

/** Phones hand a message and a picture to whichever app one chooses; most computers do not. */
const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([""], "notice.jpg", { type: "image/jpeg" })] }) ?? false;

/** The phone's own way of sharing, with the picture at this address. */
export function useShareSheet(picture: string) {
  const [isOffered] = useState(canShareFiles);
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    setFile(undefined);
    // Ahead of the press: a phone opens its sheet only at once after one.
    loadPicture(picture, controller.signal)
      .then(setFile)
      .catch((error: unknown) => {
        if (!isAborted(error)) logFailure(error);
      });
    return () => controller.abort();
  }, [isOffered, picture]);

  return {
    isOffered,
    /** Without a picture that could not be loaded the message goes alone. */
    async share(text: string): Promise<void> {
      try {
        await navigator.share({ text, ...(file && { files: [file] }) });
      } catch (error) {
        if (!isAborted(error)) showError(words.notices.notShared);
      }
    },
  };
}

async function loadPicture(address: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new File([await response.blob()], "notice.jpg", { type: "image/jpeg" });
}
