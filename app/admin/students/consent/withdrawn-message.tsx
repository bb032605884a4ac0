import { useEffect, useRef } from "react";
import type { ConsentPurpose } from "../../../../content/consent/consent-contract.ts";
import { words } from "../../../ui/panel-words.ts";

const said = words.consents;

const REQUESTS = [
  { text: said.google, to: "https://search.google.com/search-console/remove-outdated-content" },
  { text: said.bing, to: "https://www.bing.com/webmasters/tools/contentremoval" },
];

/** What a withdrawal has done, and what others may still hold. */
export function WithdrawnMessage({ purposes }: { purposes: readonly ConsentPurpose[] }) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus may be gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className="grid gap-2 rounded-control border border-line-strong bg-saffron-soft p-4"
    >
      <p className="font-bold">{said.withdrawnHeading}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {purposes.map((purpose) => (
          <li key={purpose}>{said.withdrawnDone[purpose]}</li>
        ))}
      </ul>
      <p>{said.withdrawnAtOnce}</p>
      <p>{said.withdrawnCopies}</p>
      <p className="flex flex-wrap gap-x-6">
        {REQUESTS.map(({ text, to }) => (
          <a
            key={to}
            href={to}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {text}
          </a>
        ))}
      </p>
    </div>
  );
}
