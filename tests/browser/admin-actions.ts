import type { Locator, Page } from "@playwright/test";
import { type ResourceName, resources } from "../../features/types.ts";
import type { TestServer } from "../test-server.ts";
import { ADMIN, expect } from "./fixtures.ts";

type FieldValue = string | Buffer | Buffer[];

/** Creates an entry through the API, as another admin. */
export async function addEntry(
  site: TestServer,
  name: ResourceName,
  fields: Record<string, FieldValue>,
): Promise<{ _id: string; updatedAt: string }> {
  const answer = await callAsAdmin(site, "POST", resources[name].paths.create, toBody(name, fields));
  expect(answer.status).toBe(201);
  return (await answer.json()) as { _id: string; updatedAt: string };
}

export async function changeEntry(
  site: TestServer,
  name: ResourceName,
  id: string,
  fields: Record<string, FieldValue>,
): Promise<void> {
  const path = resources[name].paths.update.replace(":id", id);
  const answer = await callAsAdmin(site, "PUT", path, toBody(name, fields));
  expect(answer.status).toBe(200);
}

const toBody = (name: ResourceName, fields: Record<string, FieldValue>) =>
  resources[name].body === "json" ? JSON.stringify(fields) : toForm(fields);

function toForm(fields: Record<string, FieldValue>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    for (const each of [value].flat()) {
      form.append(field, typeof each === "string" ? each : new Blob([new Uint8Array(each)]));
    }
  }
  return form;
}

async function callAsAdmin(site: TestServer, method: string, path: string, body: FormData | string) {
  return fetch(`${site.url}/api/v1${path}`, {
    method,
    body,
    headers: {
      authorization: `Bearer ${await site.adminToken()}`,
      ...(typeof body === "string" && { "content-type": "application/json" }),
    },
  });
}

/** Opens a screen with a new session, which the returned function ends on the server. */
export async function openWithOwnSession(page: Page, path: string): Promise<() => Promise<void>> {
  const login = await page.request.post("/api/v1/admins/login", { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  // Any document of the site can store it; this one is light.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([value, email]) => {
      sessionStorage.setItem("token", value);
      sessionStorage.setItem("role", "admin");
      sessionStorage.setItem("email", email);
    },
    [token, ADMIN.email] as const,
  );
  await page.goto(path);
  // The heading is shown with the data of the screen, for which the session must not have ended.
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  return async () => {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await page.request.get("/api/v1/admins/logout", { headers })).status()).toBe(200);
  };
}

/** Enters the password in the dialog that renews a session. */
export async function logInAgain(page: Page, password = ADMIN.password): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please log in again" });
  await expect(dialog).toContainText(`Log in as ${ADMIN.email}`);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Log in" }).click();
}

/** Confirms a deletion. */
export const agreeToDelete = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();

/** Confirms that unsaved changes are discarded. */
export const agreeToLeave = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "Leave without saving" }).click();

export const toast = (page: Page, text: string | RegExp): Locator =>
  page.locator(".Toastify__toast", { hasText: text });

/** Answers the matching calls with an internal error. */
export async function breakServer(page: Page, url: string | RegExp, method: string): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status: 500,
          json: { success: false, id: "internal_error", message: "Something went wrong on our side." },
        })
      : route.fallback(),
  );
}

/** Holds the matching calls back until the returned function is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

export const jpegFile = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });

/** Dispatches a drop or paste of pictures. */
export async function giveFiles(
  place: Locator,
  kind: "drop" | "paste",
  ...pictures: Buffer[]
): Promise<void> {
  await place.evaluate(
    (target, { kind, pictures }) => {
      const files = new DataTransfer();
      for (const [index, base64] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        files.items.add(new File([bytes], `${kind}-${index + 1}.png`, { type: "image/png" }));
      }
      const event =
        kind === "drop"
          ? new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files })
          : new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: files });
      target.dispatchEvent(event);
    },
    { kind, pictures: pictures.map((picture) => picture.toString("base64")) },
  );
}

/** Dispatches a paste of text, without the default action of the browser. */
export const pasteText = (field: Locator, text: string): Promise<void> =>
  field.evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    target.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, text);

/** A student without a photo. */
export const STUDENT = {
  name: "Ananya Rao",
  rollNumber: "R-101",
  class: "5",
  section: "A",
  dateOfBirth: "2016-04-02",
  guardianName: "Latha Rao",
  mobileNumber: "+91 98765 43210",
  address: "12 Ashram Marg",
  gender: "Female",
};

export const NOTICES = "/admin/notice-management";

export async function startNotice(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Create Notice" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Typed with care");
}

export const saveNotice = (page: Page) => page.getByRole("button", { name: "Create", exact: true }).click();
