import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { monthOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { download, send } from "../../../../core/panel/api/send.ts";
import { FiguresScreen } from "../../../../core/panel/parts/figures/figures-screen.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { contacts } from "../../content/contacts.ts";
import { figureCalls } from "../../content/privacy-and-figures/figures-contract.ts";
import { ByMonth, FirstAnswer, namePeriod, OpenByPerson } from "../figures/figure-parts.tsx";

const texts = words.enquiryFigures;

export const title = texts.title;

/** The figures of a year; without one, of the last twelve months. */
const queryIn = (params: URLSearchParams) => ({ year: params.get("year") ?? undefined });

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = queryIn(new URL(url).searchParams);
  return { figures: await loadOr(send(figureCalls.read, { query, signal }), undefined) };
}

/** Figures about enquiries, for the principal. */
export default function EnquiryFiguresScreen({ loaderData: { figures } }: ScreenProps<typeof loader>) {
  const [params] = useSearchParams();
  const { year = null, years = [] } = figures ?? {};
  // An address may name a year without enquiries.
  const choices = year === null || years.includes(year) ? years : [year, ...years];
  return (
    <FiguresScreen
      title={texts.title}
      period={
        figures && {
          name: "year",
          label: texts.period,
          value: String(year ?? ""),
          options: [null, ...choices].map((each) => ({
            value: String(each ?? ""),
            text: namePeriod(each),
          })),
        }
      }
      excel={{
        text: texts.excel,
        load: async () =>
          (await download(figureCalls.download, "enquiries.xlsx", { query: queryIn(params) })).file,
      }}
      back={{ to: contacts.screen.path, text: texts.toInbox }}
    >
      {figures && (
        <>
          <ByMonth figures={figures} thisMonth={monthOf(dayInIndia(new Date()))} />
          <FirstAnswer figures={figures} />
          <OpenByPerson open={figures.open} />
        </>
      )}
    </FiguresScreen>
  );
}
