import { formatDay } from "../../../../core/content/text/format-day.ts";
import { clockInIndia } from "../../../../core/content/text/india-time.ts";
import { MissingPage } from "../../../../core/site/components/missing-page.tsx";
import { PageBanner } from "../../../../core/site/components/page-banner.tsx";
import { createPage } from "../../../../core/site/public-page.ts";
import { useSite } from "../../../../core/site/site-context.tsx";
import { APPLY_PATH } from "../../content/form/apply-path.ts";
import type { PublicDraw } from "../../content/office/draw-contract.ts";
import { DrawLink, useDrawName } from "../draw-link.tsx";

const CARD = "card grid gap-3 px-[clamp(1rem,4vw,2rem)] py-5";

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
        <section aria-labelledby="draw-heading" className={CARD}>
          <h2 id="draw-heading" className="text-maroon text-subhead">
            {nameDraw(data)}
          </h2>
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
        </section>
        <section aria-labelledby="draw-list" className={CARD}>
          <h2 id="draw-list" className="text-maroon text-subhead">
            {data.result ? texts.result : texts.takePart}
          </h2>
          <List className={`grid gap-1 pl-8 ${data.result ? "list-decimal" : "list-disc"}`}>
            {listed.map((reference, index) => (
              <li key={reference} className={data.result && index < data.seats ? "font-bold" : undefined}>
                {reference}
                {data.result && ` · ${index < data.seats ? texts.seat : texts.waiting}`}
              </li>
            ))}
          </List>
        </section>
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
