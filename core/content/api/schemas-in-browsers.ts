import { z } from "zod";
import { type Coded, message, THIS_FIELD } from "../messages/message.ts";

/** Zod compiles schemas with `eval` if it can. The Content-Security-Policy forbids that in browsers and reports each attempt. */
if ("document" in globalThis) z.config({ jitless: true });

/** The message of every rule without its own, instead of the library's message. */
z.config({ customError: describeIssue });

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];
type Limits = Extract<Issue, { code: "too_big" | "too_small" }>["origin"];

const KINDS: Readonly<Record<string, string>> = {
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
  record: "an object",
};

const label = THIS_FIELD;

function describeIssue(issue: Issue): Coded {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? message("required", { label }) : describeKind(issue.expected);
    case "invalid_value":
      return message("not_an_option", { label, options: issue.values.join(", ") });
    case "too_big":
      return describeMaximum(issue.origin, Number(issue.maximum));
    case "too_small":
      return describeMinimum(issue.origin, Number(issue.minimum));
    case "unrecognized_keys":
      return message("not_a_field_of_form", { name: issue.keys.join(", ") });
    default:
      return message("not_valid", { label });
  }
}

function describeKind(expected: string): Coded {
  if (expected === "string") return message("not_text", { label });
  if (expected === "boolean") return message("not_a_flag", { label });
  const kind = KINDS[expected];
  return kind ? message("wrong_kind", { label, kind }) : message("not_valid", { label });
}

function describeMaximum(origin: Limits, maximum: number): Coded {
  if (origin === "string") return message("too_long", { label, maximum });
  return message(origin === "array" ? "too_many_entries" : "too_large", { label, maximum });
}

function describeMinimum(origin: Limits, minimum: number): Coded {
  if (origin === "string") return message("too_short", { label, minimum });
  return message(origin === "array" ? "too_few_entries" : "too_small", { label, minimum });
}
