import Printer from "lucide-react/icons/printer";
import { useId } from "react";
import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { monthOf } from "../../../../core/content/days/calendar-days.ts";
import { dayInIndia } from "../../../../core/content/text/india-time.ts";
import { download, send } from "../../../../core/panel/api/send.ts";
import { LoadFailed } from "../../../../core/panel/frame/load-failed.tsx";
import { SCHOOL_NAME } from "../../../../core/panel/frame/school-name.ts";
import { ScreenHeading } from "../../../../core/panel/frame/screen-heading.tsx";
import { Button } from "../../../../core/panel/parts/button.tsx";
import { controlClass, labelClass } from "../../../../core/panel/parts/control-classes.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { DownloadButton } from "../../../../core/panel/stored-files/download-button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { contacts } from "../../content/contacts.ts";
import { type EnquiryFigures, figureCalls } from "../../content/privacy-and-figures/figures-contract.ts";
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
  return (
    <>
      <p className="hidden font-bold print:block">{SCHOOL_NAME}</p>
      <ScreenHeading title={texts.title}>
        {figures && (
          <div className="no-print flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} /> {texts.print}
            </Button>
            <DownloadButton
              load={async () =>
                (await download(figureCalls.download, "enquiries.xlsx", { query: queryIn(params) })).file
              }
              failed={texts.exportFailed}
            >
              {texts.excel}
            </DownloadButton>
          </div>
        )}
      </ScreenHeading>
      {figures ? (
        <>
          <PeriodChoice {...figures} />
          <div className="grid grid-cols-1 gap-6">
            <ByMonth figures={figures} thisMonth={monthOf(dayInIndia(new Date()))} />
            <FirstAnswer figures={figures} />
            <OpenByPerson open={figures.open} />
          </div>
        </>
      ) : (
        <LoadFailed text={texts.notLoaded} />
      )}
      <p className="no-print mt-6">
        <Link to={contacts.screen.path} className="text-link inline-flex min-h-11 items-center">
          {texts.toInbox}
        </Link>
      </p>
    </>
  );
}

function PeriodChoice({ year, years }: Pick<EnquiryFigures, "year" | "years">) {
  const id = useId();
  const [, setParams] = useSearchParams();
  // An address may name a year without enquiries.
  const choices = year === null || years.includes(year) ? years : [year, ...years];
  return (
    <div className="no-print mb-6 grid max-w-xs gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {texts.period}
      </label>
      <select
        id={id}
        value={year ?? ""}
        onChange={({ target }) =>
          setParams(target.value === "" ? {} : { year: target.value }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        className={controlClass}
      >
        <option value="">{namePeriod(null)}</option>
        {choices.map((each) => (
          <option key={each} value={each}>
            {namePeriod(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
