import { ButtonLink } from "../../../../core/site/components/button-link.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { telephoneHref } from "../../../../core/site/components/telephone.ts";
import {
  isWritten,
  linesOf,
  orElse,
  Paragraphs,
  textOf,
  Words,
} from "../../../../core/site/components/words.tsx";
import { fieldMark } from "../../../../core/site/field-marks.ts";
import { PagePicture } from "../../../../core/site/pictures/page-picture.tsx";
import { ON_PHONE } from "../../../../core/site/pictures/picture.tsx";
import { documentPage } from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import { Icon } from "../../../../core/ui/icon.tsx";
import type { ServicesPage } from "../../content/services.ts";

function Services({ data: { head, cards, question } }: { data: ServicesPage }) {
  return (
    <>
      <PageBanner path="/services" line={head.line} />
      {cards.length > 0 && (
        <div className="section page-width grid gap-6 md:gap-12">
          {cards.map((card, index) => (
            <ServiceCard key={card.id} card={card} isFirst={index === 0} />
          ))}
        </div>
      )}
      {(isWritten(question.heading) || isWritten(question.line)) && <AskUs question={question} />}
    </>
  );
}

/** The picture alternates left and right. */
function ServiceCard({ card, isFirst }: { card: ServicesPage["cards"][number]; isFirst: boolean }) {
  return (
    <article className={`card group grid ${card.picture ? "lg:grid-cols-2" : ""}`}>
      <PagePicture
        picture={card.picture}
        sizes={`(min-width: 1216px) 36rem, (min-width: 1024px) 46vw, ${ON_PHONE.whole}`}
        className="aspect-3/2 h-full w-full object-cover lg:group-even:order-last"
        isFirst={isFirst}
      />
      <div className="flex flex-col justify-center p-6 md:p-10 lg:p-12">
        <Words of={card.name} as="h2" className="text-heading text-maroon" />
        <Paragraphs of={card.description} className="mt-4" />
        <ul className="mt-5 grid gap-3 border-t border-line pt-5 empty:hidden" {...fieldMark(card.points)}>
          {linesOf(card.points, useSite().language).map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1 size-5 shrink-0 text-leaf" />
              <Words of={point} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function AskUs({ question: { heading, line } }: { question: ServicesPage["question"] }) {
  const { school, words: texts, language } = useSite();
  const phone = school.phones[0]?.number;
  const words = orElse(heading, texts.services.ask);
  return (
    <section aria-label={textOf(words, language)} className="section on-dark rangoli-corner bg-leaf">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="max-w-reading">
          <Words of={words} as="h2" className="text-heading" />
          <Words of={line} as="p" className="mt-2 text-lead text-cream-deep" />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contact" look="light">
            {texts.services.write}
          </ButtonLink>
          {phone && (
            <a href={telephoneHref(phone)} className="button button-ghost">
              <Icon name="phone" className="size-5" />
              {phone}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

export const page = documentPage("services", Services);
