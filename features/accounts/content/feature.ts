import { defineFeature } from "../../../core/content/feature.ts";
import { label } from "../../../core/words/label.ts";
import { OPEN_SCREENS } from "./screen-paths.ts";

export const accountsFeature = defineFeature({
  name: "accounts",
  screens: [
    { file: "login", address: OPEN_SCREENS.login, isOpen: true },
    { file: "forgotten-password", address: OPEN_SCREENS["forgotten-password"], isOpen: true },
    { file: "accept-invitation", address: OPEN_SCREENS["accept-invitation"], isOpen: true },
    { file: "new-password", address: OPEN_SCREENS["new-password"], isOpen: true },
    { file: "confirm-email", address: OPEN_SCREENS["confirm-email"], isOpen: true },
    { file: "account" },
    { file: "accounts", needs: ["accounts:read"] },
    { file: "logout", isAlone: true },
  ],
  mailKinds: {
    invitation: { name: label("Invitation", "निमंत्रण") },
    "password-reset": { name: label("New password", "नया पासवर्ड") },
    "email-change": { name: label("Confirmation of a new email address", "नए ईमेल पते की पुष्टि") },
    "email-changed": { name: label("Notice of a changed email address", "ईमेल पता बदलने की सूचना") },
    security: { name: label("Notice about the safety of an account", "खाते की सुरक्षा की सूचना") },
  },
  permissions: ["accounts:read", "accounts:write"],
  apart: { byFullAccounts: ["accounts"] },
  subjects: {
    account: {
      singular: label("Account", "खाते"),
      plural: label("Accounts", "खाते"),
      inSentences: { manyHi: "खातों", noun: "masculine", subject: { one: "खाता" } },
    },
    invitation: {
      singular: label("Invitation", "निमंत्रण"),
      plural: label("Invitations", "निमंत्रण"),
      inSentences: { manyHi: "निमंत्रणों", noun: "masculine" },
    },
    token: {
      singular: label("Access token", "एक्सेस टोकन"),
      plural: label("Access tokens", "एक्सेस टोकन"),
      inSentences: { manyHi: "एक्सेस टोकनों", noun: "masculine" },
    },
  },
  auditFields: {
    account: {
      name: label("Name", "नाम"),
      duties: label("Duties", "ज़िम्मेदारियाँ"),
      email: label("Email", "ईमेल"),
    },
  },
  auditTypes: {
    account: { needs: "accounts:read", place: 10 },
    invitation: { needs: "accounts:read", place: 20 },
    token: { needs: "accounts:read", place: 30 },
  },
});
