import { defineFeature } from "../../../core/content/feature.ts";
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
  permissions: ["accounts:read", "accounts:write"],
  apart: { byFullAccounts: ["accounts"] },
  auditTypes: {
    account: { needs: "accounts:read", place: 10 },
    invitation: { needs: "accounts:read", place: 20 },
    token: { needs: "accounts:read", place: 30 },
  },
});
