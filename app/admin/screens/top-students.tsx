import type { LoaderFunctionArgs } from "react-router";
import { topStudents } from "../../../content/resources/top-students.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { StoredPicture } from "../components/stored-picture.tsx";
import { CreateForm } from "../entry-list/create-form.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { ScreenProps } from "../screen.ts";

export const title = "Top Students";

export const loader = ({ request }: LoaderFunctionArgs) => loadEntries(topStudents, request.signal);

export default function TopStudents({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(topStudents, loaderData);
  return (
    <>
      <ScreenHeading title="Top Students" publicPath={topStudents.screen.publicPath} />
      <CreateForm list={list} title="Add a top student" submitLabel="Add Student" />
      <ListFrame list={list} label="Top students" columns="sm:grid-cols-2 xl:grid-cols-4">
        {(student) => (
          <EntryCard
            key={student._id}
            list={list}
            entry={student}
            title={student.name}
            picture={
              <StoredPicture
                name={student.image}
                alt=""
                sizes="10rem"
                className="mx-auto mt-5 size-36 rounded-full object-cover"
              />
            }
          >
            <p>Class: {student.class}</p>
            <p>Percent: {student.percent}%</p>
          </EntryCard>
        )}
      </ListFrame>
      <ListModal list={list} update={{ title: "Edit Student", submit: "Update Student" }} />
    </>
  );
}
