import { Link } from "react-router";
import type { ResourceName } from "../../../content/resources/index.ts";
import type { Dashboard } from "./load-dashboard.ts";

const TILES: { name: ResourceName; label: string; to: string }[] = [
  { name: "students", label: "Students", to: "/admin/student-management" },
  { name: "topStudents", label: "Top students", to: "/admin/top-students" },
  { name: "team", label: "Team members", to: "/admin/team-management" },
  { name: "notices", label: "Notices", to: "/admin/notice-management" },
  { name: "blocks", label: "Blocks", to: "/admin/block-management" },
  { name: "galleries", label: "Galleries", to: "/admin/gallery-management" },
  { name: "facilities", label: "Facilities", to: "/admin/facilities" },
  { name: "contacts", label: "Enquiries", to: "/admin/ManageContacts" },
];

/** How much there is of everything, each number leading to its screen. */
export function ContentCounts({ counts }: Pick<Dashboard, "counts">) {
  return (
    <section aria-label="Counts">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:gap-5 lg:grid-cols-4">
        {TILES.map(({ name, label, to }) => (
          <li key={name}>
            <Link to={to} className="card block p-4 hover:border-maroon sm:p-5">
              <span className="block font-bold text-heading text-maroon tabular-nums">
                {counts[name]?.toLocaleString("en-IN") ?? "–"}
              </span>
              <span className="text-ink-soft">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
