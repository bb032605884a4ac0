import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../../tests/free-port.ts";
import { mailSettings, refusal, startSmtpServer } from "../../../tests/smtp-server.ts";
import { inEnglish } from "../../content/messages/message.ts";
import { createSmtpSender, type Delivery, type Letter } from "./smtp-sender.ts";

const letter: Letter = {
  id: "0198-mail",
  to: "teacher@school.example",
  fromName: "आदर्श विद्या",
  replyTo: "principal@school.example",
  subject: "आपका आमंत्रण: एक लंबा विषय, जो कई पंक्तियों में लिखा जाता है",
  text: "नमस्ते\n.\nHello",
  html: "<p>नमस्ते</p>",
};

async function startServer(...options: Parameters<typeof startSmtpServer>) {
  const server = await startSmtpServer(...options);
  onTestFinished(() => server.close());
  return server;
}

/** A server with fixed answers to commands, and none to other lines. */
async function startRawServer(
  answers: Readonly<Record<string, string>>,
  onLine?: (line: string, socket: Socket) => void,
) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    if (answers.greeting) socket.write(answers.greeting);
    onLine?.("", socket);
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n").filter(Boolean)) {
        const [command = ""] = line.split(" ");
        if (answers[command]) socket.write(answers[command]);
        onLine?.(line, socket);
      }
    });
  });
  const port = await findFreePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return mailSettings({ port });
}

const GREETING = { greeting: "220 ready\r\n" };
const ENVELOPE = { EHLO: "250 mail.example\r\n", MAIL: "250 ok\r\n", RCPT: "250 ok\r\n" };

const wordsOf = (delivery: Delivery) => ("reason" in delivery ? inEnglish(delivery.reason) : delivery.state);

it("the recipient gets both parts in UTF-8, from the school", async () => {
  const { settings, received } = await startServer();
  expect(await createSmtpSender(settings)(letter)).toEqual({ state: "accepted" });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    from: "office@school.example",
    to: ["teacher@school.example"],
    headers: {
      from: "आदर्श विद्या <office@school.example>",
      to: "teacher@school.example",
      "reply-to": "principal@school.example",
      subject: letter.subject,
      "message-id": "<0198-mail@school.example>",
      "auto-submitted": "auto-generated",
    },
    html: expect.stringContaining("<p>नमस्ते</p>"),
  });
  expect(received[0]?.text.replaceAll("\r\n", "\n")).toContain("नमस्ते\n.\nHello");
});

it("MAIL_FROM can name the sender", async () => {
  const { settings, received } = await startServer();
  const from = { name: "The Office", address: "office@school.example" };
  await createSmtpSender({ ...settings, from })(letter);
  expect(received[0]?.headers.from).toBe("The Office <office@school.example>");
});

it("logs in, and says so if the password is refused", async () => {
  const { settings, received } = await startServer({
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === "s@lt" ? done(null, { user: username }) : done(refusal(535, "Authentication failed")),
  });
  const send = (password: string) =>
    createSmtpSender({ ...settings, server: { ...settings.server, login: { user: "office", password } } })(
      letter,
    );
  expect(await send("s@lt")).toEqual({ state: "accepted" });
  expect(wordsOf(await send("wrong"))).toBe(
    "The mail server 127.0.0.1 refused the user name or the password",
  );
  expect(received).toHaveLength(1);
});

it("a refused address is final, and the mail is not handed over", async () => {
  const { settings } = await startServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, "No such user here")),
  });
  let isHandedOver = false;
  const onHandOver = async () => {
    isHandedOver = true;
  };
  const delivery = await createSmtpSender(settings)(letter, { onHandOver });
  expect([delivery.state, wordsOf(delivery)]).toEqual(["refused", "The mailbox does not exist (550)"]);
  expect(isHandedOver).toBe(false);
});

it("an address that is refused for now is tried again", async () => {
  const { settings } = await startServer({
    onRcptTo: (_address, _session, done) => done(refusal(450, "Mailbox busy")),
  });
  expect((await createSmtpSender(settings)(letter)).state).toBe("failed");
});

it("a certificate that cannot be trusted is named", async () => {
  const { settings } = await startServer({ secure: true });
  const delivery = await createSmtpSender(settings)(letter);
  expect([delivery.state, wordsOf(delivery)]).toEqual([
    "failed",
    expect.stringMatching(
      /^The certificate of the mail server 127\.0\.0\.1 (has expired|does not come from)/,
    ),
  ]);
});

it("a server without TLS is named if TLS is expected", async () => {
  const { settings } = await startServer();
  const delivery = await createSmtpSender({ ...settings, server: { ...settings.server, isSecure: true } })(
    letter,
  );
  expect(wordsOf(delivery)).toBe("The mail server 127.0.0.1 does not offer an encrypted connection");
});

it("a server that is not there is named", async () => {
  const delivery = await createSmtpSender(mailSettings({ port: await findFreePort() }))(letter);
  expect([delivery.state, wordsOf(delivery)]).toEqual([
    "failed",
    "The mail server 127.0.0.1 could not be reached",
  ]);
});

it.each([
  ["says nothing", {}],
  ["falls silent after the greeting", GREETING],
  ["falls silent before it takes the text", { ...GREETING, ...ENVELOPE }],
])("a server that %s is not waited for", async (_title, answers) => {
  const settings = await startRawServer(answers);
  const delivery = await createSmtpSender(settings, { greetingTimeout: 200, socketTimeout: 200 })(letter);
  expect([delivery.state, wordsOf(delivery)]).toEqual([
    "failed",
    "The mail server 127.0.0.1 did not answer in time",
  ]);
});

it("a server that sends one byte at a time is not waited for", async () => {
  const settings = await startRawServer({}, (_line, socket) => {
    const timer = setInterval(() => socket.write("2"), 20);
    socket.on("close", () => clearInterval(timer));
  });
  const delivery = await createSmtpSender(settings, { whole: 200 })(letter);
  expect([delivery.state, wordsOf(delivery)]).toEqual([
    "failed",
    "The mail server 127.0.0.1 did not answer in time",
  ]);
});

it("a mail whose text was taken without an answer may have arrived", async () => {
  const answers = { ...GREETING, ...ENVELOPE, DATA: "354 go on\r\n" };
  const settings = await startRawServer(answers, (line, socket) => {
    if (line === ".") socket.destroy();
  });
  expect(wordsOf(await createSmtpSender(settings)(letter))).toBe(
    "The mail server did not confirm the mail. It may have arrived.",
  );
});

it("the text is not sent if the hand-over cannot be recorded", async () => {
  const { settings, received } = await startServer();
  const onHandOver = async () => {
    throw new Error("The disk is full");
  };
  await expect(createSmtpSender(settings)(letter, { onHandOver })).rejects.toThrow("The disk is full");
  expect(received).toEqual([]);
});

it("stops at once when the program closes, unless the text was handed over", async () => {
  const closing = new AbortController();
  const settings = await startRawServer({});
  const sending = createSmtpSender(settings)(letter, { signal: closing.signal });
  closing.abort();
  expect(await sending).toEqual({ state: "stopped" });

  const later = new AbortController();
  const { settings: working } = await startServer();
  const onHandOver = async () => {
    setImmediate(() => later.abort());
  };
  expect(await createSmtpSender(working)(letter, { signal: later.signal, onHandOver })).toEqual({
    state: "accepted",
  });
});
