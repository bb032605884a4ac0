import { screenMeta } from "../screen-meta.ts";

export const meta = () => screenMeta("Dashboard");

export default function AdminWelcome() {
  return (
    <section className="rounded-panel bg-maroon px-6 py-10 text-paper sm:px-10 sm:py-14">
      <h1 className="text-title">Welcome, Admin</h1>
      <p className="mt-3 max-w-reading text-lead text-saffron-soft">
        Manage the school’s operations from here: notices, students, teachers, pictures and the messages of
        parents.
      </p>
    </section>
  );
}
