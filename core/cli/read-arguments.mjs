import { parseArgs } from "node:util";

/**
 * @typedef {object} Option
 * @property {string} does
 * @property {string} [takes] The name of its value; an option without one is on or off.
 * @property {boolean} [multiple]
 *
 * @typedef {object} Usage What a command takes. Help and refusals follow from it. It is plain JavaScript without packages, so that
 *   `--help` works before anything is installed, under Node 20.
 * @property {string} command As it is typed, such as `npm run backup --`.
 * @property {string} does
 * @property {string[]} [parameters] In their order, such as `FILE`; `[FILE]` may be missing, `[FILE...]` may be repeated.
 * @property {Record<string, Option>} [options]
 * @property {string} [example] Arguments.
 * @property {string} [notes]
 * @property {Record<string, Pick<Usage, "does" | "parameters" | "options">>} [commands] The first argument is one of these names.
 * @property {(given: Arguments) => string | undefined} [refuse] Says what is wrong with arguments that are valid one by one.
 *
 * @typedef {object} Arguments
 * @property {string} command The name of the subcommand, otherwise empty.
 * @property {string[]} parameters
 * @property {(option: string) => boolean} has
 * @property {(option: string) => string[]} valuesOf
 */

const BOOLEAN = /** @type {const} */ ("boolean");
const STRING = /** @type {const} */ ("string");

/**
 * Returns the arguments of a command. Prints the help and exits with 0 if they ask for it; prints one line and exits with 1 if they
 * are wrong.
 * @param {Usage} usage
 * @param {string[]} [given]
 * @returns {Arguments}
 */
export function readArguments(usage, given = process.argv.slice(2)) {
  const own = given.includes("--") ? given.slice(0, given.indexOf("--")) : given;
  if (own.includes("--help") || own.includes("-h")) {
    console.log(describeUsage(usage));
    process.exit(0);
  }
  try {
    return parse(usage, given);
  } catch (error) {
    console.error(
      `${/** @type {Error} */ (error).message}. "${usage.command.replace(/ --$/, "")} -- --help" explains the command.`,
    );
    process.exit(1);
  }
}

/**
 * @param {Usage} usage
 * @param {string[]} given
 * @returns {Arguments}
 */
function parse(usage, given) {
  const [command = "", ...rest] = usage.commands ? given : ["", ...given];
  const part = usage.commands ? usage.commands[command] : usage;
  if (!part || (usage.commands && !Object.hasOwn(usage.commands, command))) {
    throw new Error(
      `${command ? `There is no command ${command}` : "A command is missing"}: it is one of ${Object.keys(usage.commands ?? {}).join(", ")}`,
    );
  }
  const { positionals, values } = parseKnown(part.options ?? {}, rest);
  requireCount(part.parameters ?? [], positionals);
  /** @param {string} option */
  const find = (option) => {
    if (usage.commands || Object.hasOwn(part.options ?? {}, option)) return values[option];
    throw new TypeError(`${usage.command} declares no option ${option}`);
  };
  const read = {
    command,
    parameters: positionals,
    has: (/** @type {string} */ option) => find(option) !== undefined,
    valuesOf: (/** @type {string} */ option) => [find(option) ?? []].flat().map(String),
  };
  const refusal = usage.refuse?.(read);
  if (refusal) throw new Error(refusal);
  return read;
}

/**
 * @param {Record<string, Option>} options
 * @param {string[]} args
 */
function parseKnown(options, args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { takes, multiple = false }]) => [
          name,
          { type: takes === undefined ? BOOLEAN : STRING, multiple },
        ]),
      ),
    });
  } catch (error) {
    // The first sentence says what is wrong, the others how Node parses.
    throw new Error(/** @type {Error} */ (error).message.split(/\.\s/, 1)[0]);
  }
}

/**
 * @param {string[]} wanted
 * @param {string[]} found
 */
function requireCount(wanted, found) {
  const missing = wanted.filter((name) => !name.startsWith("["))[found.length];
  if (missing !== undefined) throw new Error(`${missing} is missing`);
  const isOpen = wanted.some((name) => name.endsWith("...]"));
  const surplus = isOpen ? undefined : found[wanted.length];
  if (surplus !== undefined) throw new Error(`${surplus} is one argument too many`);
}

/** @param {Usage} usage */
function describeUsage({ command, does, parameters = [], options = {}, example, notes, commands }) {
  const all = {
    ...options,
    ...Object.assign({}, ...Object.values(commands ?? {}).map((each) => each.options)),
  };
  const named = Object.entries(all).map(([name, { takes, does }]) => [nameOption(name, takes), does]);
  const lines = Object.entries(commands ?? {}).map(([name, part]) => [
    [
      name,
      ...(part.parameters ?? []),
      ...Object.entries(part.options ?? {}).map(([option, { takes }]) => `[${nameOption(option, takes)}]`),
    ].join(" "),
    part.does,
  ]);
  return [
    `Usage: ${[command, ...(commands ? ["COMMAND"] : parameters), ...(named.length > 0 ? ["[OPTIONS]"] : [])].join(" ")}`,
    does,
    ...(lines.length > 0 ? ["", ...align(lines)] : []),
    "",
    ...align([...named, ["-h, --help", "show this and do nothing"]]),
    ...(notes ? ["", notes] : []),
    "",
    `Example: ${[command, example].filter(Boolean).join(" ")}`,
  ].join("\n");
}

/**
 * @param {string} name
 * @param {string | undefined} takes
 */
const nameOption = (name, takes) => (takes ? `--${name} ${takes}` : `--${name}`);

/** @param {string[][]} lines */
function align(lines) {
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  return lines.map(([name = "", does]) => `  ${name.padEnd(width)}  ${does}`);
}
