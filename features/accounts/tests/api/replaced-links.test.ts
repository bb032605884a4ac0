import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { type Api, startApi } from "../../../../tests/api/start-api.ts";
import { refusal, startSmtpServer } from "../../../../tests/smtp-server.ts";
import { createPerson } from "./people.ts";

let isAway = false;
/** While it is set, the server has the text of a mail and does not answer. */
let held: { arrived: () => void; answer: Promise<unknown> } | undefined;
const received: { to: string; link: string }[] = [];
const smtp = await startSmtpServer({
  onRcptTo: ({ address }, _session, done) => {
    if (isAway) done(refusal(451, "Try again later"));
    else if (address.startsWith("unknown")) done(refusal(550, "No such user"));
    else done();
  },
  onData(stream, { envelope }, done) {
    text(stream).then(async (source) => {
      const wait = held;
      wait?.arrived();
      await wait?.answer;
      const [link = ""] = /http\S+#[\w-]+/.exec(source.replace(/=\r\n/g, "")) ?? [];
      received.push({ to: envelope.rcptTo.map(({ address }) => address).join(), link });
      done();
    }, done);
  },
});
const api = await startApi({ mail: smtp.settings });
const unknown = await startApi({ mail: smtp.settings, hasSiteUrl: false });
afterAll(() => smtp.close());

let people = 0;
const newAddress = (name = "clerk") => `${name}${++people}@school.example`;
const invite = (email: string, client: Api = api, headers: Record<string, string> = {}) =>
  client.post("/invitations", { token: client.token, json: { email, duties: ["notices"] }, headers });
const findInvitation = async (email: string) =>
  (await api.get("/invitations", { token: api.token })).body.find(
    (each: { email: string }) => each.email === email,
  );
const renew = async (email: string, asLink = false) => {
  const { _id } = await findInvitation(email);
  return api.post(`/invitations/${_id}/renew`, { token: api.token, json: { asLink } });
};
const linksTo = (address: string) => received.filter(({ to }) => to === address).map(({ link }) => link);
const isOpen = async (kind: string, link: string | undefined) =>
  (await api.post("/admins/link", { json: { kind, token: link?.split("#")[1] ?? "" } })).status === 200;
const mailOf = async (email: string) => (await findInvitation(email)).mail;
async function retryAll() {
  const { mails } = (await api.get("/mail", { token: api.token })).body;
  const ids = mails.map(({ id }: { id: string }) => id);
  if (ids.length > 0) await api.post("/mail/retry", { token: api.token, json: { ids } });
}

it("a new link cancels the waiting mail with the earlier one, and the list shows the state of the mail", async () => {
  const email = newAddress();
  isAway = true;
  await invite(email);
  await expect.poll(() => mailOf(email)).toMatchObject({ state: "waiting", attempts: 1 });
  await renew(email);
  await expect.poll(() => mailOf(email)).toMatchObject({ state: "waiting", attempts: 1 });
  isAway = false;
  await retryAll();
  await expect.poll(() => mailOf(email)).toMatchObject({ state: "sent" });
  expect(linksTo(email)).toHaveLength(1);
  expect(await isOpen("invitation", linksTo(email)[0])).toBe(true);
});

it("a link that was asked for to copy cancels the mail, too", async () => {
  const email = newAddress();
  isAway = true;
  await invite(email);
  await expect.poll(() => mailOf(email)).toMatchObject({ state: "waiting", attempts: 1 });
  expect((await renew(email, true)).body.link).toContain("#");
  isAway = false;
  expect(await mailOf(email)).toBeNull();
  expect((await api.get("/mail", { token: api.token })).body.mails).toEqual([]);
});

it("a refused address is said in words", async () => {
  const email = newAddress("unknown");
  await invite(email);
  await expect
    .poll(() => mailOf(email))
    .toMatchObject({ state: "givenUp", reason: { id: "mail_mailbox_unknown" } });
});

it("a mail that the server accepts after its link was replaced is reported, and its link does not work", async () => {
  const email = newAddress();
  const answering = Promise.withResolvers<void>();
  const arriving = Promise.withResolvers<void>();
  held = { arrived: arriving.resolve, answer: answering.promise };
  await invite(email);
  await arriving.promise;
  expect((await renew(email)).status).toBe(200);
  held = undefined;
  answering.resolve();
  await expect.poll(() => mailOf(email)).toMatchObject({ state: "sent" });
  expect(await findInvitation(email)).toMatchObject({ state: "open", endedLinkSentAt: expect.any(String) });
  expect(await Promise.all(linksTo(email).map((link) => isOpen("invitation", link)))).toEqual([false, true]);
});

it("a new link for a password cancels the waiting one", async () => {
  const { id, email } = await createPerson(api, "notices");
  const listUnsent = async () => (await api.get("/mail", { token: api.token })).body.mails;
  const send = () => api.post(`/accounts/${id}/reset-link`, { token: api.token });
  const ofPerson = async () => (await listUnsent()).filter(({ to }: { to: string }) => to === email);
  isAway = true;
  await send();
  await expect.poll(ofPerson).toMatchObject([{ attempts: 1 }]);
  await send();
  await expect.poll(ofPerson).toMatchObject([{ attempts: 1 }]);
  isAway = false;
  await retryAll();
  await expect.poll(ofPerson).toEqual([]);
  const links = linksTo(email);
  expect([links.length, await isOpen("reset", links[0])]).toEqual([1, true]);
});

it("without a confirmed address no mail has a link, whatever the Host header says", async () => {
  const { token } = unknown;
  const PATH = "/settings/site-address";
  const { email } = await createPerson(unknown, "notices");
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
  const shown = (await invite(newAddress(), unknown, headers)).body.link;
  expect(shown).toMatch(new RegExp(`^${unknown.url}/login/invitation#`));
  expect((await unknown.get("/admins/password/forgotten")).body).toEqual({ sendsMail: false });
  await unknown.post("/admins/password/forgotten", { json: { email } });
  expect((await unknown.get("/mail", { token })).body).toMatchObject({ sendsLinks: false, waiting: 0 });
  expect((await unknown.get(PATH, { token })).body).toEqual({ address: null, isFixed: false });

  const confirm = (address: string) => unknown.put(PATH, { token, json: { address } });
  for (const wrong of ["school.example", "javascript:alert(1)", "https://school.example/login", ""]) {
    expect((await confirm(wrong)).status, wrong).toBe(400);
  }
  expect((await confirm("https://school.example")).body).toEqual({
    address: "https://school.example",
    isFixed: false,
  });
  const invited = newAddress();
  expect((await invite(invited, unknown, headers)).body.link).toBeNull();
  await expect
    .poll(() => linksTo(invited))
    .toEqual([expect.stringMatching(/^https:\/\/school\.example\/login\/invitation#/)]);
});
