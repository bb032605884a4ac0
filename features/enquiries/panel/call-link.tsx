import { callLink } from "../../../core/content/text/phone-number.ts";

/** A telephone number that can be tapped. */
export const CallLink = ({ phoneNumber }: { phoneNumber: string }) => (
  <a href={callLink(phoneNumber)} className="text-link">
    {phoneNumber}
  </a>
);
