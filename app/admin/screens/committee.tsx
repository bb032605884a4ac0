import type { LoaderFunctionArgs } from "react-router";
import { committee } from "../../../content/resources/committee.ts";
import { Button } from "../../ui/button.tsx";
import { languageOf } from "../../ui/language.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { EntryCard } from "../entry-list/entry-card.tsx";
import { ListFrame } from "../entry-list/list-frame.tsx";
import { ListModal } from "../entry-list/list-modal.tsx";
import { loadEntries } from "../entry-list/load-entries.ts";
import { useEntryList } from "../entry-list/use-entry-list.ts";
import type { ScreenProps } from "../screen.ts";

export const title = "Committee";

export const loader = ({ request }: LoaderFunctionArgs) => loadEntries(committee, request.signal);

export default function Committee({ loaderData }: ScreenProps<typeof loader>) {
  const list = useEntryList(committee, loaderData);
  return (
    <>
      <ScreenHeading title="Managing Committee" publicPath={committee.screen.publicPath}>
        <Button onClick={list.startCreate}>Add Committee Member</Button>
      </ScreenHeading>
      <ListFrame list={list} label="Committee members">
        {(member) => (
          <EntryCard key={member._id} list={list} entry={member} title={member.name}>
            {member.nameHi && <p lang="hi">{member.nameHi}</p>}
            <p className="font-bold">
              <span lang={languageOf(member.designation)}>{member.designation}</span>
              {member.designationHi && (
                <>
                  {" · "}
                  <span lang="hi">{member.designationHi}</span>
                </>
              )}
            </p>
          </EntryCard>
        )}
      </ListFrame>
      <ListModal
        list={list}
        create={{ title: "Add Committee Member", submit: "Save" }}
        update={{ title: "Edit Committee Member", submit: "Save" }}
      />
    </>
  );
}
