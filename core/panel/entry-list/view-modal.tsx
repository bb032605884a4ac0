import type { Resource } from "../../content/types/define-resource.ts";
import { words } from "../../ui/panel-words.ts";
import { OnlyLooking } from "../frame/only-looking.tsx";
import { ChangedFields } from "../history/changed-fields.tsx";
import { findChanges, titleOf } from "../history/describe-revision.ts";
import { Button } from "../parts/button.tsx";
import { Modal } from "../parts/modal.tsx";
import type { EntryList } from "./use-entry-list.ts";

/** The values of an entry that the user may not change. */
export function ViewModal<R extends Resource>({ list }: { list: EntryList<R> }) {
  const { viewing, resource, stopViewing } = list;
  if (!viewing) return null;
  const { _id: id } = viewing;
  const type = resource.name;
  // The link to a child's record is an id, which says nothing to a reader.
  const link = resource.child?.id;
  const shown = link ? { ...viewing, [link]: null } : viewing;
  return (
    <Modal title={titleOf(type, id, shown)} onClose={stopViewing}>
      <OnlyLooking />
      <div className="wrap-anywhere">
        <ChangedFields changes={findChanges({ type, id }, undefined, shown)} />
      </div>
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={stopViewing}>
          {words.frame.close}
        </Button>
      </div>
    </Modal>
  );
}
