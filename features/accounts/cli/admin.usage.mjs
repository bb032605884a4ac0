const email = ["EMAIL"];
const duty = {
  takes: "NAME",
  multiple: true,
  does: "only this duty, such as notices; repeat it for more; without it the person may do everything",
};
const generate = {
  does: "make a password and print it once; otherwise it is asked for, or read from standard input",
};

/** @type {import("../../../core/cli/read-arguments.mjs").Usage} */
export const usage = {
  command: "npm run admin --",
  does: "Manages the accounts of the people who work with the site.",
  commands: {
    create: { does: "a new account", parameters: email, options: { generate, duty } },
    invite: {
      does: "print a link with which a person creates the account",
      parameters: email,
      options: { duty },
    },
    list: { does: "every account" },
    disable: { does: "log out at once and let in no more", parameters: email },
    enable: { does: "let in again", parameters: email },
    "reset-password": {
      does: "a new password; ends every session and token",
      parameters: email,
      options: { generate },
    },
    "reset-second-step": { does: "remove a lost app, recovery codes and passkeys", parameters: email },
  },
  example: "create office@school.example --duty notices",
};
