import { HtmlValidate } from "html-validate";
import { expect } from "vitest";
import type { Api } from "../../../../tests/api/start-api.ts";

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** Requests a page and checks that it follows the HTML standard, and forbids caches, search engines and referrers. */
export async function findPrivatePage(api: Api, address: string, status = 200): Promise<string> {
  const answer = await api.look(address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
  const { results } = await validator.validateString(answer.text);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  return answer.text;
}
