import { z } from "zod";

/** Zod compiles schemas with `eval` where it can. In browsers our policy forbids that, and reports every try. */
if ("document" in globalThis) z.config({ jitless: true });

/** The words for every rule that has none of its own, so that nobody reads those of the library. They are translated like others. */
z.config({ customError: describeIssue });

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "an object",
  record: "an object",
};

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["customError"]>>[0];

function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return "This field is required";
      const type = TYPES[issue.expected];
      return type ? `This field must be ${type}` : "This field is not valid";
    }
    case "invalid_value":
      return `This field must be one of ${issue.values.join(", ")}`;
    case "too_big":
      return `This field must be at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    case "too_small":
      return `This field must be at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "unrecognized_keys":
      return `${issue.keys.join(", ")} is not a field of this form`;
    default:
      return "This field is not valid";
  }
}
