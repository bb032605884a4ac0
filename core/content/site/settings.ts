import { z } from "zod";
import { featureSettings } from "../../../features/settings.ts";
import type { Language } from "../../words/languages.ts";
import { type Duty, dutyNames } from "../api/permissions.ts";
import { siteAddressSchema } from "./site-address-contract.ts";

/** A duty of another version of the program is ignored. */
const knownDuties = z
  .array(z.string())
  .transform((names): Duty[] => dutyNames.filter((duty) => names.includes(duty)));

/**
 * Choices of the school that are not page content. Each has a schema for its stored value and the value that applies until
 * somebody has chosen.
 */
export const SETTINGS = {
  /** The duties whose accounts need a second step at the login. */
  secondStepFor: { schema: knownDuties, initial: [] as Duty[] },
  ...featureSettings,
  /** The address of the website, if the server is started without `SITE_URL`; null until somebody has confirmed it. */
  siteAddress: { schema: siteAddressSchema.nullable(), initial: null as string | null },
};

/** The labels of the features' settings, in the audit log. */
export const nameFeatureSettings = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(featureSettings).map(([name, { label }]) => [name, label[language]]));

export type SettingName = keyof typeof SETTINGS;
type FeatureSetting = keyof typeof featureSettings;
export const featureSettingNames = Object.keys(featureSettings) as FeatureSetting[];
export type Setting<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]["schema"]>;

export type FeatureSettings = { [Name in FeatureSetting]: Setting<Name> };

/** The value of a stored text; the initial one if there is none or it is damaged. */
export function parseSetting<Name extends SettingName>(name: Name, value: unknown): Setting<Name> {
  const { schema, initial } = SETTINGS[name];
  const parsed = schema.safeParse(value);
  return (parsed.success ? parsed.data : initial) as Setting<Name>;
}

export const initialSettings: FeatureSettings = Object.fromEntries(
  featureSettingNames.map((name) => [name, parseSetting(name, undefined)]),
) as FeatureSettings;
