import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { download, send } from "../../../../core/panel/api/send.ts";
import { BarPlot } from "../../../../core/panel/dashboard/bar-plot.tsx";
import { formatDate, formatDayAndMonth } from "../../../../core/panel/dates/format-date.ts";
import { Card } from "../../../../core/panel/parts/card.tsx";
import { useConfirm } from "../../../../core/panel/parts/confirm.tsx";
import { FiguresScreen } from "../../../../core/panel/parts/figures/figures-screen.tsx";
import { FiguresTable } from "../../../../core/panel/parts/figures/figures-table.tsx";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { DownloadButton } from "../../../../core/panel/stored-files/download-button.tsx";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { type ApplicationFigures, FIGURE_NAMES, figureCalls } from "../../content/office/figures-contract.ts";
import { STEPS } from "../../content/steps.ts";
import { className, stepName } from "../application.ts";

const texts = words.applicationFigures;
const nameOf = (name: keyof typeof FIGURE_NAMES) => FIGURE_NAMES[name][words.language];
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
/** The number of bars that fit on a phone. */
const BARS = 12;

export const title = texts.title;

/** Without a session, the one of the page about admissions. */
const queryIn = (params: URLSearchParams) => ({ session: params.get("session") ?? undefined });

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const query = queryIn(new URL(url).searchParams);
  return { figures: await loadOr(send(figureCalls.read, { query, signal }), undefined) };
}

/** Figures about applications, for the principal. */
export default function ApplicationFiguresScreen({ loaderData: { figures } }: ScreenProps<typeof loader>) {
  const [params] = useSearchParams();
  const confirm = useConfirm();
  const query = queryIn(params);
  const { session, sessions = [] } = figures ?? {};
  return (
    <FiguresScreen
      title={texts.title}
      period={
        figures && {
          name: "session",
          label: words.applicationsScreen.session,
          value: session ?? "",
          options: [...new Set([session ?? "", ...sessions])].map((value) => ({
            value,
            text: value || texts.withoutSession,
          })),
        }
      }
      excel={{
        text: texts.excel,
        load: async () => (await download(figureCalls.download, "figures.xlsx", { query })).file,
      }}
      buttons={
        <DownloadButton
          ask={() =>
            confirm({ title: texts.exportQuestion, text: texts.exportText, accept: texts.exportAccept })
          }
          load={async () => {
            const asked = { ...query, language: words.language };
            return (await download(figureCalls.exportAll, "applications.xlsx", { query: asked })).file;
          }}
          failed={words.figures.exportFailed}
        >
          {texts.all}
        </DownloadButton>
      }
      back={{ to: applications.screen.path, text: words.applicationsScreen.back }}
    >
      {figures && (
        <>
          <ByClass {...figures} />
          <ByWeek {...figures} />
          <DaysPerStep {...figures} />
        </>
      )}
    </FiguresScreen>
  );
}

/** Applications of each class by step, with its seats. */
function ByClass({ classes }: Pick<ApplicationFigures, "classes">) {
  const steps = STEPS.map((step) => sum(classes.map(({ byStep }) => byStep[step])));
  return (
    <Card heading={texts.byClass} className="grid-cols-1 gap-4">
      <FiguresTable
        caption={texts.byClass}
        head={[nameOf("class"), nameOf("total"), nameOf("seats"), nameOf("left"), ...STEPS.map(stepName)]}
        rows={classes.map(({ class: name, byStep, seats, left }) => ({
          key: name,
          heading: className(name),
          counts: [sum(Object.values(byStep)), seats, left, ...STEPS.map((step) => byStep[step])],
        }))}
        foot={{ key: "", heading: nameOf("total"), counts: [sum(steps), null, null, ...steps] }}
      />
    </Card>
  );
}

/** Applications of each class by the week in which they were received. */
function ByWeek({ classes, weeks }: Pick<ApplicationFigures, "classes" | "weeks">) {
  const bars = weeks.slice(-BARS).map(({ monday, counts }) => ({
    label: formatDayAndMonth(new Date(monday)),
    count: sum(counts),
    isCurrent: false,
  }));
  return (
    <Card heading={texts.byWeek} className="grid-cols-1 gap-4">
      {weeks.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <BarPlot title={texts.chart} bars={bars} />
          <FiguresTable
            caption={texts.byWeek}
            head={[nameOf("week"), ...classes.map((each) => className(each.class)), nameOf("total")]}
            rows={weeks.map(({ monday, counts }) => ({
              key: monday,
              heading: formatDate(monday),
              counts: [...counts, sum(counts)],
            }))}
          />
        </>
      )}
    </Card>
  );
}

/** How long applications stayed in each step. */
const DaysPerStep = ({ steps }: Pick<ApplicationFigures, "steps">) => (
  <Card heading={texts.days} className="grid-cols-1 gap-4">
    <p>{texts.daysText}</p>
    <FiguresTable
      caption={texts.days}
      head={[nameOf("step"), nameOf("moved"), nameOf("medianDays")]}
      rows={steps.map(({ step, moved, medianDays }) => ({
        key: step,
        heading: stepName(step),
        counts: [moved, medianDays],
      }))}
    />
  </Card>
);
