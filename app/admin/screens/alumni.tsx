import type { LoaderFunctionArgs } from "react-router";
import { alumni } from "../../../content/resources/alumni.ts";
import { Button } from "../../ui/button.tsx";
import { fillWords } from "../../ui/fill-words.tsx";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { Badge } from "../entry-list/badge.tsx";
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

const said = words.entryScreens.alumni;

export const title = said.title;

const TABLE: TableOptions<typeof alumni> = {
  names: words.entryNames.alumni,
  title: { name: "name", label: words.entryScreens.name },
  titleOf: ({ name }) => name,
  pictureOf: ({ image }) => image,
  columns: [
    { name: "passOutYear", label: said.leftIn, isNarrow: true, isShort: true },
    { name: "designation", label: words.entryScreens.designation, isShort: true },
    { name: "location", label: said.place },
  ],
};

const STUDENT_PART = studentPart({ name: "name", class: "passOutClass" });

export async function loader({ request }: LoaderFunctionArgs) {
  const page = await loadView(alumni, request, () => loadOnePage(alumni, request));
  return { ...page, linked: await orToLogin(loadLinkedChildren(page.loaded.entries, request.signal)) };
}

export default function Alumni({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(alumni, loaderData.loaded);
  const { linked } = loaderData;
  const markOf = (entry: LinkedEntry) => findConsentMark(alumni, entry, linked);
  return (
    <>
      <ScreenHeading title={said.title} publicPath={alumni.screen.publicPath}>
        <ViewSwitch resource={alumni} view={loaderData.view} />
        <Button onClick={list.startCreate}>{said.add}</Button>
      </ScreenHeading>
      {loaderData.view === "table" ? (
        <EntryTable list={list} table={{ ...TABLE, markOf }} page={loaderData} />
      ) : (
        <ListFrame list={list} label={said.title} columns="sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {(alumnus) => (
            <EntryCard
              key={alumnus._id}
              list={list}
              entry={alumnus}
              title={alumnus.name}
              marks={markOf(alumnus) && <Badge text={markOf(alumnus) ?? ""} />}
              picture={
                <StoredPicture
                  name={alumnus.image}
                  alt={words.entryScreens.portraitOf(alumnus.name)}
                  sizes="(min-width: 640px) 20rem, 100vw"
                  className="aspect-4/3 w-full object-cover object-top"
                />
              }
            >
              <p lang={languageOf(alumnus.designation, panelLanguage)} className="font-bold">
                {alumnus.designation}, {alumnus.location}
              </p>
              <p lang={languageOf(alumnus.post, panelLanguage)}>{alumnus.post}</p>
              <p
                lang={languageOf(alumnus.passOutClass, panelLanguage)}
                className="text-caption text-ink-soft"
              >
                {alumnus.passOutClass}, {alumnus.passOutYear}
              </p>
              <p className="text-caption text-ink-soft">
                {fillWords(said.father, {
                  name: (
                    <span lang={languageOf(alumnus.fatherName, panelLanguage)}>{alumnus.fatherName}</span>
                  ),
                })}
              </p>
              <LinkedLine entry={alumnus} linked={linked} />
            </EntryCard>
          )}
        </ListFrame>
      )}
      <ListModal
        list={list}
        create={{ title: said.add, submit: words.frame.save }}
        update={{ title: said.edit, submit: words.frame.save }}
        folded={STUDENT_PART}
      />
    </>
  );
}
