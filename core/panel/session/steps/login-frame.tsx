import { type ReactNode, useRef } from "react";
import { helpAddress } from "../../../content/site/handbook-address.ts";
import { languageOf } from "../../../ui/language.ts";
import { chooseBeforeLogin } from "../../../ui/panel-language.ts";
import { panelLanguage, words } from "../../../ui/panel-words.ts";
import type { Language } from "../../../words/languages.ts";
import { SCHOOL_NAME } from "../../frame/school-name.ts";
import { LanguageChoice } from "../language-choice.tsx";
import { keepTyped } from "../typed-before-reload.ts";

interface LoginFrameProps {
  heading: string;
  children: ReactNode;
  /** For people who open the page for the first time: above the form. */
  choosesLanguageFirst?: true;
  /** Absent: the page is loaded again with what was typed. */
  onLanguageChosen?: (language: Language) => void;
}

/** The card of the login and of the pages that links lead to. */
export function LoginFrame(props: LoginFrameProps) {
  const { heading, children, choosesLanguageFirst, onLanguageChosen } = props;
  const frame = useRef<HTMLElement>(null);
  function reload(): void {
    keepTyped(frame.current?.querySelector("form"));
    location.reload();
  }
  const languageChoice = (
    <LanguageChoice onChoose={chooseBeforeLogin} onChosen={onLanguageChosen ?? reload} />
  );
  return (
    <main ref={frame} className="grid min-h-dvh place-items-center bg-cream px-[min(1rem,4vw)] py-10">
      <div className="w-full max-w-md rounded-panel border border-line border-t-8 border-t-maroon bg-paper p-[min(1.5rem,7vw)] shadow-raised sm:p-10">
        <p lang={languageOf(SCHOOL_NAME, panelLanguage)} className="text-caption text-ink-soft">
          {SCHOOL_NAME}
        </p>
        <h1 className="mb-6 text-heading text-maroon">{heading}</h1>
        {choosesLanguageFirst && <div className="mb-6">{languageChoice}</div>}
        {children}
        <div className="mt-6 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
          {!choosesLanguageFirst && languageChoice}
          <a
            href={helpAddress(panelLanguage, location.pathname)}
            target="_blank"
            rel="noreferrer"
            className="text-link"
          >
            {words.frame.help}
          </a>
        </div>
      </div>
    </main>
  );
}
