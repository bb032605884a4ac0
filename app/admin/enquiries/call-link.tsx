/** A telephone number that can be tapped. */
export const CallLink = ({ phoneNumber }: { phoneNumber: string }) => (
  <a href={`tel:${phoneNumber.replace(/[^+\d]/g, "")}`} className="text-link">
    {phoneNumber}
  </a>
);
