import type { FeatureDashboard } from "../../../core/panel/dashboard/feature-dashboard.ts";
import { LatestEntries } from "../../../core/panel/dashboard/latest-entries.tsx";
import { loadEntries, loadPart } from "../../../core/panel/dashboard/load-part.ts";
import { may, useMay } from "../../../core/panel/session/rights.ts";
import { words } from "../../../core/ui/panel-words.ts";
import { contacts } from "../content/contacts.ts";
import { contactTitle, type Enquiry } from "./enquiries.ts";
import { loadSummary } from "./enquiry-counts.ts";
import { findEnquiryTasks } from "./enquiry-tasks.ts";
import { EnquiriesPlot } from "./figures/enquiries-plot.tsx";

/** Enough for all enquiries in the plot. */
const ENQUIRIES_LIMIT = 500;
const LATEST_LIMIT = 3;

export const enquiriesDashboard: FeatureDashboard = {
  name: "enquiries",
  counted: ["contacts"],
  async load(signal) {
    const [page, summary] = await Promise.all([
      loadEntries(contacts, { limit: ENQUIRIES_LIMIT }, signal),
      loadPart("enquiries:read", () => loadSummary(signal)),
    ]);
    const moments = page?.entries.map(({ createdAt }) => createdAt);
    return {
      counts: { contacts: page?.total },
      // People who only look cannot answer them.
      tasks: summary && may("enquiries:write") ? findEnquiryTasks(summary) : [],
      missing: summary ? [] : ["enquiries:read"],
      cards: [
        { area: "latest", place: 100, content: <NewestEnquiries enquiries={page?.entries} /> },
        {
          area: "figures",
          place: 100,
          content: moments && <EnquiriesPlot moments={moments} today={new Date()} />,
        },
      ],
    };
  },
};

function NewestEnquiries({ enquiries }: { enquiries: Enquiry[] | undefined }) {
  if (!useMay()("enquiries:read")) return null;
  return (
    <LatestEntries
      title={words.enquiries.newestEnquiries}
      to="/admin/ManageContacts"
      emptyText={contacts.messages.empty[words.language]}
      entries={enquiries?.slice(0, LATEST_LIMIT).map(({ _id, createdAt, name, message }) => ({
        id: _id,
        moment: createdAt,
        title: contactTitle({ name }),
        text: message,
      }))}
    />
  );
}
