import { callFor, download } from "../../../../core/panel/api/api-call.ts";
import type { Language } from "../../../../core/words/languages.ts";
import {
  type ForgottenPerson,
  PERSON_DATA_PATHS,
  type PersonData,
  type PersonFileFormat,
} from "../../content/privacy-and-figures/person-data-contract.ts";

export const findPerson = (contact: string) =>
  callFor<PersonData>("POST", PERSON_DATA_PATHS.find, { json: { contact } });

export async function downloadPerson(
  contact: string,
  format: PersonFileFormat,
  language: Language,
): Promise<File> {
  const options = { method: "POST", json: { contact, format, language } };
  return (await download(PERSON_DATA_PATHS.file, `person.${format}`, options)).file;
}

/** `count`: how many enquiries the user has seen. */
export const forgetPerson = (sent: { contact: string; confirm: string; count: number }) =>
  callFor<ForgottenPerson>("POST", PERSON_DATA_PATHS.forget, { json: sent });
