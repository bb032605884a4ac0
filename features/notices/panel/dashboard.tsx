import Bell from "lucide-react/icons/bell";
import { Link } from "react-router";
import type { EntryPage } from "../../../core/panel/api/entries.ts";
import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { LatestEntries } from "../../../core/panel/dashboard/latest-entries.tsx";
import { loadEntries, TIMED_LIMIT } from "../../../core/panel/dashboard/load-part.ts";
import { formatMoment } from "../../../core/panel/dates/format-date.ts";
import { inPanelLanguage } from "../../../core/panel/panel-texts.ts";
import { useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { notices } from "../content/notices.ts";
import type { Notice } from "./describe-stage.ts";
import { LiveBanner } from "./live-banner.tsx";
import { SchoolClosed } from "./school-closed.tsx";

const texts = words.noticesScreen;
const LATEST_LIMIT = 3;

export const noticesDashboard: FeatureDashboard = {
  name: "notices",
  counted: ["notices"],
  quickActions: [
    {
      place: 100,
      to: "/admin/notice-management?new",
      label: texts.createNotice,
      Icon: Bell,
      permission: "notices:write",
    },
  ],
  async load(signal) {
    const [latest, coming, live] = await Promise.all([
      loadEntries(notices, { limit: LATEST_LIMIT }, signal),
      loadEntries(notices, { stage: "coming", limit: TIMED_LIMIT }, signal),
      loadEntries(notices, { stage: "live", limit: TIMED_LIMIT }, signal),
    ]);
    const banner = live?.entries.find(({ isBanner }) => isBanner);
    return {
      counts: { notices: latest?.total },
      cards: [
        { area: "welcome", place: 100, content: <SchoolClosed /> },
        { area: "alerts", place: 100, content: banner && <LiveBanner notice={banner} /> },
        {
          area: "latest",
          place: 200,
          content: <LatestNotices latest={latest?.entries} coming={coming && findComing(coming)} />,
        },
      ],
    };
  },
};

/** How many notices are scheduled, and when the first appears. */
interface ComingNotices {
  count: number;
  nextAt: string;
}

function findComing({ entries, total }: EntryPage<typeof notices>): ComingNotices | undefined {
  const [nextAt] = entries.flatMap(({ publishAt }) => publishAt ?? []).sort();
  return nextAt === undefined ? undefined : { count: total, nextAt };
}

interface LatestNoticesProps {
  latest: Notice[] | undefined;
  coming: ComingNotices | undefined;
}

function LatestNotices({ latest, coming }: LatestNoticesProps) {
  if (!useMay()("notices:read")) return null;
  return (
    <LatestEntries
      title={texts.latestNotices}
      to="/admin/notice-management"
      emptyText={notices.messages.empty[words.language]}
      entries={latest
        ?.map((notice) => inPanelLanguage(notices, notice))
        .map(({ _id, createdAt, title, description }) => ({
          id: _id,
          moment: createdAt,
          title,
          text: description,
        }))}
    >
      {coming && (
        <Link
          to="/admin/notice-management?stage=coming"
          className="text-link inline-flex min-h-11 items-center"
        >
          {words.notices.toAppear(coming.count, formatMoment(coming.nextAt))}
        </Link>
      )}
    </LatestEntries>
  );
}
