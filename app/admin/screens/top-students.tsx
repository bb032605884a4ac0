import type { LoaderFunctionArgs } from "react-router";
import { topStudents } from "../../../content/resources/top-students.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { StoredPicture } from "../components/stored-picture.tsx";
import { CreateForm } from "../entry-list/create-form.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadOnePage } from "../entry-list/load-page.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import { EntryTable } from "../entry-table/entry-table.tsx";
import { loadView } from "../entry-table/load-view.ts";
import type { TableOptions } from "../entry-table/table-options.ts";
import { ViewSwitch } from "../entry-table/view-switch.tsx";
import type { ScreenProps } from "../screen.ts";

export const title = "Top Students";

const TABLE: TableOptions<typeof topStudents> = {
  noun: "top student",
  title: { name: "name", label: "Name" },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "class", label: "Class", isShort: true },
    { name: "percent", label: "Percent", isShort: true, show: ({ percent }) => `${percent}%` },
  ],
};

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadView(topStudents, request, () => loadOnePage(topStudents, request));

export default function TopStudents({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(topStudents, loaderData.loaded);
  return (
    <>
      <ScreenHeading title="Top Students" publicPath={topStudents.screen.publicPath}>
        <ViewSwitch resource={topStudents} view={loaderData.view} />
      </ScreenHeading>
      <CreateForm list={list} title="Add a top student" submitLabel="Add Student" />
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={TABLE} page={loaderData} />
      ) : (
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
      )}
      <ListModal list={list} update={{ title: "Edit Student", submit: "Update Student" }} />
    </>
  );
}
