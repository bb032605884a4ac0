import { Words, type WordsProps } from "../../../core/site/components/words.tsx";
import { classNameOf } from "../content/classes/class-name.ts";

/** The name of a class, which Hindi pages show in Hindi even if the school left its Hindi blank. */
export function ClassWords({ of, ...attributes }: WordsProps) {
  if (typeof of === "string") return <Words of={of} {...attributes} />;
  return <Words of={classNameOf(of)} field={of} {...attributes} />;
}
