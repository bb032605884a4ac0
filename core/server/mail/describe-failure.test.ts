import { expect, it } from "vitest";
import { mailSettings } from "../../../tests/smtp-server.ts";
import { decode, inEnglish } from "../../content/messages/message.ts";
import { describeFailure, readReply, type SmtpError } from "./describe-failure.ts";

const settings = mailSettings({ host: "mail.example" });
const failureOf = (details: Partial<SmtpError>) =>
  describeFailure(Object.assign(new Error("secret"), details), settings);
const refused = (command: string, response: string) => {
  const responseCode = Number(response.slice(0, 3));
  return failureOf({ code: "EENVELOPE", command, response, responseCode, permanent: responseCode >= 500 });
};

it.each([
  ["mail_unreachable", { code: "ESOCKET", originalCode: "ECONNREFUSED" }],
  ["mail_unreachable", { code: "ECONNECTION" }],
  ["mail_host_unknown", { code: "EDNS", originalCode: "ENOTFOUND" }],
  ["mail_timed_out", { code: "ETIMEDOUT" }],
  ["mail_timed_out", { code: "EDNS", originalCode: "ETIMEOUT" }],
  ["mail_certificate_expired", { code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }],
  ["mail_certificate_name", { code: "ESOCKET", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" }],
  ["mail_certificate_untrusted", { code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }],
  ["mail_certificate_untrusted", { code: "ESOCKET", originalCode: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }],
  ["mail_not_encrypted", { code: "ETLS", response: "454 TLS not available" }],
  ["mail_not_encrypted", { code: "ESOCKET", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" }],
  ["mail_login_refused", { code: "EAUTH", response: "535 Wrong", permanent: true }],
  ["mail_server_answered", { code: "EAUTH", response: "454 Later", permanent: false }],
  ["mail_server_answered", { code: "EPROTOCOL", response: "554 No service" }],
])("%s for %o is tried again", (id, details) => {
  const { reason, isPermanent } = failureOf(details);
  expect([decode(reason).id, isPermanent]).toEqual([id, false]);
  expect(inEnglish(reason)).not.toContain("secret");
});

it("a refusal of the recipient or the mail is final, unless the server says later", () => {
  expect(refused("RCPT TO", "550 5.1.1 No such user")).toMatchObject({ isPermanent: true });
  expect(refused("DATA", "554 Looks like spam")).toMatchObject({ isPermanent: true });
  expect(refused("RCPT TO", "450 Mailbox busy")).toMatchObject({ isPermanent: false });
});

it.each([
  ["550 5.1.1 <a@b.example> rejected", "The mailbox does not exist (550)"],
  ["550 No such user here", "The mailbox does not exist (550)"],
  ["552 5.2.2 Over the limit", "The mailbox is full (552)"],
  ["452 Mailbox full", "The mailbox is full (452)"],
  ["550 5.1.2 Bad destination", "The part of the address after @ does not exist (550)"],
  ["450 4.7.1 Rate quota exceeded", "The mail server of the recipient asks to try again later (450)"],
  ["450 4.2.0 Greylisted", "The mail server of the recipient asks to try again later (450)"],
  ["554 5.7.1 Relay access denied", "The mail server refused the address: 554 5.7.1 Relay access denied"],
  [
    "550 5.1.8 Sender address rejected: Domain not found",
    "The mail server refused the address: 550 5.1.8 Sender address rejected: Domain not found",
  ],
  [
    "550 Client host [203.0.113.7] rejected: cannot find your reverse hostname, [unknown]",
    "The mail server refused the address: 550 Client host [203.0.113.7] rejected: cannot find your reverse hostname, [unknown]",
  ],
])("the refusal %s of an address is said in words", (response, words) => {
  expect(inEnglish(refused("RCPT TO", response).reason)).toBe(words);
});

it.each([
  ["554 5.7.1 Message blocked as spam", "The mail server takes the mail for spam (554)"],
  ["552 Message size exceeds the maximum", "The mail is too large for the mail server (552)"],
  ["554 5.6.0 Bad header", "The mail server refused the mail: 554 5.6.0 Bad header"],
])("the refusal %s of a mail is said in words", (response, words) => {
  expect(inEnglish(refused("DATA", response).reason)).toBe(words);
});

it("a refused sender is tried again, because somebody can correct MAIL_FROM", () => {
  const { reason, isPermanent } = refused("MAIL FROM", "553 Not your address");
  expect(isPermanent).toBe(false);
  expect(inEnglish(reason)).toContain("does not accept office@school.example as the sender: 553 Not your");
});

it("the server's words are one short line without links and control characters", () => {
  expect(readReply("550-5.7.1 Blocked:\r\n550 5.7.1 https://school.example/reset/s3cret \u0007is\tbad")).toBe(
    "550 5.7.1 Blocked: 5.7.1 … is bad",
  );
  expect(readReply("554 school.example/reset/s3cret")).toBe("554 …");
  expect(readReply(`550 ${"x".repeat(5000)}`)).toHaveLength(201);
});
