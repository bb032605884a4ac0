import { LANGUAGES } from "../../words/languages.ts";
import { useSite } from "../site-context.tsx";
import { ButtonLink } from "./button-link.tsx";
import { Ornament } from "./ornament.tsx";

export function MissingPage() {
  const { words, language, missingPageHelp } = useSite();
  return (
    <div className="page-width grid min-h-[60vh] grid-cols-1 items-center py-20 text-center">
      <div>
        <p
          lang={LANGUAGES.find((other) => other !== language)}
          className="font-display text-lead text-saffron-ink"
        >
          {words.missing.aside}
        </p>
        <h1 className="mt-2 text-title text-maroon">{words.missing.title}</h1>
        <Ornament className="mx-auto mt-4 text-saffron" />
        <p className="mx-auto mt-4 max-w-md text-lead text-ink-soft">{words.missing.text}</p>
        {missingPageHelp && <div className="mt-8 text-left">{missingPageHelp}</div>}
        <ButtonLink to="/" className="mt-8">
          {words.frame.backToHome}
        </ButtonLink>
      </div>
    </div>
  );
}
