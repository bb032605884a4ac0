import { savePage, text } from "../../../../tests/api/save-page.ts";
import type { Api } from "../../../../tests/api/start-api.ts";
import type { ApplicationSettings } from "../../content/settings.ts";

/** A school that takes applications in November 2026 for two classes. */
export async function openApplications(api: Api, settings: Partial<ApplicationSettings> = {}): Promise<void> {
  const item = { seats: "open", note: text(null) } as const;
  await savePage(api, "admissions", {
    dates: { session: "2027-28", opensOn: "2026-11-01", closesOn: "2026-11-30", line: text(null) },
    classes: {
      heading: text(null),
      line: text(null),
      ageOn: "03-31",
      items: [
        { ...item, id: "one", class: text("Class 1", "कक्षा 1"), atLeast: 6, below: 8 },
        { ...item, id: "two", class: text("Class 2", "कक्षा 2"), atLeast: 7, below: 9 },
        { ...item, id: "three", class: text("Class 3", "कक्षा 3"), atLeast: 8, below: 10, seats: "full" },
      ],
    },
  });
  const { body } = await api.get("/applications/settings", { token: api.token });
  const json = { ...body, isOpen: true, ...settings };
  const { status } = await api.put("/applications/settings", { token: api.token, json });
  if (status !== 200) throw new Error(`The settings were answered with ${status}`);
}

/** The required fields of the form. */
export const TYPED = {
  name: "Asha Verma",
  nameHi: "आशा वर्मा",
  dateOfBirth: "2020-06-30",
  gender: "Female",
  classSought: "Class 1",
  motherName: "Sunita Verma",
  mobileNumber: "+91 55500 03001",
  address: "12 Example Road, Ujjain",
};

/** Begins a form as a parent. Returns functions that change and send it. */
export async function beginApplication(api: Api, typed: Record<string, string> = {}) {
  const begun = await api.post("/apply", { json: { language: "en", typed } });
  const link: string = begun.body.link;
  const headers = { "application-link": link };
  return {
    link,
    begun,
    find: () => api.get("/apply", { headers }),
    save: (more: Record<string, string>) => api.put("/apply", { headers, json: { typed: more } }),
    add: (document: string, file: Uint8Array, name = "photo.jpg") =>
      api.post(`/apply/documents/${document}`, { headers, form: [["file", file, name]] }),
    send: (consent = true) => api.post("/apply/send", { headers, json: { consent } }),
    withdraw: () => api.post("/apply/withdraw", { headers, json: {} }),
  };
}
