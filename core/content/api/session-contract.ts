import { z } from "zod";
import { LANGUAGES } from "../../words/languages.ts";
import { message, notAnOption } from "../messages/message.ts";
import { defineCalls } from "./define-calls.ts";
import "./schemas-in-browsers.ts";

const loginInputSchema = z.strictObject({
  email: z.email(message("email_needed")).max(254),
  password: z.string().min(1, message("password_required")).max(1024),
});

/** The part of the login response that the panel uses. The specification defines the token and the role. */
export const loginSchema = z.object({
  token: z.string().min(1),
  role: z.string().min(1),
  permissions: z.array(z.string()).optional(),
  mustSetUpSecondStep: z.boolean().optional(),
});

export const loginAnswerSchema = loginSchema.extend({
  duties: z.array(z.string()),
  permissions: z.array(z.string()),
  mustSetUpSecondStep: z
    .boolean()
    .describe(
      "The school requires a second step for a duty of the account; until then there are no permissions",
    ),
});

/** How a list of the panel is shown. */
const VIEWS = ["cards", "table"] as const;
export type View = (typeof VIEWS)[number];

const ownRightsSchema = z.object({
  accountId: z.string(),
  /** Empty until it is entered. */
  name: z.string(),
  email: z.string(),
  duties: z.array(z.string()),
  permissions: z.array(z.string()),
  mustSetUpSecondStep: z.boolean(),
  views: z
    .partialRecord(z.string(), z.enum(VIEWS))
    .describe("How the lists of the panel are shown, by content type, as chosen"),
});

/**
 * Where a session was opened: on the computer of the website, in the network of the current session, in a local network, or in another one.
 */
const SESSION_PLACES = ["computer", "here", "local", "other", "unknown"] as const;
export type SessionPlace = (typeof SESSION_PLACES)[number];

/** The current account and its active sessions. */
const ownSessionsSchema = z.object({
  /** Empty until it is entered. */
  name: z.string(),
  email: z.string(),
  /** True until the password that the program generated is changed. */
  hasGeneratedPassword: z.boolean(),
  sessions: z.array(
    z.object({
      id: z.string(),
      /** For example "Chrome on Android"; empty if unknown. */
      device: z.string(),
      place: z.enum(SESSION_PLACES),
      /** The network address, if the place is another network. Only the owner of the account can read it. */
      address: z.string().optional(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type OwnSessions = z.infer<typeof ownSessionsSchema>;

/** Null if nothing was chosen yet. */
const chosenLanguageSchema = z.object({ language: z.enum(LANGUAGES).nullable() });

/** Logging in and out, and the sessions of the own account. */
export const sessionCalls = defineCalls("Admins", {
  logIn: {
    method: "POST",
    path: "/admins/login",
    access: "public",
    worksOnFullDisk: true,
    summary: "Log in",
    body: loginInputSchema,
    answer: loginAnswerSchema,
    refusals: [429],
    errorIds: { 401: ["login_failed", "second_step_needed"] },
  },
  logOut: {
    method: "GET",
    path: "/admins/logout",
    access: "session",
    worksOnFullDisk: true,
    // A HEAD request must not end the session.
    exposeHeadRoute: false,
    summary: "Log out",
  },
  confirm: {
    method: "POST",
    path: "/admins/confirm",
    access: "session",
    // Deleting for good works on a full disk, and needs this.
    worksOnFullDisk: true,
    summary: "Give your password again, for routes that need it within the last 10 minutes",
    body: loginInputSchema.pick({ password: true }),
    refusals: [429],
  },
  findRights: {
    method: "GET",
    path: "/admins/me",
    access: "session",
    exposeHeadRoute: false,
    summary: "Your account and its permissions",
    answer: ownRightsSchema,
  },
  list: {
    method: "GET",
    path: "/admins/sessions",
    access: "session",
    exposeHeadRoute: false,
    summary: "List your sessions",
    answer: ownSessionsSchema,
  },
  end: {
    method: "DELETE",
    path: "/admins/sessions/:id",
    access: "session",
    summary: "End one of your sessions",
  },
});

export const viewCalls = defineCalls("Admins", {
  choose: {
    method: "PUT",
    path: "/admins/views/:type",
    access: "session",
    summary: "Choose how a list of the admin panel is shown, wherever you log in",
    params: z.object({ type: z.string().describe("A content type's name") }),
    body: z.strictObject({ view: z.enum(VIEWS, { error: notAnOption(VIEWS) }) }),
  },
});

export const languageCalls = defineCalls("Admins", {
  find: {
    method: "GET",
    path: "/admins/language",
    access: "session",
    exposeHeadRoute: false,
    summary: "The language that you have chosen for the admin panel",
    answer: chosenLanguageSchema,
  },
  choose: {
    method: "PUT",
    path: "/admins/language",
    access: "session",
    summary: "Choose the language of the admin panel, wherever you log in",
    body: z.strictObject({ language: z.enum(LANGUAGES, { error: notAnOption(LANGUAGES) }) }),
    answer: chosenLanguageSchema,
  },
});
