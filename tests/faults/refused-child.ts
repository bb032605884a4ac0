import { buildJpeg } from "../files.ts";
import { logIn, type SchoolProcess } from "./school-process.ts";

export interface RefusedChild {
  /** The stored name of the photo. */
  photo: string;
  /** The message for the office when the refusal is recorded. */
  message: string;
}

/** Saves a child with a photo, which is public, and then records that the parents refuse it. `between` runs in between. */
export async function createRefusedChild(
  school: SchoolProcess,
  between: (photo: string) => Promise<void> = async () => {},
): Promise<RefusedChild> {
  const authorization = `Bearer ${await logIn(school)}`;
  const form = new FormData();
  const fields = {
    name: "Asha",
    rollNumber: "7",
    class: "5",
    section: "A",
    gender: "Female",
    dateOfBirth: "2016-01-02",
    guardianName: "Meena",
    mobileNumber: "9826000000",
    address: "Ujjain",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(
    "profilePhoto",
    new Blob([new Uint8Array(await buildJpeg())], { type: "image/jpeg" }),
    "photo.jpg",
  );
  const created = await fetch(`${school.api}/students/create`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  const child = (await created.json()) as { _id: string; profilePhoto: string };
  if (created.status !== 201) throw new Error(JSON.stringify(child));
  const photo = child.profilePhoto.replace("/uploads/", "");
  await between(photo);
  const statement = { students: [child._id], purposes: ["photo"], state: "refused", how: "slip" };
  const refused = await fetch(`${school.api}/consents`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ ...statement, on: "2026-06-12" }),
  });
  const { message } = (await refused.json()) as { message: string };
  if (refused.status !== 200) throw new Error(message);
  return { photo, message };
}

/** 0 while nobody answers. */
export const readStatus = (api: string, photo: string): Promise<number> =>
  fetch(`${api}/uploads/${photo}`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
