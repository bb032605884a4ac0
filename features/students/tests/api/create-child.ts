import { bareName, contentTypes, toForm } from "../../../../tests/api/entries.ts";
import type { Api } from "../../../../tests/api/start-api.ts";
import { buildJpeg } from "../../../../tests/files.ts";

export interface Child {
  id: string;
  rollNumber: string;
  /** The stored name of the photo. */
  photo: string;
}

let last = 0;

/** Creates a student with a photo that no other entry has. */
export async function createChild(api: Api): Promise<Child> {
  last += 1;
  const { create, fields } = contentTypes.students;
  const { body } = await api.post(create, {
    token: api.token,
    form: [
      ...toForm({ ...fields, name: `Child ${last}`, rollNumber: `F${last}` }),
      ["profilePhoto", await buildJpeg({ width: 700, height: 400 })],
    ],
  });
  return { id: body._id, rollNumber: body.rollNumber, photo: bareName(body.profilePhoto) };
}
