import { firstPageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { contacts } from "../content/contacts.ts";
import { ENQUIRY_PATHS } from "../content/enquiry-contract.ts";

export const enquiriesCalls: readonly TypeCalls[] = [
  { resource: contacts, calls: [firstPageCall(contacts), ENQUIRY_PATHS.people, ENQUIRY_PATHS.summary] },
];
