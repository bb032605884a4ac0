import { z } from "zod";
import { runCommand } from "../../../core/cli/open-stores.ts";
import { readArguments } from "../../../core/cli/read-arguments.mjs";
import { UsageError } from "../../../core/cli/usage-error.ts";
import { ADMIN_ROLE } from "../../../core/content/api/api-contract.ts";
import { type Duty, dutyNames } from "../../../core/content/api/permissions.ts";
import type { Config } from "../../../core/server/config.ts";
import { COMMAND_LINE } from "../../../core/server/database/entries/record-change.ts";
import type { Database } from "../../../core/server/database/tables.ts";
import { ApiError } from "../../../core/server/errors.ts";
import { createMailQueue } from "../../../core/server/mail/mail-queue.ts";
import { createPageStore } from "../../../core/server/pages/page-store.ts";
import { findSchoolTexts } from "../../../core/server/pages/school-texts.ts";
import { createSiteAddressFinder } from "../../../core/server/site/site-address.ts";
import { isFull } from "../server/account-rights.ts";
import { type AccountStore, createAccountStore } from "../server/account-store.ts";
import { createAccountMails, linkTo } from "../server/links/account-mail.ts";
import { createLinkStore } from "../server/links/link-store.ts";
import { invite as createInvitation } from "../server/links/use-links.ts";
import { WeakPassword } from "../server/passwords/password-rules.ts";
import { generatePassword } from "../server/passwords/passwords.ts";
import { createLoginSteps } from "../server/second-step/login-steps.ts";
import { createSecondStepStore, type SecondStepStore } from "../server/second-step/second-step-store.ts";
import { createSecurityEvents } from "../server/security-events.ts";
import { usage } from "./admin.usage.mjs";
import { askPassword } from "./ask-password.ts";

interface Stores {
  accounts: AccountStore;
  secondSteps: SecondStepStore;
  db: Database;
  config: Pick<Config, "siteUrl" | "hasSiteUrl">;
}

interface Options {
  isGenerated: boolean;
  /** Empty: everything. */
  duties: Duty[];
}

const COMMANDS = {
  create,
  invite,
  list,
  disable,
  enable: ({ accounts }: Stores, email: string) => switchAccount(accounts, email, false),
  "reset-password": resetPassword,
  "reset-second-step": resetSecondStep,
};

await runCommand(async ({ database, config }) => {
  const { name, email, options } = readParameters();
  // This command changes no pages, and the server reports damaged ones.
  const ignore = () => {};
  const { db } = database;
  const pages = createPageStore(db, ignore, ignore);
  const queue = createMailQueue({ isSet: config.mail !== undefined });
  const mails = createAccountMails(queue, config.siteUrl, createSiteAddressFinder(db, config));
  const { recordSecurityEvent } = createSecurityEvents(db, mails);
  const accounts = createAccountStore(db, findSchoolTexts(pages), recordSecurityEvent);
  const loginSteps = createLoginSteps(db);
  const secondSteps = createSecondStepStore(db, { loginSteps, recordSecurityEvent });
  await COMMANDS[name]({ accounts, secondSteps, db, config }, email, options);
});

function readParameters(): { name: keyof typeof COMMANDS; email: string; options: Options } {
  const { command, parameters, has, valuesOf } = readArguments(usage);
  const [email = ""] = parameters;
  if (command !== "list" && !z.email().safeParse(email).success)
    throw new UsageError(`${email} is not an email address.`);
  const duties = valuesOf("duty").map((duty) => {
    const known = dutyNames.find((each) => each === duty);
    if (known === undefined)
      throw new UsageError(`There is no duty ${duty}: it is one of ${dutyNames.join(", ")}.`);
    return known;
  });
  return {
    name: command as keyof typeof COMMANDS,
    email: email.toLowerCase(),
    options: { isGenerated: has("generate"), duties },
  };
}

async function create({ accounts }: Stores, email: string, { isGenerated, duties }: Options): Promise<void> {
  if (await hasAccount(accounts, email)) throw accountExists(email);
  await withNewPassword(isGenerated, async (password) => {
    const options = { actor: COMMAND_LINE, isGenerated, ...(duties.length > 0 && { duties }) };
    if (!(await accounts.create(email, password, ADMIN_ROLE, options))) throw accountExists(email);
    console.log(`${email} can log in now.`);
  });
}

/** The link is printed without the site's address if that is not known. */
async function invite({ accounts, db, config }: Stores, email: string, { duties }: Options): Promise<void> {
  if (await hasAccount(accounts, email)) throw accountExists(email);
  const links = createLinkStore(db);
  const invitation = {
    email,
    language: "en" as const,
    duties: duties.length > 0 ? duties : (["everything"] as const),
  };
  const { token } = await db
    .transaction()
    .execute((tx) => createInvitation(tx, links, invitation, COMMAND_LINE));
  const address = await createSiteAddressFinder(db, config)();
  console.log(`${email} can create the account with this link, once, for 7 days (shown only this once):`);
  console.log(linkTo(address ?? "", "invitation", token));
  if (address === null) console.log("SITE_URL is not set: put the address of the website in front of it.");
}

async function hasAccount(accounts: AccountStore, email: string): Promise<boolean> {
  return (await accounts.list()).some((account) => account.email === email);
}

async function list({ accounts }: Stores): Promise<void> {
  const known = await accounts.list();
  if (known.length === 0) console.log("There is no account yet.");
  const width = Math.max(...known.map(({ email }) => email.length));
  for (const { email, role, createdAt, disabledAt, duties } of known) {
    const state = disabledAt === null ? "active" : `disabled since ${disabledAt.slice(0, 10)}`;
    const named = isFull(duties) ? "" : `  ${duties.join(", ") || "no duties"}`;
    console.log(`${email.padEnd(width)}  ${role}  since ${createdAt.slice(0, 10)}  ${state}${named}`);
  }
}

async function disable({ accounts }: Stores, email: string): Promise<void> {
  await switchAccount(accounts, email, true).catch((error) => {
    if (error instanceof ApiError && error.id === "last_full_account")
      throw new UsageError("No other admin could log in then. Create one first.");
    throw error;
  });
}

async function switchAccount(accounts: AccountStore, email: string, isDisabled: boolean): Promise<void> {
  if (!(await accounts.setDisabled(email, isDisabled, COMMAND_LINE))) throw noSuchAccount(email);
  console.log(isDisabled ? `${email} is logged out and cannot log in.` : `${email} can log in again.`);
}

async function resetPassword({ accounts }: Stores, email: string, { isGenerated }: Options): Promise<void> {
  if (!(await hasAccount(accounts, email))) throw noSuchAccount(email);
  await withNewPassword(isGenerated, async (password) => {
    if (!(await accounts.changePassword(email, password, { actor: COMMAND_LINE, isGenerated })))
      throw noSuchAccount(email);
    console.log(`${email} has a new password. Every session and every token of a program has ended.`);
  });
}

/** For a person who has lost the phone and the recovery codes, also if nobody else can log in. */
async function resetSecondStep({ secondSteps }: Stores, email: string): Promise<void> {
  if (!(await secondSteps.reset(email, COMMAND_LINE))) throw noSuchAccount(email);
  console.log(`${email} logs in with the password alone now, and every session has ended.`);
}

async function withNewPassword(
  isGenerated: boolean,
  use: (password: string) => Promise<void>,
): Promise<void> {
  const password = isGenerated
    ? generatePassword()
    : await askPassword({ input: process.stdin, output: process.stderr });
  try {
    await use(password);
  } catch (error) {
    throw error instanceof WeakPassword ? new UsageError(error.message) : error;
  }
  if (isGenerated) console.log(`The password is ${password} (shown only this once).`);
}

function accountExists(email: string): UsageError {
  return new UsageError(
    `There is an account ${email} already. Give it another password with reset-password.`,
  );
}

function noSuchAccount(email: string): UsageError {
  return new UsageError(`There is no account ${email}.`);
}
