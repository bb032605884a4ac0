import { Fragment, type ReactNode } from "react";
import { Link, type LoaderFunctionArgs } from "react-router";
import { featureDashboards } from "../../../features/panel-dashboard.ts";
import { isOn, type OffParts } from "../../content/parts/parts.ts";
import { NOTICES } from "../../content/site/notices.ts";
import { words } from "../../ui/panel-words.ts";
import { BackupCard } from "../dashboard/backup-card.tsx";
import { ContentCounts } from "../dashboard/content-counts.tsx";
import { inOrder, type PlacedCard } from "../dashboard/feature-dashboard.ts";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { MailCard } from "../dashboard/mail-card.tsx";
import { NeedsDoing } from "../dashboard/needs-doing.tsx";
import { GuideLine, SetupGuide, useSetupGuide } from "../dashboard/setup-guide.tsx";
import { findSetupSteps } from "../dashboard/setup-steps.ts";
import { buttonClass } from "../parts/button.tsx";
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
  const { counts, cards, sampleEntries, latestBackup, mail, pages } = loaderData;
  const may = useMay();
  const hasDuties = useHasDuties();
  const mayOpen = useMayOpen();
  const steps = findSetupSteps(loaderData, (to) =>
    to.startsWith("#") ? sampleEntries !== undefined : mayOpen(to),
  );
  const quickActions = listQuickActions(useOffParts()).filter(({ permission }) => may(permission));
  const guide = useSetupGuide(steps, pages);
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-maroon px-5 py-3 text-paper">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h1 className="text-subhead">{texts.welcome}</h1>
          <p className="text-caption text-saffron-soft">{texts.welcomeText}</p>
        </div>
        <Cards cards={cards} area="welcome" />
      </section>
      {!hasDuties && (
        <p className="card p-5">
          <strong>{texts.noDuties}</strong> {texts.noDutiesText}
        </p>
      )}
      <NeedsDoing dashboard={loaderData}>
        {steps && !guide.isOpen && <GuideLine steps={steps} onOpen={guide.open} ref={guide.ref} />}
      </NeedsDoing>
      {steps && guide.isOpen && <SetupGuide steps={steps} onClose={guide.close} ref={guide.ref} />}
      {quickActions.length > 0 && (
        <nav
          aria-label={texts.quickActions}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap sm:gap-3"
        >
          {quickActions.map(({ to, label, Icon }) => (
            <Link
              key={to}
              to={to}
              className={`${buttonClass("secondary")} px-3 max-sm:justify-start max-sm:text-caption`}
            >
              <Icon aria-hidden="true" size={18} className="shrink-0 text-maroon" />
              {label}
            </Link>
          ))}
        </nav>
      )}
      <Pair>
        <Cards cards={cards} area="latest" />
      </Pair>
      <Pair>
        <ContentCounts counts={counts} />
        <Cards cards={cards} area="figures" />
      </Pair>
      <Pair>
        {may("backups:read") && <BackupCard latest={latestBackup} />}
        {mail && <MailCard state={mail} />}
      </Pair>
      <p className="-mt-2 text-caption text-ink-soft">
        {texts.about(import.meta.env.VITE_VERSION)}{" "}
        <a href={`/${NOTICES}`} className="text-link">
          {texts.notices}
        </a>
      </p>
    </div>
  );
}

/** Two cards in a row on a wide screen. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 empty:hidden sm:gap-5 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
    {children}
  </div>
);

/** The cards of the features in one area. The place is the key, so that a card keeps its state when the dashboard loads again. */
const Cards = ({ cards, area }: { cards: readonly PlacedCard[]; area: PlacedCard["area"] }) =>
  inOrder(cards.filter((card) => card.area === area)).map(({ place, content }) => (
    <Fragment key={place}>{content}</Fragment>
  ));
