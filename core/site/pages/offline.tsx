import { Fragment } from "react";
import { LoadAgain } from "../components/load-again.tsx";
import { Ornament } from "../components/ornament.tsx";
import { SAVED_PAGES_ID, UNSAVED_QUERY_ID } from "../element-ids.ts";
import { loadFeatureParts } from "../load-feature-parts.ts";
import { createPage, type PageServices, type PropsOf } from "../public-page.ts";
import { useWords } from "../site-context.tsx";

const loadOffline = async (services: PageServices) => ({
  data: { parts: await loadFeatureParts(services, (feature) => feature.loadOfflinePart?.(services)) },
});

/** Shown without a connection instead of a page that is not saved. */
function Offline({ data: { parts } }: PropsOf<typeof loadOffline>) {
  const words = useWords();
  return (
    <div className="page-width py-14">
      <div className="mx-auto max-w-reading">
        <h1 className="text-title text-maroon">{words.offline.title}</h1>
        <Ornament className="mt-3 text-saffron" />
        <p className="mt-4 text-lead text-ink-soft">{words.offline.text}</p>
        {/* Shown with a link if the same page without its query is saved. */}
        <p id={UNSAVED_QUERY_ID} hidden className="mt-4 text-lead">
          {words.offline.withoutQuery}
        </p>
        <div className="mt-5">
          <LoadAgain className="button button-primary" />
        </div>
        {parts.map(({ feature, part }) => (
          <Fragment key={feature}>{part}</Fragment>
        ))}
        <section id={SAVED_PAGES_ID} hidden className="mt-8">
          <h2 className="text-subhead text-maroon">{words.offline.saved}</h2>
          <ul className="mt-2 divide-y divide-line" />
        </section>
      </div>
    </div>
  );
}

export const page = createPage({
  load: loadOffline,
  describe: (_data, { words }) => ({ title: words.offline.title, isIndexed: false }),
  Component: Offline,
});
