import type { AnyDocument } from "../../../../core/content/pages/define-page.ts";
import { sendForHeaders } from "../../../../core/panel/api/send.ts";
import {
  type ComparedField,
  mergeDocuments,
  rebaseDocument,
} from "../../../../core/panel/page-editor/compare-documents.ts";
import { words } from "../../../../core/ui/panel-words.ts";
import { label } from "../../../../core/words/label.ts";
import { applicationCalls } from "../../content/office/office-contract.ts";
import type { ApplicationSettings } from "../../content/settings.ts";

const texts = words.applicationSettings;

export interface StoredSettings {
  settings: ApplicationSettings;
  updatedAt: string;
}

export interface SettingsEdit {
  settings: ApplicationSettings;
  base: StoredSettings;
}

export async function loadSettings(signal?: AbortSignal): Promise<StoredSettings> {
  const { body, header } = await sendForHeaders(applicationCalls.settings, { signal });
  // A proxy that compresses answers marks their version with W/.
  return { settings: body, updatedAt: (header("etag") ?? "").replace(/^W\/|"/g, "") };
}

const field = (kind: "value" | "list", text: string): ComparedField => ({ kind, label: label(text, text) });

const COMPARED: { fields: Record<keyof ApplicationSettings, ComparedField> } = {
  fields: {
    isOpen: field("value", texts.isOpen),
    classes: field("list", texts.intake),
    documents: field("list", texts.documents),
    questions: field("list", texts.questions),
    asksCategory: field("value", texts.asksCategory),
    months: field("value", texts.months),
    texts: field("list", texts.texts),
  },
};

/** Items of lists are compared by their ids. Classes are known by their names, and a version may lack some of them. */
function versionsOf({ settings: mine, base }: SettingsEdit, theirs: StoredSettings) {
  const all = [theirs.settings, mine, base.settings];
  const names = new Set(all.flatMap(({ classes }) => classes.map((each) => each.class)));
  const toDocument = (settings: ApplicationSettings): AnyDocument => ({
    ...settings,
    classes: [...names].map((id) => ({ id, ...settings.classes.find((each) => each.class === id) })),
  });
  return { base: toDocument(base.settings), mine: toDocument(mine), theirs: toDocument(theirs.settings) };
}

type ClassSettings = ApplicationSettings["classes"][number];

function toSettings(document: AnyDocument): ApplicationSettings {
  const settings = document as ApplicationSettings;
  const classes = settings.classes as ({ id: string } & Partial<ClassSettings>)[];
  return {
    ...settings,
    classes: classes.flatMap(({ id: _name, ...each }) => ("class" in each ? [each as ClassSettings] : [])),
  };
}

/** How the settings are compared with what somebody else has saved meanwhile. */
export const settingsVersions = {
  compare: (edit: SettingsEdit, theirs: StoredSettings) =>
    mergeDocuments(COMPARED, versionsOf(edit, theirs)).differences,
  rebase: (edit: SettingsEdit, theirs: StoredSettings, takeTheirs: ReadonlySet<string>): SettingsEdit => ({
    settings: toSettings(rebaseDocument(COMPARED, versionsOf(edit, theirs), takeTheirs)),
    base: theirs,
  }),
  isChanged: ({ settings, base }: SettingsEdit) => JSON.stringify(settings) !== JSON.stringify(base.settings),
};
