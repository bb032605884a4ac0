import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { expect, it } from "vitest";
import { endsAsHindi, isHindi } from "../content/words/panel/hi/is-hindi.ts";
import { SERVER_ANSWERS } from "../content/words/panel/hi/sentences/server-answers.ts";
import { translate } from "../content/words/panel/hi/translate.ts";
import { describeDevice } from "./auth/describe-device.ts";
import { COMMAND_LINE, PROGRAM, VISITOR } from "./database/record-change.ts";
import * as errors from "./errors.ts";

/** Pages of their own, what operators read, and drawings. */
const NOT_FOR_THE_PANEL =
  /^server\/(backup|database|files|page-cache|site)\/|\/(api-docs-page|busy-page|open-file-store|describe-resource|draw[\w-]*|[\w-]*metrics)\.ts$|^server\/(config|main|open-school|openapi)\.ts$/;

/** What is documentation of the API, a line of the log, or an error that becomes a 500 without details. Methods have a dot. */
const NOT_ANSWERED = new Set([
  ...["summary", "description", "tags", ".describe", "fileAnswer", "registerRestore", "registerBatch"],
  ...["Error", "SilentStorage", ".error", ".warn", ".info"],
]);

/** Whatever is given to these is an answer, also when it begins with a small letter. */
const ANSWERED = new Set([
  ...Object.keys(errors),
  ...["message", "error", "errors", "refuseKeep", ".uuid", ".min", ".max", ".boolean", ".refine", ".regex"],
]);

/** Parts of sentences whose values cannot be seen where they are put together. */
const PARTS: Record<string, string[]> = {
  students: ["1 student", "5 students"],
  done: ["1 entry is as it was.", "5 entries are as they were."],
  "entries(changed)": ["1 entry", "5 entries"],
  "entries(missing)": ["1 entry", "5 entries"],
  "entries(refused.length)": ["1 entry", "5 entries"],
  "manyStudents(count)": ["1 student", "5 students"],
  became: ["added", "changed", "unchanged", "skipped"],
  "manyRows(wrong)": ["1 row", "5 rows"],
  "DONE[name]": ["deleted", "published", "withdrawn", "changed"],
};

const A_PART = ["5"];

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: Node): string => {
  if (node.type === "MemberExpression") return `.${nameOf(node.property)}`;
  return node.type === "Identifier" ? node.name : "";
};

const isSentence = (text: string) => /^([A-Z][a-z]*|\d+) [A-Za-z]\S*( [^<>=]+|\.)$/.test(text);
const hasWords = (text: string) => /[A-Za-z]{2,}\S* \S/.test(text);

/** Every sentence in a file of the server that may be the answer to a call, with a value in the place of each part. */
function findAnswers(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const { program } = parseSync(file, source);
  const constants = new Map<string, Node>();
  const answers: string[] = [];
  look(program, false);
  return answers;

  function look(node: Node, isAnswer: boolean): void {
    if (node.type === "ImportDeclaration" || node.type === "TSTypeAnnotation") return;
    if (node.type === "VariableDeclarator" && node.init) constants.set(nameOf(node.id), node.init);
    if (node.type === "Literal" || node.type === "TemplateLiteral") {
      answers.push(...write(node).filter((text) => isSentence(text) || (isAnswer && hasWords(text))));
      return;
    }
    const name = nameOfPlace(node);
    if (NOT_ANSWERED.has(name)) return;
    if (name === "notFound" && node.type === "CallExpression") {
      answers.push(...node.arguments.flatMap(write).map((what) => `${what} not found`));
      return;
    }
    for (const child of childrenOf(node)) look(child, isAnswer || ANSWERED.has(name));
  }

  /** All that an expression may say. */
  function write(node: Node): string[] {
    if (node.type === "Literal") return typeof node.value === "object" ? [] : [String(node.value)];
    if (node.type === "ConditionalExpression") return [...write(node.consequent), ...write(node.alternate)];
    if (node.type === "TemplateLiteral") {
      return node.quasis.reduce<string[]>(
        (begun, { value }, index) => {
          const part = node.expressions[index];
          const ends = part ? write(part).map((end) => value.cooked + end) : [String(value.cooked)];
          return begun.flatMap((begin) => ends.map((end) => begin + end));
        },
        [""],
      );
    }
    const parts = PARTS[source.slice(node.start, node.end)];
    const constant = node.type === "Identifier" ? constants.get(node.name) : undefined;
    return parts ?? (constant?.type === "Literal" ? write(constant) : A_PART);
  }
}

/** The function that is called here, or the property that is given here. */
function nameOfPlace(node: Node): string {
  if (node.type === "CallExpression" || node.type === "NewExpression") return nameOf(node.callee);
  return node.type === "Property" ? nameOf(node.key) : "";
}

const answers = globSync("server/**/*.ts")
  .filter((file) => !file.endsWith(".test.ts") && !NOT_FOR_THE_PANEL.test(file))
  .flatMap(findAnswers);

it("the sentences of the server are found in its sources", () => {
  const known = [
    "Login failed. Please try again.",
    "The list has changed: 5 entries match now instead of 5. Look at it again, then repeat.",
    "A password has at least 12 characters",
    "5 entries could not be published.",
    "must be at least one id",
  ];
  expect(answers).toEqual(expect.arrayContaining(known));
});

it("whatever the server answers has its Hindi", () => {
  const untranslated = [...new Set(answers)].filter((answer) => !isHindi(translate(answer)));
  expect(untranslated).toEqual([]);
  expect(answers.map(translate).filter((hindi) => !endsAsHindi(hindi))).toEqual([]);
});

it("no answer that the server has given up is still translated", () => {
  const said = answers.join("\n");
  expect(Object.keys(SERVER_ANSWERS).filter((answer) => !said.includes(answer))).toEqual([]);
});

it("who made a change has a Hindi name, unless it is an account", () => {
  expect(
    [VISITOR, COMMAND_LINE, PROGRAM].map(({ name }) => translate(name)).filter((name) => !isHindi(name)),
  ).toEqual([]);
  expect(translate("office@school.example")).toBe("office@school.example");
});

it("a device is described in Hindi by its own names", () => {
  const agent =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36";
  expect(translate(describeDevice(agent))).toBe("Android पर Samsung Internet");
});
