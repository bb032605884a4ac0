import type { ReactNode, Ref } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { EntryActions } from "./entry-actions.tsx";
import type { EntryList } from "./use-entry-list.ts";

interface EntryCardProps<R extends Resource> {
  list: EntryList<R>;
  entry: Entity<R>;
  title: string;
  picture?: ReactNode;
  onEdit?: () => void;
  children?: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

export function EntryCard<R extends Resource>({ picture, children, ref, ...actions }: EntryCardProps<R>) {
  return (
    <li ref={ref} data-entry={actions.entry._id} className="card wrap-anywhere flex flex-col">
      {picture}
      <div className="grid content-start gap-2 p-4">
        <h2 lang={languageOf(actions.title)} className="text-maroon text-subhead">
          {actions.title}
        </h2>
        {children}
      </div>
      <div className="mt-auto p-4 pt-0">
        <EntryActions {...actions} />
      </div>
    </li>
  );
}
