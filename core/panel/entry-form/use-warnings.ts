import { useRef, useState } from "react";
import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { snapshot } from "./form-values.ts";

/** Returns warnings that do not prevent saving. */
export type FindWarnings = (values: FormData, entry: Entity<Resource> | undefined) => Promise<string[]>;

/** Checks the form for warnings when a field loses the focus. */
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
