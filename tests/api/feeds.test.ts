import { expect, it } from "vitest";
import { contentTypes, createEntry } from "./entries.ts";
import { savePage } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const call = { token: api.token };
const { notices, blocks } = contentTypes;

await savePage(api, "school", { name: { en: "Green & Co School", hi: "हरित विद्यालय" } });

const decode = (text = "") => text.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)));
const elementOf = (xml: string, name: string) =>
  decode(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1]);

async function readFeed(address: string) {
  const { status, text, headers } = await api.look(address);
  const [channel = ""] = text.split("<item>");
  const items = [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = ""]) => ({
    title: elementOf(item, "title"),
    link: elementOf(item, "link"),
    guid: elementOf(item, "guid"),
    pubDate: elementOf(item, "pubDate"),
    description: elementOf(item, "description"),
  }));
  return {
    status,
    text,
    channel,
    items,
    type: headers.get("content-type"),
    caching: headers.get("cache-control"),
  };
}

it("lists the newest notices with page, time and text", async () => {
  const old = await createEntry(api, notices, {
    publishAt: "",
    title: "Old <news>",
    description: '1 < 2 & "so" on',
  });
  const notice = await createEntry(api, notices, { publishAt: "" });
  const draft = await createEntry(api, notices, { title: "Hidden", isDraft: "true" });
  const { status, type, caching, channel, items } = await readFeed("/notices/feed.xml");
  expect([status, type]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  expect(caching).toContain("public");
  expect(elementOf(channel, "title")).toBe("Notices | Green & Co School");
  expect(elementOf(channel, "link")).toBe(`${api.url}/notices`);
  expect(elementOf(channel, "language")).toBe("en-IN");
  expect(elementOf(channel, "lastBuildDate")).toBe(new Date(notice.updatedAt).toUTCString());
  expect(channel).toContain(
    `<atom:link rel="self" type="application/rss+xml" href="${api.url}/notices/feed.xml"/>`,
  );
  expect(items).toEqual(
    [notice, old].map((entry) => ({
      title: entry.title,
      link: `${api.url}/notices/${entry._id}`,
      guid: `urn:uuid:${entry._id}`,
      pubDate: new Date(entry.createdAt).toUTCString(),
      description: entry.description,
    })),
  );

  const hindi = await readFeed("/hi/notices/feed.xml");
  expect(elementOf(hindi.channel, "title")).toBe("सूचनाएँ | हरित विद्यालय");
  expect(elementOf(hindi.channel, "language")).toBe("hi-IN");
  expect(hindi.items[0]).toMatchObject({
    title: notice.titleHi,
    description: notice.descriptionHi,
    link: `${api.url}/hi/notices/${notice._id}`,
    guid: `urn:uuid:${notice._id}`,
  });
  for (const { _id } of [old, notice, draft]) await api.remove(notices.remove(_id), call);
});

it("follows changes by the office", async () => {
  expect((await readFeed("/notices/feed.xml")).items).toEqual([]);
  expect((await readFeed("/notices/feed.xml")).channel).not.toContain("lastBuildDate");
  const notice = await createEntry(api, notices);
  expect((await readFeed("/notices/feed.xml")).items).toHaveLength(1);
  await api.put(notices.update(notice._id), { ...call, form: [["title", "Changed"]] });
  expect((await readFeed("/notices/feed.xml")).items[0]?.title).toBe("Changed");
  await api.remove(notices.remove(notice._id), call);
  expect((await readFeed("/notices/feed.xml")).items).toEqual([]);
});

it("lists notices between their times, with their category", async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
  const times = { publishAt: at(-2), expiresAt: at(1), category: "holiday" };
  const created = [
    await createEntry(api, notices, { title: "Now", ...times }),
    await createEntry(api, notices, { title: "Later", ...times, publishAt: at(0.5) }),
    await createEntry(api, notices, { title: "Over", ...times, expiresAt: at(-1) }),
  ];
  const { items, text } = await readFeed("/notices/feed.xml");
  expect(items).toMatchObject([{ title: "Now", pubDate: new Date(times.publishAt).toUTCString() }]);
  expect(text).toContain("<category>Holiday</category>");
  for (const { _id } of created) await api.remove(notices.remove(_id), call);
});

it("lists posts without Markdown, and the page of posts links the feed", async () => {
  const post = await createEntry(api, blocks, { description: "**Well** done, [all](https://example.com)" });
  const { items, channel } = await readFeed("/blog/feed.xml");
  expect(elementOf(channel, "link")).toBe(`${api.url}/blog`);
  expect(items).toMatchObject([
    { title: post.title, description: "Well done, all", link: `${api.url}/blog-details/${post._id}` },
  ]);
  expect((await api.look("/hi/blog")).text).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/hi\/blog\/feed\.xml"\/>/,
  );
  await api.remove(blocks.remove(post._id), call);
});

it("lists the newest fifty by the time of publication", async () => {
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  const planned = await createEntry(api, notices, { title: "Planned", publishAt: inAnHour });
  const created = [planned];
  for (let number = 1; number <= 51; number++)
    created.push(await createEntry(api, notices, { title: `Notice ${number}` }));
  const { items } = await readFeed("/notices/feed.xml");
  expect([items.length, items[0]?.title, items.at(-1)?.title]).toEqual([50, "Notice 51", "Notice 2"]);
  const form: [string, string][] = [["publishAt", new Date().toISOString()]];
  await api.put(notices.update(planned._id), { ...call, form });
  expect((await readFeed("/notices/feed.xml")).items[0]?.title).toBe("Planned");
  await api.post(notices.bulk, { ...call, json: { action: "delete", ids: created.map(({ _id }) => _id) } });
});

it("uses the main language if a language is no longer offered", async () => {
  await savePage(api, "school", { languages: "hi" });
  for (const address of ["/notices/feed.xml", "/hi/notices/feed.xml", "/en/notices/feed.xml"]) {
    const { channel } = await readFeed(address);
    expect(elementOf(channel, "language")).toBe("hi-IN");
    expect(channel).toContain(`href="${api.url}/notices/feed.xml"`);
  }
  await savePage(api, "school", { languages: null });
});
