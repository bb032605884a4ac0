import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { MailSettings } from "../core/server/mail/mail-settings.ts";
import { findFreePort } from "./free-port.ts";

export interface ReceivedMail {
  to: string[];
  from: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

export interface TestSmtpServer {
  settings: MailSettings;
  received: ReceivedMail[];
  close(): Promise<void>;
}

const FROM = "office@school.example";

export const mailSettings = (server: Partial<MailSettings["server"]>): MailSettings => ({
  server: { host: "127.0.0.1", port: 0, isSecure: false, login: undefined, ...server },
  from: { name: undefined, address: FROM },
});

/** An error with which a handler of the server answers a command. */
export const refusal = (responseCode: number, answer: string) =>
  Object.assign(new Error(answer), { responseCode });

/** A real mail server on this machine. By default it accepts every mail without a login. */
export async function startSmtpServer(
  options: SMTPServerOptions = {},
  port?: number,
): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        received.push({ to: envelope.rcptTo.map(({ address }) => address), from, ...readMail(source) });
        done();
      }, done);
    },
    ...options,
  });
  // A client that breaks off a connection is part of the tests.
  server.on("error", () => {});
  const usedPort = port ?? (await findFreePort());
  await once(server.listen(usedPort, "127.0.0.1"), "listening");
  return {
    settings: mailSettings({ port: usedPort, isSecure: options.secure ?? false }),
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The headers and the two parts of a mail, decoded. */
function readMail(source: string): Pick<ReceivedMail, "headers" | "text" | "html"> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1] ?? "";
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, "")));
  const find = (type: string) => parts.find((part) => part.headers["content-type"]?.startsWith(type));
  return { headers, text: decodePart(find("text/plain")), html: decodePart(find("text/html")) };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function readPart(source: string): Part {
  const end = source.indexOf("\r\n\r\n");
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n");
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(":")).toLowerCase(),
    decodeWords(line.slice(line.indexOf(":") + 1).trim()),
  ]);
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

/** Encoded words of headers: `=?UTF-8?B?...?=` or `=?UTF-8?Q?...?=`. */
const decodeWords = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, encoded = ""]) =>
          kind?.toUpperCase() === "B"
            ? Buffer.from(encoded, "base64")
            : decodeQuoted(encoded.replaceAll("_", " ")),
        ),
      ).toString(),
    );

const decodeQuoted = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/gi, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );

function decodePart(part: Part | undefined): string {
  if (!part) return "";
  const encoding = part.headers["content-transfer-encoding"];
  if (encoding === "base64") return Buffer.from(part.body, "base64").toString();
  return encoding === "quoted-printable" ? decodeQuoted(part.body).toString() : part.body;
}
