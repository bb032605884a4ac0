import { failedWith } from "../../../../core/panel/api/api-failure.ts";
import { listEntries } from "../../../../core/panel/api/entries.ts";
import { send } from "../../../../core/panel/api/send.ts";
import { findAccountId } from "../../../../core/panel/session/rights.ts";
import { contacts } from "../../content/contacts.ts";
import { enquiryCalls } from "../../content/enquiry-contract.ts";
import type { Enquiry } from "../enquiries.ts";

const PAGE = 100;

/**
 * Claims the next enquiry that waits for an answer and that no colleague has taken: an older one, or else the newest. Of two people who ask
 * at once, each gets another one. Undefined if there is none.
 */
export async function claimNextOpen({ _id, createdAt }: Enquiry): Promise<string | undefined> {
  const newer: Enquiry[] = [];
  for await (const each of listFree()) {
    if (each._id === _id) continue;
    if (each.createdAt >= createdAt) newer.push(each);
    else if (await claim(each._id)) return each._id;
  }
  for (const each of newer) if (await claim(each._id)) return each._id;
  return undefined;
}

/** All open enquiries that nobody else has taken, newest first, a page at a time. */
async function* listFree(): AsyncGenerator<Enquiry> {
  const accountId = findAccountId();
  for (let offset = 0, all = 1; offset < all; offset += PAGE) {
    const { entries, total } = await listEntries(contacts, { status: "open", limit: PAGE, offset });
    all = total;
    yield* entries.filter(({ assignedTo }) => !assignedTo || assignedTo === accountId);
  }
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
