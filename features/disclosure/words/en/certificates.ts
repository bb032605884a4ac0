const counted = (count: number) => (count === 1 ? "1 certificate" : `${count} certificates`);
const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** The screen with the certificates, their warnings on the dashboard, and the choice of mails. */
export const certificates = {
  title: "Certificates",
  list: "Certificates",
  add: "Add Certificate",
  edit: "Edit Certificate",
  about:
    "The website lists certificates unless they are internal. From the day after its last day, it shows a certificate as expired.",
  kind: "Kind",
  certificate: "Certificate",
  state: "State",
  number: "Number",
  authority: "Issued by",
  issuedOn: "Issued on",
  titleHint: "needed for “Other”",
  validUntilHint: "empty if it has no end",
  viewFile: "View file",
  of: (title: string) => ` of ${title}`,
  noFile: "No file yet",

  noEnd: "Valid, no end",
  valid: (day: string) => `Valid until ${day}`,
  endsIn: (day: string, count: number) => `${days(count)} left (${day})`,
  endsToday: "Valid until the end of today",
  expired: (day: string) => `Expired on ${day}`,
  internal: "Internal",
  earlier: "Earlier",
  alsoInForce: (count: number) =>
    count === 1
      ? "An earlier one of this kind is still valid. The website shows this one, which was issued last."
      : `${count} earlier ones of this kind are still valid. The website shows this one, which was issued last.`,
  laterExpired: "Later ones of this kind have expired. The website shows this one, which is still valid.",

  renew: "Renew",
  renewOf: (title: string) => `Renew ${title}`,
  renewing: "A new certificate of the same kind. The earlier one stays in the list.",

  mails: "Mails before certificates expire",
  mailsText:
    "You get a mail 90, 30 and 7 days before a certificate expires, and when it has expired. A renewed certificate needs no mail.",
  mailsOn: "Send me these mails",
  mailsNotSet:
    "This server does not send mail, so there are no mails about certificates. The dashboard warns you instead.",

  taskExpired: (count: number) => `${counted(count)} ${count === 1 ? "has" : "have"} expired`,
  taskEnding: (count: number, within: number) =>
    `${counted(count)} ${count === 1 ? "expires" : "expire"} within ${within} days`,
  named: (name: string, day: string) => `${name} (${day})`,
};
