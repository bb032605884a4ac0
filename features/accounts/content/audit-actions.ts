import type { AuditActionTexts } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";

export const accountsAuditActions = {
  login: { name: label("Logged in", "लॉगिन किया"), sentence: label("Logged in", "लॉगिन किया गया") },
  logout: { name: label("Logged out", "लॉगआउट किया"), sentence: label("Logged out", "लॉगआउट किया गया") },
  "end-session": {
    name: label("Ended a session", "लॉगिन सत्र समाप्त किया"),
    sentence: label("Ended a session", "एक लॉगिन सत्र समाप्त किया गया"),
  },
  "change-password": {
    name: label("Changed the password", "पासवर्ड बदला"),
    sentence: label("Changed the password", "पासवर्ड बदला गया"),
  },
  "add-passkey": {
    name: label("Added a passkey", "पासकी जोड़ी"),
    sentence: label("Added a passkey", "पासकी जोड़ी गई"),
  },
  "remove-passkey": {
    name: label("Removed a passkey", "पासकी हटाई"),
    sentence: label("Removed a passkey", "पासकी हटाई गई"),
  },
  "reset-password": {
    name: label("Set a new password", "नया पासवर्ड बनाया"),
    sentence: label("Set a new password for {what}", "नया पासवर्ड बनाया गया: {what}"),
  },
  "reset-link": {
    name: label("Made a link for a new password", "नए पासवर्ड का लिंक बनाया"),
    sentence: label("Made a link for a new password for {what}", "नए पासवर्ड का लिंक बनाया गया: {what}"),
  },
  "sign-out": {
    name: label("Ended every session", "हर जगह से लॉगआउट किया"),
    sentence: label("Ended every session of {what}", "हर जगह से लॉगआउट किया गया: {what}"),
  },
  "set-up-second-step": {
    name: label("Set up an authenticator app", "प्रमाणीकरण ऐप जोड़ा"),
    sentence: label("Set up an authenticator app for the login", "लॉगिन के लिए प्रमाणीकरण ऐप जोड़ा गया"),
  },
  "remove-second-step": {
    name: label("Removed an authenticator app", "प्रमाणीकरण ऐप हटाया"),
    sentence: label("Removed the authenticator app of the login", "लॉगिन से प्रमाणीकरण ऐप हटाया गया"),
  },
  "reset-second-step": {
    name: label("Reset a second step", "दूसरा चरण रीसेट किया"),
    sentence: label("Reset the second step of {what}", "लॉगिन का दूसरा चरण रीसेट किया गया: {what}"),
  },
  "make-recovery-codes": {
    name: label("Made new recovery codes", "नए रिकवरी कोड बनाए"),
    sentence: label("Made new recovery codes", "नए रिकवरी कोड बनाए गए"),
  },
  "use-recovery-code": {
    name: label("Used a recovery code", "रिकवरी कोड काम में लिया"),
    sentence: label("Used a recovery code", "रिकवरी कोड काम में लिया गया"),
  },
} as const satisfies Record<string, AuditActionTexts>;
