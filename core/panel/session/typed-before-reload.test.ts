import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buildStorage } from "../../ui/fake-storage.ts";
import { keepTyped, takeTyped } from "./typed-before-reload.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", buildStorage());
  vi.stubGlobal("location", { pathname: "/login/invitation" });
});
afterEach(() => vi.unstubAllGlobals());

/** The form of an invitation, without a browser. */
function buildForm(values: Record<string, string>): HTMLFormElement {
  vi.stubGlobal("FormData", function FakeFormData() {
    return Object.entries(values);
  });
  const passwords = ["password", "repeated"].map((name) => ({ name, value: values[name] ?? "" }));
  return { querySelectorAll: () => passwords } as unknown as HTMLFormElement;
}

it("keeps what was typed for one load of the same page, without passwords", () => {
  keepTyped(buildForm({ name: "सीमा वर्मा", password: "yellow kite", repeated: "" }));
  expect(sessionStorage.getItem("typedBeforeReload")).not.toContain("kite");
  expect(takeTyped()).toMatchObject({ texts: { name: "सीमा वर्मा" }, hadPassword: true });
  expect(takeTyped()).toEqual({ texts: {}, hadPassword: false });
});

it("gives nothing to another page", () => {
  keepTyped(buildForm({ name: "Seema", password: "", repeated: "" }));
  vi.stubGlobal("location", { pathname: "/login/forgotten" });
  expect(takeTyped()).toEqual({ texts: {}, hadPassword: false });
});

it("gives nothing if the browser refuses storage or it holds something else", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepTyped(buildForm({ name: "Seema" }));
  expect(takeTyped().texts).toEqual({});
  vi.stubGlobal("sessionStorage", buildStorage());
  sessionStorage.setItem("typedBeforeReload", "<html>");
  expect(takeTyped().texts).toEqual({});
});
