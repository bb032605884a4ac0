import { createInterface, type Interface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { UsageError } from "../../../core/cli/usage-error.ts";

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** Asks twice on a terminal, without echo; otherwise reads the first line of standard input. */
export async function askPassword({ input, output }: Terminal): Promise<string> {
  if (!input.isTTY) return requirePassword((await text(input)).split(/\r?\n/, 1)[0]);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silence, terminal: true });
  try {
    const password = requirePassword(await ask(lines, output, "New password: "));
    const again = await ask(lines, output, "The same again: ");
    if (again !== password) throw new UsageError("The two are not the same. Nothing was changed.");
    return password;
  } finally {
    lines.close();
  }
}

async function ask(lines: Interface, output: NodeJS.WritableStream, question: string): Promise<string> {
  output.write(question);
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new UsageError("Nothing was changed."));
  lines.once("close", leave);
  try {
    return await Promise.race([lines.question(""), left]);
  } finally {
    lines.off("close", leave);
    output.write("\n");
  }
}

function requirePassword(password: string | undefined): string {
  if (!password) throw new UsageError("No password was given. Nothing was changed.");
  return password;
}
