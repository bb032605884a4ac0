import type { RawBuilder } from "kysely";
import type { PersonDetails } from "../../../core/server/content/feature-store.ts";
import { parseJson } from "../../../core/server/database/parse-json.ts";
import { readSetting } from "../../../core/server/database/settings.ts";
import type { Database, StoredFields, Tx } from "../../../core/server/database/tables.ts";
import { type Label, label } from "../../../core/words/label.ts";
import type { Typed } from "../content/form/apply-contract.ts";
import type { Answer } from "../content/form/check-application.ts";
import { questionField } from "../content/form/form-parts.ts";
import { type EventKind, STEP_NAMES, type Step } from "../content/steps.ts";
import { answersOf } from "./application-data.ts";
import { applicationEvents } from "./application-events.ts";
import { listDocuments } from "./documents.ts";

const EVENT_NAMES: Readonly<Record<EventKind, Label>> = {
  note: label("Note", "टिप्पणी"),
  mail: label("Mail", "मेल"),
  whatsapp: label("WhatsApp", "WhatsApp"),
  step: label("Step", "चरण"),
  person: label("Assigned to", "किसके पास है"),
  invitation: label("Invited for", "बुलावा"),
  offer: label("Offered until", "स्थान कब तक"),
  sent: label("Sent", "भेजा गया"),
  corrected: label("Corrected", "सुधारा गया"),
  documents: label("Document", "दस्तावेज़"),
};

/** Forms and corrections that parents have typed and not sent. */
export async function findUnsent(
  from: Database | Tx,
  mayHave: (column: string) => RawBuilder<boolean>,
): Promise<StoredFields[]> {
  const { questions } = await readSetting(from, "applications");
  const forms = await from
    .selectFrom("applicationForms")
    .select(["_id", "createdAt", "typed"])
    .where(mayHave("typed"))
    .execute();
  return forms.map(({ typed, ...form }) => {
    const values = (parseJson(String(typed)) ?? {}) as Typed;
    const answers = questions.flatMap(({ id, question }): Answer[] => {
      const answer = values[questionField(id)];
      return answer ? [{ id, question, answer }] : [];
    });
    return { ...values, ...form, answers: JSON.stringify(answers) };
  });
}

/** What is stored about an application beside its fields: state, answers, documents and history. */
export async function findPersonDetails(from: Database | Tx, entry: StoredFields): Promise<PersonDetails> {
  const id = String(entry._id);
  const settings = await readSetting(from, "applications");
  const inBoth = ({ en, hi }: { en: string | null; hi: string | null }) =>
    label(en ?? hi ?? "", hi ?? en ?? "");
  const documents = (await listDocuments(from, id)).map(({ document }) => {
    const asked = settings.documents.find((each) => each.id === document);
    return asked ? inBoth(asked.name) : label(document, document);
  });
  const plain = (value: unknown) => label(String(value ?? ""), String(value ?? ""));
  return {
    lines: [
      ...(entry.reference ? [{ name: label("Reference", "संदर्भ"), text: plain(entry.reference) }] : []),
      ...(entry.step ? [{ name: EVENT_NAMES.step, text: STEP_NAMES[entry.step as Step] }] : []),
      ...answersOf(entry).map(({ question, answer }) => ({ name: inBoth(question), text: plain(answer) })),
      ...documents.map((text) => ({ name: EVENT_NAMES.documents, text })),
    ],
    log: (await applicationEvents.list(from, id)).map(({ at, person, kind, text, details }) => {
      const { to } = (parseJson(details) ?? {}) as { to?: string };
      return {
        at,
        person,
        name: EVENT_NAMES[kind as EventKind],
        text: kind === "step" ? (STEP_NAMES[to as Step] ?? plain(to)) : plain(text || to),
      };
    }),
  };
}
