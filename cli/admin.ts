import { z } from "zod";
import { ADMIN_ROLE } from "../content/api/api-contract.ts";
import { type AccountStore, createAccountStore } from "../server/access/account-store.ts";
import { WeakPassword } from "../server/access/password-rules.ts";
import { generatePassword } from "../server/access/passwords.ts";
import { createPageStore } from "../server/content/page-store.ts";
import { findSchoolTexts } from "../server/content/school-texts.ts";
import { COMMAND_LINE } from "../server/database/record-change.ts";
import { askPassword } from "./ask-password.ts";
import { runCommand, UsageError } from "./open-stores.ts";

const USAGE = `npm run admin -- create EMAIL [--generate]           a new admin
npm run admin -- list                                every account
npm run admin -- disable EMAIL                       log out at once and let in no more
npm run admin -- enable EMAIL                        let in again
npm run admin -- reset-password EMAIL [--generate]   a new password; ends every session
The password is asked for, or taken from standard input; --generate makes one and prints it once.`;

const COMMANDS = {
  create,
  list,
  disable,
  enable: (accounts: AccountStore, email: string) => switchAccount(accounts, email, false),
  "reset-password": resetPassword,
};

await runCommand(async ({ database }) => {
  const parameters = process.argv.slice(2);
  const [name = "", email = "", ...surplus] = parameters.filter((each) => each !== "--generate");
  if (!Object.hasOwn(COMMANDS, name) || surplus.length > 0) throw new UsageError(USAGE);
  if (name !== "list" && !z.email().safeParse(email).success) {
    throw new UsageError(`${email || "Nothing"} is not an email address.\n${USAGE}`);
  }
  const command = COMMANDS[name as keyof typeof COMMANDS];
  // This command changes no pages, and the server reports damaged ones.
  const ignore = () => {};
  const pages = createPageStore(database, ignore, ignore);
  const accounts = createAccountStore(database.db, findSchoolTexts(pages));
  await command(accounts, email.toLowerCase(), parameters.includes("--generate"));
});

async function create(accounts: AccountStore, email: string, isGenerated: boolean): Promise<void> {
  if ((await accounts.list()).some((account) => account.email === email)) throw accountExists(email);
  await withNewPassword(isGenerated, async (password) => {
    const options = { actor: COMMAND_LINE, isGenerated };
    if (!(await accounts.create(email, password, ADMIN_ROLE, options))) throw accountExists(email);
    console.log(`${email} can log in now.`);
  });
}

async function list(accounts: AccountStore): Promise<void> {
  const known = await accounts.list();
  if (known.length === 0) console.log("There is no account yet.");
  const width = Math.max(...known.map(({ email }) => email.length));
  for (const { email, role, createdAt, disabledAt } of known) {
    const state = disabledAt === null ? "active" : `disabled since ${disabledAt.slice(0, 10)}`;
    console.log(`${email.padEnd(width)}  ${role}  since ${createdAt.slice(0, 10)}  ${state}`);
  }
}

async function disable(accounts: AccountStore, email: string): Promise<void> {
  const others = (await accounts.list()).filter(
    (account) => account.role === ADMIN_ROLE && account.disabledAt === null && account.email !== email,
  );
  if (others.length === 0) {
    throw new UsageError("No other admin could log in then. Create one first.");
  }
  await switchAccount(accounts, email, true);
}

async function switchAccount(accounts: AccountStore, email: string, isDisabled: boolean): Promise<void> {
  if (!(await accounts.setDisabled(email, isDisabled, COMMAND_LINE))) throw noSuchAccount(email);
  console.log(isDisabled ? `${email} is logged out and cannot log in.` : `${email} can log in again.`);
}

async function resetPassword(accounts: AccountStore, email: string, isGenerated: boolean): Promise<void> {
  if (!(await accounts.list()).some((account) => account.email === email)) throw noSuchAccount(email);
  await withNewPassword(isGenerated, async (password) => {
    if (!(await accounts.changePassword(email, password, { actor: COMMAND_LINE, isGenerated })))
      throw noSuchAccount(email);
    console.log(`${email} has a new password, and every session has ended.`);
  });
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
