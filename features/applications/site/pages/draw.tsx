import type { ReactNode } from "react";
import { formatDay } from "../../../../core/content/text/format-day.ts";
import { clockInIndia } from "../../../../core/content/text/india-time.ts";
import { MissingPage } from "../../../../core/site/components/missing-page.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { createPage } from "../../../../core/site/public-page.ts";
import { useAddress, useSite } from "../../../../core/site/site-context.tsx";
import { nameOfClass } from "../../../school/content/exports.ts";
import { APPLY_PATH, drawPath } from "../../content/form/apply-path.ts";
import type { PublicDraw } from "../../content/office/draw-contract.ts";
import { Section } from "../fields.tsx";

export function DrawLink({ id, children }: { id: string; children: ReactNode }) {
  const pageAddress = useAddress();
  return (
    <a href={pageAddress(drawPath(id))} className="text-link inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

/** Returns a function that names the list of a draw: "Draw of lots for Class 1 (EWS), 2027-28". */
export function useDrawName() {
  const { language, school, words } = useSite();
  const { draw: texts, categories } = words.apply;
  return ({ class: className, group, session }: PublicDraw) => {
    const name = nameOfClass(school.classes, className, language);
    return texts.title(group === "all" ? name : `${name} (${categories[group]})`, session);
  };
}

/** A draw of lots with references alone, so that anybody can repeat it. */
function Draw({ data }: { data: PublicDraw | undefined }) {
  const { words } = useSite();
  const { draw: texts } = words.apply;
  const nameDraw = useDrawName();
  if (!data) return <MissingPage />;
  const listed = data.result ?? data.references;
  const List = data.result ? "ol" : "ul";
  const at = (moment: string) =>
    texts.dayAndTime(formatDay(moment, words.months), clockInIndia(moment).slice(11));
  const facts = [
    [texts.seats, String(data.seats)],
    [texts.announced, at(data.announcedAt)],
    [texts.source, `${data.source} (${at(data.eventAt)})`],
    ...(data.seed === null ? [] : [[texts.seed, data.seed]]),
    ...(data.drawnAt === null ? [] : [[texts.drawn, at(data.drawnAt)]]),
    ...(data.reason === null ? [] : [[texts.reason, data.reason]]),
  ];
  return (
    <>
      <PageBanner path={APPLY_PATH} />
      <div className="page-width wrap-anywhere grid max-w-[52rem] gap-6 py-6">
        <Section id="draw-heading" title={nameDraw(data)}>
          {data.repeatedBy && (
            <p className="font-bold">
              <DrawLink id={data.repeatedBy}>{texts.repeated}</DrawLink>
            </p>
          )}
          <dl className="grid gap-2">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className="text-caption text-ink-soft">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.rule}</p>
        </Section>
        <Section id="draw-list" title={data.result ? texts.result : texts.takePart}>
          <List className={`grid gap-1 pl-8 ${data.result ? "list-decimal" : "list-disc"}`}>
            {listed.map((reference, index) => (
              <li key={reference} className={data.result && index < data.seats ? "font-bold" : undefined}>
                {reference}
                {data.result && ` · ${index < data.seats ? texts.seat : texts.waiting}`}
              </li>
            ))}
          </List>
        </Section>
      </div>
    </>
  );
}

export const page = createPage<PublicDraw | undefined>({
  stylesheet: "info",
  async load({ data }, { params: { id = "" } }) {
    const draw = await data.findDraw?.(id);
    return { data: draw, isPrivate: true, ...(!draw && { status: 404 }) };
  },
  describe: (draw, { words }) => ({
    title: draw ? words.apply.draw.title(draw.class, draw.session) : words.missing.title,
    isIndexed: false,
  }),
  Component: Draw,
});
