import { expect, it } from "vitest";
import { endsAsHindi, isHindi } from "../../tests/is-hindi.ts";
import { message } from "../content/messages/message.ts";
import { label } from "../words/label.ts";
import { fromApi } from "../words/panel/hi/write-message.ts";
import * as hi from "../words/panel/hi.ts";
import { nameActor } from "../words/panel/name-actor.ts";
import { COMMAND_LINE, PROGRAM, VISITOR } from "./database/entries/record-change.ts";
import * as errors from "./errors.ts";

const TEXT = message("too_long", { label: label("Title", "शीर्षक"), maximum: 200 });
const FIELDS = { title: TEXT, address: message("required", { label: label("Address", "पता") }) };

const PART = { name: "pages", title: ["Pages", "पृष्ठ"], about: ["", ""] } as const;

/** One error of every kind; the compiler requires an entry for each new one. `messages.test.ts` checks the messages of features. */
const BUILT: Record<Exclude<keyof typeof errors, "ApiError" | "CHANGE" | "presentError">, errors.ApiError> = {
  validationFailed: errors.validationFailed(FIELDS),
  versionNoLongerFits: errors.versionNoLongerFits(FIELDS),
  malformedRequest: errors.malformedRequest(message("malformed_request")),
  loginNeeded: errors.loginNeeded(),
  secondStepSetupNeeded: errors.secondStepSetupNeeded(),
  permissionNeeded: errors.permissionNeeded("notices:write"),
  tokenPermissionNeeded: errors.tokenPermissionNeeded("notices:write"),
  tokenEnded: errors.tokenEnded(message("login_needed")),
  notForTokens: errors.notForTokens(),
  confirmationNeeded: errors.confirmationNeeded(),
  crossSiteRequest: errors.crossSiteRequest(),
  notFound: errors.notFound(errors.CHANGE),
  partOff: errors.partOff(),
  partNeeded: errors.partNeeded({ part: PART, needed: PART }),
  versionGone: errors.versionGone(),
  methodNotAllowed: errors.methodNotAllowed(["GET"]),
  requestTimedOut: errors.requestTimedOut(),
  staleEdit: errors.staleEdit(),
  staleOrder: errors.staleOrder(),
  listChanged: errors.listChanged(1, 40),
  nothingToUndo: errors.nothingToUndo(),
  notInTrash: errors.notInTrash(),
  notWaiting: errors.notWaiting(),
  wrongRows: errors.wrongRows(1),
  tooLarge: errors.tooLarge(TEXT, "title"),
  unsupportedType: errors.unsupportedType(TEXT, "title"),
  rangeNotSatisfiable: errors.rangeNotSatisfiable(),
  unprocessableFile: errors.unprocessableFile(TEXT, "title"),
  damagedImage: errors.damagedImage("image"),
  damagedPdf: errors.damagedPdf("file"),
  animatedImage: errors.animatedImage("image"),
  tooManyRequests: errors.tooManyRequests(message("too_many_staged"), 60),
  tooManyStaged: errors.tooManyStaged(),
  headersTooLarge: errors.headersTooLarge(),
  internalError: errors.internalError(),
  temporarilyUnavailable: errors.temporarilyUnavailable(),
  tooBusy: errors.tooBusy(),
  storageFull: errors.storageFull(),
};

/** Renders an error as the panel does. */
function renderInHindi(error: errors.ApiError): string[] {
  const {
    id,
    message: english,
    params = {},
    errors: ofFields = {},
    errorParams = {},
  } = errors.presentError(error);
  return [
    fromApi({ id: String(params.reason ?? id), params }, english),
    ...Object.entries(ofFields).map(([field, text]) => fromApi(errorParams[field], text)),
  ];
}

it.each(Object.entries(BUILT))("%s is rendered in Hindi from its id and parameters", (_name, error) => {
  for (const hindi of renderInHindi(error)) {
    const withoutPermission = hindi.replace(/notices:write|GET/, "");
    expect([hindi, isHindi(withoutPermission), endsAsHindi(hindi)]).toEqual([hindi, true, true]);
    expect(hindi).not.toMatch(/[{}]|undefined/);
  }
});

it("an error has English text, id and parameters, also for each field", () => {
  expect(errors.presentError(BUILT.validationFailed)).toEqual({
    success: false,
    message: "Title must be at most 200 characters",
    id: "validation_failed",
    params: { reason: "too_long", label: "Title", labelHi: "शीर्षक", maximum: 200 },
    errors: { title: "Title must be at most 200 characters", address: "Address is required" },
    errorParams: {
      title: { id: "too_long", params: { label: "Title", labelHi: "शीर्षक", maximum: 200 } },
      address: { id: "required", params: { label: "Address", labelHi: "पता" } },
    },
  });
  expect(errors.presentError(BUILT.wrongRows)).toEqual({
    success: false,
    message: "1 row is wrong, so nothing was imported. Correct them, or leave them out.",
    id: "wrong_rows",
    params: { count: 1 },
  });
  expect(errors.presentError(BUILT.staleEdit)).not.toHaveProperty("params");
});

it("the actor of a change has a Hindi name, unless it is an account", () => {
  expect(
    [VISITOR, COMMAND_LINE, PROGRAM].map(({ name }) => nameActor(hi, name)).filter((name) => !isHindi(name)),
  ).toEqual([]);
  expect(nameActor(hi, "office@school.example")).toBe("office@school.example");
});
