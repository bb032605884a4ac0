import { expect, it } from "vitest";
import type { TrashOutcome } from "../../content/api/history-contract.ts";
import { decode, inEnglish, message } from "../../content/messages/message.ts";
import { label } from "../../words/label.ts";
import { describeTrashOutcome } from "./describe-trash-outcome.ts";

const NOTHING: TrashOutcome = {
  success: true,
  message: "",
  changed: 0,
  missing: 0,
  refused: [],
  unpublished: [],
};

const explained = (title: string | null) => {
  const reason = message("permission_needed", { label: label("Office", "कार्यालय") });
  return { revision: "1", title, message: inEnglish(reason), reason: decode(reason) };
};

it("says how many entries were restored or deleted", () => {
  expect(describeTrashOutcome("restored", { ...NOTHING, changed: 1240 })).toBe("1,240 entries restored.");
  expect(describeTrashOutcome("deleted", { ...NOTHING, changed: 1, missing: 1 })).toBe(
    "1 entry deleted for good. 1 entry not in the trash any more.",
  );
});

it("names what could not be restored, and why", () => {
  const refused = [explained("Holiday"), explained(null)];
  expect(describeTrashOutcome("restored", { ...NOTHING, changed: 2, refused })).toBe(
    "2 entries restored. 2 entries stayed in the trash: Holiday: You may not do this. Ask a colleague with the duty “Everything” to give you the duty “Office”. You may not do this. Ask a colleague with the duty “Everything” to give you the duty “Office”.",
  );
});

it("shortens long lists of reasons", () => {
  const unpublished = ["A", "B", "C", "D"].map(explained);
  expect(describeTrashOutcome("restored", { ...NOTHING, changed: 4, unpublished })).toMatch(
    /^4 entries restored. 4 entries not published: A: .* B: .* C: [^:]*“Office”. …$/,
  );
});
