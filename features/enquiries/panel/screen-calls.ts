import { firstPageCall, type TypeCalls } from "../../../core/panel/api/type-calls.ts";
import { contacts } from "../content/contacts.ts";
import { enquiryCalls } from "../content/enquiry-contract.ts";

export const enquiriesCalls: readonly TypeCalls[] = [
  {
    resource: contacts,
    calls: [firstPageCall(contacts), enquiryCalls.people.path, enquiryCalls.summary.path],
  },
];
