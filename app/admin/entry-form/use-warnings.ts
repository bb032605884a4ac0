import { useRef, useState } from "react";
import type { Entity, Resource } from "../../../content/resources/define-resource.ts";
import { snapshot } from "./form-values.ts";

/** Says what is worth a second look before a form is saved, in whole sentences; it may be right all the same. */
export type FindWarnings = (values: FormData, entry: Entity<Resource> | undefined) => Promise<string[]>;

/** Warnings about what stands in a form; to be looked for whenever a field is left. */
export function useWarnings(findWarnings: FindWarnings | undefined, entry: Entity<Resource> | undefined) {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const lookedAt = useRef("");
  return {
    warnings,
    async look(form: HTMLFormElement): Promise<void> {
      const values = snapshot(form);
      if (!findWarnings || values === lookedAt.current) return;
      lookedAt.current = values;
      const found = await findWarnings(new FormData(form), entry);
      if (values === lookedAt.current) setWarnings(found);
    },
  };
}
