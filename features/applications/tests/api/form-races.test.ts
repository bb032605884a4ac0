import { beforeAll, expect, it } from "vitest";
import { startApi } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";
import { createFormStore } from "../../server/forms/form-store.ts";
import { openForms } from "../../server/open-forms.ts";
import { beginApplication, openApplications, TYPED } from "./parents.ts";

const api = await startApi();
const { db, files, limiter, pages, content } = api.server.core;
const { forms } = openForms(api.server.core);
const ADDRESS = "203.0.113.1";

beforeAll(() => openApplications(api, { documents: [], questions: [] }));

/** Forms that run `meanwhile` after they have read what they send, and before they store it. */
function openSlowForms(meanwhile: () => Promise<unknown>) {
  const { store } = content;
  return createFormStore({
    db,
    files,
    limiter,
    pages,
    store: {
      ...store,
      update: async (...change) => {
        await meanwhile();
        return store.update(...change);
      },
    },
    planReceipt: async () => {
      await meanwhile();
      return async () => {};
    },
    findOrigin: async () => "http://school.example",
  });
}

it("values that are typed while a form is sent, or a correction, stay as corrections to send", async () => {
  const { link, save, find } = await beginApplication(api, TYPED);
  for (const name of ["Asha Meanwhile", "Asha Later"]) {
    await openSlowForms(() => save({ name })).send(link, true, ADDRESS);
    expect((await find()).body).toMatchObject({ typed: { ...TYPED, name }, sent: { step: "received" } });
    expect(await forms.read(link, ADDRESS)).toMatchObject({ hasUnsent: true });
  }
  await forms.send(link, true, ADDRESS);
  expect(await forms.read(link, ADDRESS)).toMatchObject({ hasUnsent: false, typed: { name: "Asha Later" } });
});

it("a form that is deleted while it is sent is not sent", async () => {
  const { link, withdraw } = await beginApplication(api, { ...TYPED, name: "Deleted" });
  await expect(openSlowForms(withdraw).send(link, true, ADDRESS)).rejects.toMatchObject({
    id: "application_link_unknown",
  });
  const stored = db.selectFrom("applications").select("_id").where("name", "=", "Deleted");
  expect(await stored.execute()).toEqual([]);
});

it("an application in the trash takes no documents", async () => {
  await openApplications(api, {
    documents: [{ id: "photo", name: { en: "Photo", hi: null }, isRequired: false, classes: [] }],
  });
  const { send, add } = await beginApplication(api, { ...TYPED, name: "In the trash" });
  await send();
  const found = db.selectFrom("applications").select("_id").where("name", "=", "In the trash");
  const { _id } = await found.executeTakeFirstOrThrow();
  await api.remove(`/applications/delete/${_id}`, { token: api.token });
  expect((await add("photo", await buildJpeg())).status).toBe(409);
});

it("a reference that is longer than any is not found", async () => {
  const reference = crypto.getRandomValues(Buffer.alloc(20_000)).toString("hex");
  const sought = { reference, mobileNumber: TYPED.mobileNumber, dateOfBirth: TYPED.dateOfBirth };
  await expect(forms.recover(sought, ADDRESS)).rejects.toMatchObject({ id: "application_not_found" });
});
