import { features } from "../../../features/content.ts";
import type { Feature, MailKindTexts } from "../feature.ts";

type Declared = Extract<(typeof features)[number], { mailKinds: unknown }>["mailKinds"];
type NamesOf<Kinds> = Kinds extends unknown ? keyof Kinds & string : never;

/** The kinds of queued mails, which features declare. */
export type MailKind = NamesOf<Declared>;

const KINDS: Readonly<Record<string, MailKindTexts>> = Object.assign(
  {},
  ...features.map(({ mailKinds }: Feature) => mailKinds),
);

/** Undefined for a kind of another version of the program. */
export const findMailKind = (kind: string): MailKindTexts | undefined => KINDS[kind];

/** The kinds of mails to people who have written to the school. */
export const visitorMailKinds: readonly string[] = Object.entries(KINDS).flatMap(
  ([kind, { isToVisitors }]) => (isToVisitors ? [kind] : []),
);
