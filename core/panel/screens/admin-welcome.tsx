import Bell from "lucide-react/icons/bell";
import ChevronRight from "lucide-react/icons/chevron-right";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Images from "lucide-react/icons/images";
import Megaphone from "lucide-react/icons/megaphone";
import Newspaper from "lucide-react/icons/newspaper";
import { type ReactNode, useState } from "react";
import { Link, type LoaderFunctionArgs, useRevalidator } from "react-router";
import { PasswordPrompt } from "../../../features/accounts/panel/password-prompt.tsx";
import { SecurityNotice } from "../../../features/accounts/panel/security-notice.tsx";
import { contacts } from "../../../features/enquiries/content/contacts.ts";
import { contactTitle } from "../../../features/enquiries/panel/enquiries.ts";
import { EnquiriesPlot } from "../../../features/enquiries/panel/figures/enquiries-plot.tsx";
import { notices } from "../../../features/notices/content/notices.ts";
import { LiveBanner } from "../../../features/notices/panel/live-banner.tsx";
import { SchoolClosed } from "../../../features/notices/panel/school-closed.tsx";
import { resources } from "../../../features/types.ts";
import { permissionFor } from "../../content/api/permissions.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { removeSample } from "../api/api-client.ts";
import { logFailure } from "../api/api-failure.ts";
import { BackupCard } from "../dashboard/backup-card.tsx";
import { evenGrid } from "../dashboard/even-grid.ts";
import { type Dashboard, loadDashboard, SHOWN_TYPES, TASK_PERMISSIONS } from "../dashboard/load-dashboard.ts";
import { GivenUpMails, MailCard } from "../dashboard/mail-card.tsx";
import { findHindiTask, findTasks } from "../dashboard/open-tasks.ts";
import { SetupGuide, useSetupGuide } from "../dashboard/setup-guide.tsx";
import { findSetupSteps } from "../dashboard/setup-steps.ts";
import { TaskLink } from "../dashboard/task-link.tsx";
import { formatMoment } from "../dates/format-date.ts";
import { ReloadButton } from "../frame/load-failed.tsx";
import { inPanelLanguage } from "../panel-texts.ts";
import { Button, buttonClass } from "../parts/button.tsx";
import { useConfirm } from "../parts/confirm.tsx";
import { showError, showSuccess } from "../parts/toasts.tsx";
import type { ScreenProps } from "../screen.ts";
import { useMayOpen } from "../session/may-open.ts";
import { useHasDuties, useMay } from "../session/rights.ts";

const said = words.dashboard;

const QUICK_ACTIONS = [
  {
    ...{ to: "/admin/notice-management?new", label: said.createNotice, Icon: Bell },
    permission: "notices:write",
  },
  {
    ...{ to: "/admin/student-management?new", label: said.addStudent, Icon: GraduationCap },
    permission: "students:write",
  },
  {
    ...{ to: "/admin/gallery-management?new", label: said.createGallery, Icon: Images },
    permission: "galleries:write",
  },
  {
    ...{ to: "/admin/block-management?new", label: said.writePost, Icon: Newspaper },
    permission: "blocks:write",
  },
  {
    ...{ to: "/admin/marquee-manager", label: said.editAnnouncement, Icon: Megaphone },
    permission: "announcement:write",
  },
] as const;

export const title = words.frame.adminDashboard;

export const loader = ({ request }: LoaderFunctionArgs) => loadDashboard(request.signal);

export default function AdminWelcome({ loaderData }: ScreenProps<typeof loader>) {
  const { counts, enquiries, latestNotices, comingNotices, banner, sampleEntries, latestBackup, mail } =
    loaderData;
  const may = useMay();
  const hasDuties = useHasDuties();
  const mayOpen = useMayOpen();
  const steps = findSetupSteps(loaderData, (to) =>
    to.startsWith("#") ? sampleEntries !== undefined : mayOpen(to),
  );
  const quickActions = QUICK_ACTIONS.filter(({ permission }) => may(permission));
  const guide = useSetupGuide(steps);
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <section className="rounded-panel bg-maroon px-5 py-6 text-paper sm:px-8 sm:py-7 lg:low:py-4">
        <h1 className="text-heading lg:low:text-2xl">{said.welcome}</h1>
        <p className="mt-2 not-last:mb-4 max-w-reading lg:low:mt-0 lg:low:not-last:mb-2 text-saffron-soft">
          {said.welcomeText}
        </p>
        <SchoolClosed />
      </section>
      {banner && <LiveBanner notice={banner} />}
      {loaderData.hasGeneratedPassword && <PasswordPrompt />}
      {loaderData.securityEvents.length > 0 && <SecurityNotice events={loaderData.securityEvents} />}
      {mail && mail.givenUp > 0 && <GivenUpMails state={mail} />}
      {!hasDuties && (
        <p className="card p-5 sm:p-6">
          <strong>{said.noDuties}</strong> {said.noDutiesText}
        </p>
      )}
      <NeedsDoing dashboard={loaderData}>
        {steps && !guide.isOpen && (
          <Button variant="subtle" onClick={guide.open} ref={guide.ref} className="-mr-5 max-sm:-ml-5">
            {said.showGuide}
          </Button>
        )}
      </NeedsDoing>
      {steps && guide.isOpen && <SetupGuide steps={steps} onClose={guide.close} ref={guide.ref} />}
      {quickActions.length > 0 && (
        <nav aria-label={said.quickActions} className="grid gap-3 sm:flex sm:flex-wrap">
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
        {may("enquiries:read") && (
          <LatestEntries
            title={said.newestEnquiries}
            to="/admin/ManageContacts"
            emptyText={words.translate(contacts.messages.empty)}
            entries={enquiries?.slice(0, 5).map(({ _id, createdAt, name, message }) => ({
              id: _id,
              moment: createdAt,
              title: contactTitle({ name }),
              text: message,
            }))}
          />
        )}
        {may("notices:read") && (
          <LatestEntries
            title={said.latestNotices}
            to="/admin/notice-management"
            emptyText={words.translate(notices.messages.empty)}
            entries={latestNotices
              ?.map((notice) => inPanelLanguage(notices, notice))
              .map(({ _id, createdAt, title, description }) => ({
                id: _id,
                moment: createdAt,
                title,
                text: description,
              }))}
          >
            {comingNotices && (
              <Link
                to="/admin/notice-management?stage=coming"
                className="text-link inline-flex min-h-11 items-center"
              >
                {words.notices.toAppear(comingNotices.count, formatMoment(comingNotices.nextAt))}
              </Link>
            )}
          </LatestEntries>
        )}
      </div>
      {enquiries && (
        <EnquiriesPlot moments={enquiries.map(({ createdAt }) => createdAt)} today={new Date()} />
      )}
      {may("backups:read") && <BackupCard latest={latestBackup} />}
      {mail && <MailCard state={mail} />}
    </div>
  );
}

/** The number of entries by type, each with a link to its screen. */
function ContentCounts({ counts }: Pick<Dashboard, "counts">) {
  const may = useMay();
  const names = SHOWN_TYPES.filter((name) => may(permissionFor(resources[name], "read")));
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
              <span className="text-ink-soft">{words.translate(resources[name].screen.plural)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LatestEntriesProps {
  title: string;
  /** The screen that lists all of them. */
  to: string;
  emptyText: string;
  /** Undefined if they could not be loaded. */
  entries: { id: string; moment: string; title: string; text: string }[] | undefined;
  /** Shown below the entries. */
  children?: ReactNode;
}

function LatestEntries({ title, to, emptyText, entries, children }: LatestEntriesProps) {
  return (
    <section className="card wrap-anywhere p-5 sm:p-6" aria-label={title}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-maroon text-subhead">{title}</h2>
        <Link to={to} className="text-link">
          {words.dashboard.showAll}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      {entries && entries.length > 0 ? (
        <ul className="grid divide-y divide-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span lang={languageOf(entry.title, panelLanguage)} className="min-w-0 font-bold">
                  {entry.title}
                </span>
                <span className="text-caption text-ink-soft">{formatMoment(entry.moment)}</span>
              </p>
              <p lang={languageOf(entry.text, panelLanguage)} className="line-clamp-2 text-caption">
                {entry.text}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{entries ? emptyText : words.dashboard.notLoaded}</p>
      )}
      {children}
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
  const { withoutHindi } = dashboard;
  const may = useMay();
  const mayOpen = useMayOpen();
  const isLoaded = (part: keyof typeof TASK_PERMISSIONS) =>
    dashboard[part] !== undefined || !may(TASK_PERMISSIONS[part]);
  const isWhole =
    withoutHindi !== undefined &&
    (Object.keys(TASK_PERMISSIONS) as (keyof typeof TASK_PERMISSIONS)[]).every(isLoaded);
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
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove(): Promise<void> {
    const isAgreed = await confirm({
      title: said.removeSampleTitle,
      text: said.removeSampleText,
      accept: words.frame.remove,
    });
    if (!isAgreed) return;
    setIsRemoving(true);
    try {
      showSuccess(said.sampleRemoved(await removeSample()));
      await revalidator.revalidate();
    } catch (error) {
      logFailure(error);
      showError(said.removeSampleFailed);
    } finally {
      setIsRemoving(false);
    }
  }

  return (
    <section
      id="sample"
      aria-labelledby="sample-heading"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <div className="max-w-reading">
        <h2 id="sample-heading" className="text-maroon text-subhead">
          {said.sampleHeading}
        </h2>
        <p className="mt-1">{said.sampleText(entries)}</p>
      </div>
      <Button variant="secondary" onClick={remove} isBusy={isRemoving} busyText={words.frame.loading}>
        {said.removeSample}
      </Button>
    </section>
  );
}
