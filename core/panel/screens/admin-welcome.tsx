import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment, type ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { featureDashboards } from "../../../features/panel-dashboard.ts";
import { resources } from "../../../features/types.ts";
import { sampleCalls } from "../../content/api/api-contract.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { featureOfType, isOn, type OffParts } from "../../content/parts/parts.ts";
import { words } from "../../ui/panel-words.ts";
import { logFailure } from "../api/api-failure.ts";
import { send } from "../api/send.ts";
import { useAction } from "../api/use-action.ts";
import { BackupCard } from "../dashboard/backup-card.tsx";
import { evenGrid } from "../dashboard/even-grid.ts";
import { inOrder, type PlacedCard } from "../dashboard/feature-dashboard.ts";
import { type Dashboard, loadDashboard, SHOWN_TYPES } from "../dashboard/load-dashboard.ts";
import { GivenUpMails, MailCard } from "../dashboard/mail-card.tsx";
import { findHindiTask, findTasks } from "../dashboard/open-tasks.ts";
import { SetupGuide, useSetupGuide } from "../dashboard/setup-guide.tsx";
import { findSetupSteps } from "../dashboard/setup-steps.ts";
import { TaskLink } from "../dashboard/task-link.tsx";
import { ReloadButton } from "../frame/load-failed.tsx";
import { Button, buttonClass } from "../parts/button.tsx";
import { useConfirm } from "../parts/confirm.tsx";
import { showError, showSuccess } from "../parts/toasts.tsx";
import type { ScreenProps } from "../screen.ts";
import { useMayOpen } from "../session/may-open.ts";
import { useOffParts } from "../session/off-parts.ts";
import { useHasDuties, useMay } from "../session/rights.ts";

const texts = words.dashboard;

const listQuickActions = (off: OffParts) =>
  inOrder(featureDashboards.flatMap(({ name, quickActions = [] }) => (isOn(off, name) ? quickActions : [])));

export const title = words.frame.adminDashboard;

export const loader = ({ request }: LoaderFunctionArgs) => loadDashboard(request.signal);

export default function AdminWelcome({ loaderData }: ScreenProps<typeof loader>) {
  const { counts, cards, sampleEntries, latestBackup, mail } = loaderData;
  const may = useMay();
  const hasDuties = useHasDuties();
  const mayOpen = useMayOpen();
  const steps = findSetupSteps(loaderData, (to) =>
    to.startsWith("#") ? sampleEntries !== undefined : mayOpen(to),
  );
  const quickActions = listQuickActions(useOffParts()).filter(({ permission }) => may(permission));
  const guide = useSetupGuide(steps);
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <section className="rounded-panel bg-maroon px-5 py-6 text-paper sm:px-8 sm:py-7 lg:low:py-4">
        <h1 className="text-heading lg:low:text-2xl">{texts.welcome}</h1>
        <p className="mt-2 not-last:mb-4 max-w-reading lg:low:mt-0 lg:low:not-last:mb-2 text-saffron-soft">
          {texts.welcomeText}
        </p>
        <Cards cards={cards} area="welcome" />
      </section>
      <Cards cards={cards} area="alerts" />
      {mail && mail.givenUp > 0 && <GivenUpMails state={mail} />}
      {!hasDuties && (
        <p className="card p-5 sm:p-6">
          <strong>{texts.noDuties}</strong> {texts.noDutiesText}
        </p>
      )}
      <NeedsDoing dashboard={loaderData}>
        {steps && !guide.isOpen && (
          <Button variant="subtle" onClick={guide.open} ref={guide.ref} className="-mr-5 max-sm:-ml-5">
            {texts.showGuide}
          </Button>
        )}
      </NeedsDoing>
      {steps && guide.isOpen && <SetupGuide steps={steps} onClose={guide.close} ref={guide.ref} />}
      {quickActions.length > 0 && (
        <nav aria-label={texts.quickActions} className="grid gap-3 sm:flex sm:flex-wrap">
          {quickActions.map(({ to, label, Icon }) => (
            <Link key={to} to={to} className={`${buttonClass("secondary")} max-sm:justify-start`}>
              <Icon aria-hidden="true" size={18} className="text-maroon" />
              {label}
            </Link>
          ))}
        </nav>
      )}
      {sampleEntries ? <SampleCard entries={sampleEntries} /> : null}
      <ContentCounts counts={counts} />
      <div className="grid grid-cols-1 gap-6 empty:hidden lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
        <Cards cards={cards} area="latest" />
      </div>
      <Cards cards={cards} area="figures" />
      {may("backups:read") && <BackupCard latest={latestBackup} />}
      {mail && <MailCard state={mail} />}
    </div>
  );
}

/** The cards of the features in one area. The place is the key, so that a card keeps its state when the dashboard loads again. */
const Cards = ({ cards, area }: { cards: readonly PlacedCard[]; area: PlacedCard["area"] }) =>
  inOrder(cards.filter((card) => card.area === area)).map(({ place, content }) => (
    <Fragment key={place}>{content}</Fragment>
  ));

/** The number of entries by type, each with a link to its screen. */
function ContentCounts({ counts }: Pick<Dashboard, "counts">) {
  const may = useMay();
  const off = useOffParts();
  const names = SHOWN_TYPES.filter(
    (name) => isOn(off, featureOfType(name)) && may(permissionFor(resources[name], "read")),
  );
  if (names.length === 0) return null;
  return (
    <section aria-label={words.dashboard.counts}>
      <ul {...evenGrid(names.length, 6, "9rem")}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={resources[name].screen.path}
              className="card block h-full p-4 hover:border-maroon sm:p-5"
            >
              <span className="block font-bold text-heading text-maroon tabular-nums">
                {counts[name]?.toLocaleString("en-IN") ?? "–"}
              </span>
              <span className="text-ink-soft">{resources[name].screen.plural[words.language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NeedsDoingProps {
  dashboard: Dashboard;
  /** Beside the heading. */
  children?: ReactNode;
}

/** Open tasks, each with a link to its screen. */
function NeedsDoing({ dashboard, children }: NeedsDoingProps) {
  const { withoutHindi, missing } = dashboard;
  const may = useMay();
  const mayOpen = useMayOpen();
  const isWhole = withoutHindi !== undefined && !missing.some(may);
  const tasks = findTasks(dashboard).filter(({ to }) => to.startsWith("#") || mayOpen(to));
  const hindiTask = findHindiTask(withoutHindi);
  const isDone = tasks.length === 0 && !hindiTask;
  return (
    <section className="card wrap-anywhere p-5 sm:p-6" aria-labelledby="needs-doing-heading">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="needs-doing-heading" className="text-maroon text-subhead">
          {words.dashboard.whatNeedsDoing}
        </h2>
        {children}
      </div>
      {!isDone && (
        <ul className="grid divide-y divide-line">
          {tasks.map(({ text, detail, to }) => (
            <li key={text}>
              <TaskLink
                to={to}
                className="-mx-3 flex items-center gap-3 rounded-control px-3 py-3 hover:bg-cream"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{text}</span>
                  <span className="block text-caption text-ink-soft">{detail}</span>
                </span>
                <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-maroon" />
              </TaskLink>
            </li>
          ))}
          {hindiTask && (
            <li className="py-3">
              <span className="block font-bold">{hindiTask.text}</span>
              <span className="flex flex-wrap gap-x-5">
                {hindiTask.places.map(({ text, to }) => (
                  <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
                    {text}
                  </Link>
                ))}
              </span>
            </li>
          )}
        </ul>
      )}
      {isWhole ? (
        isDone && <p className="text-ink-soft">{words.dashboard.allDone}</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <p className="text-danger">{words.dashboard.partMissing}</p>
          <ReloadButton />
        </div>
      )}
    </section>
  );
}

/** Shown until the school has removed the sample content. */
function SampleCard({ entries }: { entries: number }) {
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const { isBusy, run } = useAction();

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: texts.removeSampleTitle,
      text: texts.removeSampleText,
      accept: words.frame.remove,
    });
    if (!isAgreed) return;
    await run(
      async () => {
        showSuccess(texts.sampleRemoved((await send(sampleCalls.remove)).entries));
        await revalidator.revalidate();
      },
      (failure) => {
        logFailure(failure);
        showError(texts.removeSampleFailed);
      },
    );
  }

  return (
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <div className="max-w-reading">
        <h2 id="sample-heading" className="text-maroon text-subhead">
          {texts.sampleHeading}
        </h2>
        <p className="mt-1">{texts.sampleText(entries)}</p>
      </div>
      <Button variant="secondary" onClick={remove} isBusy={isBusy} busyText={words.frame.loading}>
        {texts.removeSample}
      </Button>
    </section>
  );
}
