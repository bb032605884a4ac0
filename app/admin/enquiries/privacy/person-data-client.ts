import {
  type ForgottenPerson,
  PERSON_DATA_PATHS,
  type PersonData,
  type PersonFileFormat,
} from "../../../../content/enquiries/person-data-contract.ts";
import type { Language } from "../../../../content/words/languages.ts";
import { callFor, download } from "../../api/api-call.ts";

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
