import { Link, type LoaderFunctionArgs, useSearchParams } from "react-router";
import { send } from "../../../../core/panel/api/send.ts";
import { formatMoment } from "../../../../core/panel/dates/format-date.ts";
import { EntryScreen } from "../../../../core/panel/entry-list/entry-screen.tsx";
import { loadPage } from "../../../../core/panel/entry-list/load-page.ts";
import { loadView } from "../../../../core/panel/entry-table/load-view.ts";
import { filtersOf, isNarrowed } from "../../../../core/panel/entry-table/table-address.ts";
import { buttonClass } from "../../../../core/panel/parts/button.tsx";
import { menuItemClass } from "../../../../core/panel/parts/control-classes.ts";
import type { ScreenProps } from "../../../../core/panel/screen.ts";
import { useMay } from "../../../../core/panel/session/rights.ts";
import { loadOr } from "../../../../core/panel/session/session-end.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { applications } from "../../content/applications.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import {
  applicationPath,
  BOARD_PATH,
  DRAWS_PATH,
  FIGURES_PATH,
  SETTINGS_PATH,
} from "../../content/screen-paths.ts";
import { asApplication, className, nameIn, stepName } from "../application.ts";
import { ApplicationMarks, findUrgent } from "../office/application-marks.tsx";
import { ApplicationsSearch } from "../office/applications-search.tsx";
import { BulkButtons } from "../office/bulk-buttons.tsx";

const texts = words.applicationsScreen;

export const title = texts.title;

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request;
  const session = new URL(request.url).searchParams.get("session") ?? undefined;
  const [loaded, people, summary, marks] = await Promise.all([
    loadView(applications, request, () =>
      loadPage(applications, request, { filters: filtersOf(applications) }),
    ),
    loadOr(send(applicationCalls.people, { signal }), []),
    loadOr(send(applicationCalls.summary, { query: { session }, signal }), undefined),
    loadOr(send(applicationCalls.marks, { query: { session }, signal }), undefined),
  ]);
  return { ...loaded, people, summary, marks };
}

export default function Applications({ loaderData }: ScreenProps<typeof loader>) {
  const { people, summary, marks } = loaderData;
  const [params] = useSearchParams();
  const addressOf = ({ _id }: { _id: string }) =>
    `${applicationPath(_id)}${params.size > 0 ? `?${params}` : ""}`;
  const isFiltered = isNarrowed(params, applications);
  return (
    <EntryScreen
      resource={applications}
      loaderData={loaderData}
      options={{ toastMs: 3000 }}
      heading={texts.title}
      menu={<ApplicationMenu />}
      addLabel={texts.create}
      create={{ title: texts.createTitle, submit: texts.create }}
      update={{ title: texts.edit, submit: texts.update }}
      label={texts.title}
      search={<ApplicationsSearch summary={summary} people={people} />}
      isNarrowed={isFiltered}
      {...(isFiltered && { emptyText: texts.noneFound })}
      table={{
        names: texts.names,
        title: { name: "name", label: texts.name },
        titleOf: ({ name }) => name,
        addressOf,
        markOf: (entry) => findUrgent(asApplication(entry), marks),
        columns: [
          {
            name: "step" as "name",
            label: texts.step,
            isShort: true,
            show: (entry) => stepName(asApplication(entry).step),
          },
          {
            name: "classSought",
            label: texts.classSought,
            isShort: true,
            show: ({ classSought }) => className(classSought),
          },
          {
            name: "assignedTo",
            label: texts.assignedTo,
            isShort: true,
            show: ({ assignedTo }) => assignedTo && nameIn(people, assignedTo),
          },
          {
            name: "mobileNumber",
            label: texts.mobileNumber,
            isShort: true,
            // A number stays on one line.
            show: ({ mobileNumber }) => mobileNumber.replaceAll(" ", "\u00a0"),
          },
          {
            name: "createdAt",
            label: texts.received,
            isShort: true,
            show: ({ createdAt }) => formatMoment(createdAt),
          },
        ],
      }}
      bulkActions={(bulk, count) => <BulkButtons bulk={bulk} count={count} people={people} />}
      card={(shown, entry) => ({
        marks: <ApplicationMarks application={asApplication(entry)} people={people} marks={marks} />,
        address: addressOf(entry),
        mainAction: (
          <Link
            to={addressOf(entry)}
            className={buttonClass("secondary")}
            aria-label={texts.openNamed(shown.name)}
          >
            {texts.openOne}
          </Link>
        ),
        children: (
          <p className="text-caption text-ink-soft">
            {formatMoment(entry.createdAt)}
            {entry.reference && ` · ${entry.reference}`}
          </p>
        ),
      })}
    />
  );
}

/** Occasional work around the list of applications. */
function ApplicationMenu() {
  const may = useMay();
  const links = [
    [BOARD_PATH, texts.board],
    [FIGURES_PATH, words.applicationFigures.link],
    [DRAWS_PATH, words.applicationDraws.link],
    ...(may("applications:write") ? [[SETTINGS_PATH, texts.settings]] : []),
  ] as const;
  return (
    <ul>
      {links.map(([to = "", text]) => (
        <li key={to}>
          <Link to={to} className={menuItemClass}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
