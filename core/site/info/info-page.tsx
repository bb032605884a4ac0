import type { ReactNode } from "react";
import type { Bilingual } from "../../content/pages/define-page.ts";
import { type AnyWords, orElse, Words } from "../components/words.tsx";
import { useSite } from "../site-context.tsx";

export interface InfoPart {
  /** The id of the section in the page. */
  id: string;
  /** Shown before the heading. */
  letter?: string;
  heading: AnyWords;
  line?: Bilingual;
  content: ReactNode;
  /** True for a section that is not printed. */
  isScreenOnly?: boolean;
}

/** The part of a document, with the program's heading if the school has none. */
export const infoPart = (
  id: string,
  { heading, line }: { heading: Bilingual; line: Bilingual },
  usualHeading: string,
  content: ReactNode,
): InfoPart => ({ id, heading: orElse(heading, usualHeading), line, content });

interface InfoPageProps {
  /** Sections with content, in order. */
  parts: readonly InfoPart[];
  /** Above the sections. */
  opening?: ReactNode;
  /** Below the sections. */
  children?: ReactNode;
}

/** A page of sections with a list of links to them: above the sections on a phone, beside them on a wide screen. */
export function InfoPage({ parts, opening, children }: InfoPageProps) {
  return (
    <div className="info-page page-width">
      {opening}
      {parts.length > 1 && <JumpList parts={parts} />}
      <div className="info-parts">
        {parts.map(({ id, letter, heading, line, content, isScreenOnly }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={isScreenOnly ? "info-part no-print" : "info-part"}
          >
            <Words
              of={heading}
              as="h2"
              id={`${id}-heading`}
              data-letter={letter}
              className="text-heading text-maroon"
            />
            {line && <Words of={line} as="p" className="mt-1 max-w-reading text-ink-soft" />}
            {content}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

function JumpList({ parts }: Pick<InfoPageProps, "parts">) {
  const { words } = useSite();
  return (
    <nav aria-label={words.frame.onThisPage} className="jump-list no-print">
      <ul>
        {parts.map(({ id, letter, heading }) => (
          <li key={id}>
            <a href={`#${id}`} data-letter={letter}>
              <Words of={heading} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
