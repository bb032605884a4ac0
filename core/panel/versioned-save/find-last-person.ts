import { historyCalls } from "../../content/api/history-contract.ts";
import { words } from "../../ui/panel-words.ts";
import { namePerson } from "../../words/panel/name-actor.ts";
import { send } from "../api/send.ts";
import { may } from "../session/rights.ts";

/** Finds the person who saved the latest version of an entry or a page; undefined if the user has no right to read the name. */
export async function findLastPerson(type: string, id: string): Promise<string | undefined> {
  if (!may("history:read")) return undefined;
  const [last] = await send(historyCalls.list, { params: { type, id } });
  return last && namePerson(words, last);
}
