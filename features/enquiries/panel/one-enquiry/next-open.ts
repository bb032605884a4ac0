import { failedWith } from "../../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { contacts } from "../../content/contacts.ts";
import { enquiryCalls } from "../../content/enquiry-contract.ts";
import type { Enquiry } from "../enquiries.ts";

const LIMIT = 100;

/**
 * Claims the next enquiry that waits for an answer and that no colleague has taken: an older one, or else the newest. Of two people who ask
 * at once, each gets another one. Undefined if there is none.
 */
export async function claimNextOpen({ _id, createdAt }: Enquiry): Promise<string | undefined> {
  const { entries } = await listEntries(contacts, { status: "open", limit: LIMIT });
  const accountId = findAccountId();
  const free = entries.filter(
    (each) => each._id !== _id && (!each.assignedTo || each.assignedTo === accountId),
  );
  const older = free.filter((each) => each.createdAt < createdAt);
  for (const each of new Set([...older, ...free])) {
    if (await claim(each._id)) return each._id;
  }
  return undefined;
}

async function claim(id: string): Promise<boolean> {
  try {
    await send(enquiryCalls.startAnswering, { params: { id }, body: {} });
    return true;
  } catch (error) {
    // A colleague is answering it, or has deleted it.
    if (failedWith(error, 409) || failedWith(error, 404)) return false;
    throw error;
  }
}
