import Bell from "lucide-react/icons/bell";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Images from "lucide-react/icons/images";
import Megaphone from "lucide-react/icons/megaphone";
import Newspaper from "lucide-react/icons/newspaper";
import { Link, type LoaderFunctionArgs } from "react-router";
import { contacts } from "../../../content/resources/contacts.ts";
import { notices } from "../../../content/resources/notices.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { words } from "../../ui/panel-words.ts";
import { BackupCard } from "../dashboard/backup-card.tsx";
import { ContentCounts } from "../dashboard/content-counts.tsx";
import { EnquiriesPlot } from "../dashboard/enquiries-plot.tsx";
import { LatestEntries } from "../dashboard/latest-entries.tsx";
import { loadDashboard } from "../dashboard/load-dashboard.ts";
import { NeedsDoing } from "../dashboard/needs-doing.tsx";
import { SampleCard } from "../dashboard/sample-card.tsx";
import { SetupGuide, useSetupGuide } from "../dashboard/setup-guide.tsx";
import { findSetupSteps, isOwnPage } from "../dashboard/setup-steps.ts";
import { formatMoment } from "../dates/format-date.ts";
import { contactTitle } from "../enquiries/contact-title.ts";
import { LiveBanner } from "../notices/live-banner.tsx";
import { SchoolClosed } from "../notices/school-closed.tsx";
import type { ScreenProps } from "../screen.ts";

const said = words.dashboard;

const QUICK_ACTIONS = [
  { to: "/admin/notice-management?new", label: said.createNotice, Icon: Bell },
  { to: "/admin/student-management?new", label: said.addStudent, Icon: GraduationCap },
  { to: "/admin/gallery-management?new", label: said.createGallery, Icon: Images },
  { to: "/admin/block-management?new", label: said.writePost, Icon: Newspaper },
  { to: "/admin/marquee-manager", label: said.editAnnouncement, Icon: Megaphone },
];

export const title = said.title;

export const loader = ({ request }: LoaderFunctionArgs) => loadDashboard(request.signal);

export default function AdminWelcome({ loaderData }: ScreenProps<typeof loader>) {
  const { counts, enquiries, latestNotices, comingNotices, banner, pages, sampleEntries, latestBackup } =
    loaderData;
  const guide = useSetupGuide(isOwnPage(loaderData, "school"));
  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <section className="rounded-panel bg-maroon px-5 py-6 text-paper sm:px-8 sm:py-7">
        <h1 className="text-heading">{said.welcome}</h1>
        <p className="mt-2 mb-4 max-w-reading text-saffron-soft">{said.welcomeText}</p>
        <SchoolClosed />
      </section>
      {banner && <LiveBanner notice={banner} />}
      {pages && guide.isOpen && (
        <SetupGuide steps={findSetupSteps(loaderData)} onClose={guide.close} ref={guide.ref} />
      )}
      <NeedsDoing dashboard={loaderData}>
        {pages && !guide.isOpen && (
          <Button variant="subtle" onClick={guide.open} ref={guide.ref} className="-mr-5 max-sm:-ml-5">
            {said.showGuide}
          </Button>
        )}
      </NeedsDoing>
      <nav aria-label={said.quickActions} className="grid gap-3 sm:flex sm:flex-wrap">
        {QUICK_ACTIONS.map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={`${buttonClass("secondary")} max-sm:justify-start`}>
            <Icon aria-hidden="true" size={18} className="text-maroon" />
            {label}
          </Link>
        ))}
      </nav>
      {sampleEntries ? <SampleCard entries={sampleEntries} /> : null}
      <ContentCounts counts={counts} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
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
        <LatestEntries
          title={said.latestNotices}
          to="/admin/notice-management"
          emptyText={words.translate(notices.messages.empty)}
          entries={latestNotices?.map(({ _id, createdAt, title, description }) => ({
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
      </div>
      {enquiries && (
        <EnquiriesPlot moments={enquiries.map(({ createdAt }) => createdAt)} today={new Date()} />
      )}
      <BackupCard latest={latestBackup} />
    </div>
  );
}
