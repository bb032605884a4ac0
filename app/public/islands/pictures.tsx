import { type MouseEvent, type ReactNode, useState } from "react";
import { defineIsland } from "./island.tsx";
import { PictureViewer, type ViewedPicture, type ViewerWords } from "./picture-viewer.tsx";

interface PicturesProps {
  /** The name of the viewer. */
  label: string;
  words: ViewerWords;
  /** The caption of pictures without one. */
  caption?: string;
  children?: ReactNode;
}

/** Pictures that open in a viewer. */
export function Pictures({ label, words, caption, children }: PicturesProps) {
  const [opened, setOpened] = useState<{ pictures: ViewedPicture[]; at: number }>();
  const open = (event: MouseEvent<HTMLElement>) => {
    const opener = (event.target as Element).closest("a.picture-opener");
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opener || wantsNewTab) return;
    event.preventDefault();
    const openers = [...event.currentTarget.querySelectorAll("a.picture-opener")];
    setOpened({ pictures: openers.map((each) => readPicture(each, caption)), at: openers.indexOf(opener) });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are links
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter also clicks a link
    <div onClick={open}>
      {children}
      <PictureViewer
        label={label}
        words={words}
        pictures={opened?.pictures ?? []}
        openAt={opened?.at}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

/** The pictures of the page, for the viewer. */
function readPicture(opener: Element, otherwise: string | undefined): ViewedPicture {
  const image = opener.querySelector("img");
  const caption = opener.closest("figure")?.querySelector("figcaption")?.textContent ?? otherwise;
  const alt = image?.alt ?? "";
  if (!image || image.dataset.failed !== undefined) return { source: undefined, alt };
  const source = {
    src: image.getAttribute("src") ?? "",
    srcSet: image.srcset || undefined,
    width: Number(image.getAttribute("width")) || undefined,
    height: Number(image.getAttribute("height")) || undefined,
    alt,
  };
  return { source, alt, ...(caption && { caption }) };
}

export const PicturesIsland = defineIsland<PicturesProps>("pictures", Pictures);
