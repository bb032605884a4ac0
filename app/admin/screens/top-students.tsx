import type { LoaderFunctionArgs } from "react-router";
import { topStudents } from "../../../content/resources/top-students.ts";
import { words } from "../../ui/panel-words.ts";
import { Badge } from "../entry-list/badge.tsx";
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
import { ScreenHeading } from "../frame/screen-heading.tsx";
import type { ScreenProps } from "../screen.ts";
import { orToLogin } from "../session/session-end.ts";
import { StoredPicture } from "../stored-files/stored-picture.tsx";
import {
  findConsentMark,
  type LinkedEntry,
  loadLinkedChildren,
} from "../students/consent/linked-children.ts";
import { LinkedLine } from "../students/consent/linked-line.tsx";
import { studentPart } from "../students/student-picker.tsx";

const said = words.entryScreens.topStudents;

export const title = said.title;

const TABLE: TableOptions<typeof topStudents> = {
  names: words.entryNames.topStudents,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "class", label: words.entryScreens.class, isShort: true },
    { name: "percent", label: said.percent, isShort: true, show: ({ percent }) => `${percent}%` },
  ],
};

const STUDENT_PART = studentPart({ name: "name", class: "class" });

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadView(topStudents, request, () => loadOnePage(topStudents, request));
  return { ...page, linked: await orToLogin(loadLinkedChildren(page.loaded.entries, request.signal)) };
}

export default function TopStudents({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(topStudents, loaderData.loaded);
  const { linked } = loaderData;
  const markOf = (entry: LinkedEntry) => findConsentMark(topStudents, entry, linked);
  return (
    <>
      <ScreenHeading title={said.title} publicPath={topStudents.screen.publicPath}>
        <ViewSwitch resource={topStudents} view={loaderData.view} />
      </ScreenHeading>
      <CreateForm list={list} title={said.createTitle} submitLabel={said.create} folded={STUDENT_PART} />
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={{ ...TABLE, markOf }} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.list} columns="sm:grid-cols-2 xl:grid-cols-4">
          {(student) => (
            <EntryCard
              key={student._id}
              list={list}
              entry={student}
              title={student.name}
              marks={markOf(student) && <Badge text={markOf(student) ?? ""} />}
              picture={
                <StoredPicture
                  name={student.image}
                  alt=""
                  sizes="10rem"
                  className="mx-auto mt-5 size-36 rounded-full object-cover"
                />
              }
            >
              <p>{said.inClass(student.class)}</p>
              <p>{said.withPercent(student.percent)}</p>
              <LinkedLine entry={student} linked={linked} />
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal list={list} update={{ title: said.edit, submit: said.update }} folded={STUDENT_PART} />
    </>
  );
}
