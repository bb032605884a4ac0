import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { askPassword } from "./ask-password.ts";

/** A terminal on which each line is typed when it is asked for. */
function openTerminal(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  const shown = text(output);
  output.on("data", (chunk) => {
    if (String(chunk).endsWith(": ")) setImmediate(() => input.write(typed.shift() ?? ""));
  });
  return { input, output, shown };
}

describe("on a terminal", () => {
  it("the password is asked for twice and never shown", async () => {
    const { shown, ...terminal } = openTerminal("blue kite\r", "blue kite\r");
    expect(await askPassword(terminal)).toBe("blue kite");
    terminal.output.end();
    expect(await shown).toBe("New password: \nThe same again: \n");
  });

  it("two different passwords are refused", async () => {
    await expect(askPassword(openTerminal("blue kite\r", "blue kita\r"))).rejects.toThrow("not the same");
  });

  it("Ctrl-C and an empty line change nothing", async () => {
    await expect(askPassword(openTerminal("blue\x03"))).rejects.toThrow("Nothing was changed");
    await expect(askPassword(openTerminal("\r"))).rejects.toThrow("Nothing was changed");
  });
});
