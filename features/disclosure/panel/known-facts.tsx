import { Suspense, use, useState } from "react";
import { Link } from "react-router";
import type { AnyDocument, Bilingual } from "../../../core/content/pages/define-page.ts";
import type { Identity } from "../../../core/content/site/identity.ts";
import { namesOf } from "../../../core/content/site/letterhead.ts";
import { logFailure } from "../../../core/panel/api/api-failure.ts";
import { createPreviewServices } from "../../../core/panel/page-editor/preview/preview-services.ts";
import { useMayOpen } from "../../../core/panel/session/may-open.ts";
import { panelLanguage, words } from "../../../core/ui/panel-words.ts";
import { WORDS } from "../../../core/words/index.ts";
import {
  buildDisclosure,
  type DisclosureFact,
  type FactPlace,
  isKnown,
} from "../content/build-disclosure.ts";
import { placePath } from "../content/place-path.ts";
import { readDisclosure } from "../content/read-disclosure.ts";

const texts = words.knownFacts;

interface KnownFactsProps {
  school: Identity;
  /** The stored document of the disclosure page. */
  document: AnyDocument;
}

/** Facts of the disclosure page from other pages, each with a link to its form. */
export function KnownFacts({ school, document }: KnownFactsProps) {
  // Not in the component that waits: it would read again at each attempt to render.
  const [reading] = useState(() => readKnownFacts(school, document));
  return (
    <Suspense fallback={null}>
      <FactList reading={reading} />
    </Suspense>
  );
}

function FactList({ reading }: { reading: Promise<DisclosureFact[]> }) {
  const facts = use(reading);
  const mayOpen = useMayOpen();
  if (facts.length === 0) return null;
  return (
    <details className="card wrap-anywhere p-5" open={!facts.every(isKnown)}>
      <summary className="cursor-pointer font-bold text-maroon">
        {texts.heading(facts.filter(isKnown).length, facts.length)}
      </summary>
      <p className="mt-1 text-caption text-ink-soft">{texts.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {facts.map((fact) => {
          const label = textOf(fact.label);
          const screen = placePath(fact.place);
          return (
            <li key={fact.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 flex-[1_1_12rem] py-2">
                <span className="block text-caption text-ink-soft">{label}</span>
                {isKnown(fact) ? describe(fact) : <b className="text-danger">{texts.missing}</b>}
              </span>
              {mayOpen(screen) && (
                <Link
                  to={screen}
                  aria-label={isKnown(fact) ? texts.changeFact(label) : texts.writeFact(label)}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {isKnown(fact) ? texts.change : texts.write}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** An empty list if they cannot be read: the form works without them. */
async function readKnownFacts(school: Identity, document: AnyDocument): Promise<DisclosureFact[]> {
  try {
    const { content } = createPreviewServices("disclosure", school)(document);
    const sources = await readDisclosure(content, panelLanguage);
    const facts = buildDisclosure(sources, WORDS[panelLanguage], panelLanguage).flatMap((each) => each.facts);
    const elsewhere = facts.filter(({ place }) => !isOnThisPage(place));
    return [...new Map(elsewhere.map((fact) => [fact.id, fact])).values()];
  } catch (error) {
    logFailure(error);
    return [];
  }
}

const isOnThisPage = (place: FactPlace) => "page" in place && place.page === "disclosure";

const textOf = (text: Bilingual | string): string =>
  typeof text === "string" ? text : (namesOf(text, panelLanguage)[0] ?? "");

const describe = ({ value, link }: DisclosureFact): string =>
  value.map(textOf).join("; ") || (link?.text ?? "");
