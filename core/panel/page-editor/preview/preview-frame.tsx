import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PageStylesheet, PublicStyles } from "../../../server/site/site-build.ts";
import previewStyles from "./preview.css?url";
import { WhileDrawable } from "./while-drawable.tsx";

/** The class of the preview and of its placeholder. */
export const previewClass = "block size-full rounded-card border border-line bg-cream";

interface PreviewFrameProps {
  title: string;
  /** The style sheet of the page. */
  stylesheet: PageStylesheet;
  /** Called with the body of the frame. */
  onReady?: (body: HTMLElement) => void;
  /** Called with the clicked element. */
  onClick?: (target: Element) => void;
  /** Rendered with the style sheets of the public pages. */
  children: ReactNode;
}

/** A preview of the site; its links and forms do nothing. */
export function PreviewFrame({ title, stylesheet, onReady, onClick, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    if (body) onReady?.(body);
  }, [body, onReady]);
  useEffect(() => {
    if (!body) return;
    const handleClick = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onClick?.(event.target as Element);
    };
    body.ownerDocument.addEventListener("click", handleClick, true);
    return () => body.ownerDocument.removeEventListener("click", handleClick, true);
  }, [body, onClick]);

  return (
    <>
      <iframe
        title={title}
        srcDoc={frameWith(stylesheet)}
        className={previewClass}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body)}
      />
      {body && createPortal(<WhileDrawable>{children}</WhileDrawable>, body)}
    </>
  );
}

const publicStyles: PublicStyles | undefined = JSON.parse(
  document.getElementById("office")?.dataset.publicStyles ?? "null",
);

function frameWith(page: PageStylesheet): string {
  const sheets = [publicStyles?.stylesheet, publicStyles?.pageStylesheets[page], previewStyles];
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  return `<!doctype html><html lang="en"><head>${links}</head><body></body></html>`;
}
