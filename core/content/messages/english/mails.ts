/** Delivery of mails. */
export const MAILS = {
  mail_not_set: "This server cannot send mail: SMTP_URL and MAIL_FROM are not set",
  mail_unreachable: "The mail server {host} could not be reached",
  mail_host_unknown: "There is no mail server with the name {host}",
  mail_timed_out: "The mail server {host} did not answer in time",
  mail_certificate_expired: "The certificate of the mail server {host} has expired",
  mail_certificate_name: "The mail server has a certificate for another name than {host}",
  mail_certificate_untrusted:
    "The certificate of the mail server {host} does not come from a known authority",
  mail_not_encrypted: "The mail server {host} does not offer an encrypted connection",
  mail_login_refused: "The mail server {host} refused the user name or the password",
  mail_sender_refused: "The mail server {host} does not accept {from} as the sender: {reply}",
  mail_server_answered: "The mail server {host} answered: {reply}",
  mail_address_refused: "The mail server refused the address: {reply}",
  mail_refused: "The mail server refused the mail: {reply}",
  mail_unconfirmed: "The mail server did not confirm the mail. It may have arrived.",
  mail_too_late: "It could not be sent in time",
  too_many_test_mails: "Several test mails were sent already. Please wait before you send another one.",
} as const;
