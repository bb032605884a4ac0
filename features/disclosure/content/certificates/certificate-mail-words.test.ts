import { expect, it } from "vitest";
import { CERTIFICATE_MAIL, type MailedCertificate } from "./certificate-mail-words.ts";

const DAY = "2026-11-18";
const LINK = "https://school.example/admin/certificates";

const buildCertificate = (values: Partial<MailedCertificate>): MailedCertificate => ({
  _id: "a",
  kind: "fire safety",
  title: null,
  titleHi: null,
  issuedOn: "2020-01-01",
  validUntil: DAY,
  ...values,
});

const CERTIFICATES = [
  buildCertificate({ validUntil: "2026-12-18" }),
  buildCertificate({ kind: "water test", validUntil: "2026-11-17" }),
  buildCertificate({ kind: "other", title: "Lift\nlicence", titleHi: "लिफ़्ट का लाइसेंस" }),
];

it("the mail lists the certificates, the first to expire at the top, each in one line", () => {
  const { subject, text } = CERTIFICATE_MAIL.en(CERTIFICATES, DAY, LINK);
  expect(subject).toBe("3 certificates to renew");
  expect(text.split("\n\n")[1]).toBe(
    [
      "• Water test report: expired on 17 November 2026",
      "• Lift licence: valid until the end of today, 18 November 2026",
      "• Fire safety certificate: valid until 18 December 2026, 30 days left",
    ].join("\n"),
  );
  expect(text.split("\n")).toContain(LINK);
});

it("so does the mail in Hindi", () => {
  const { text } = CERTIFICATE_MAIL.hi(CERTIFICATES, DAY, LINK);
  expect(text.split("\n\n")[1]).toBe(
    [
      "• जल परीक्षण रिपोर्ट: 17 नवंबर 2026 को समाप्त",
      "• लिफ़्ट का लाइसेंस: आज (18 नवंबर 2026) के अंत तक मान्य",
      "• अग्नि सुरक्षा प्रमाणपत्र: 18 दिसंबर 2026 तक मान्य, 30 दिन शेष",
    ].join("\n"),
  );
});
