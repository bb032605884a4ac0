import { expect, it } from "vitest";
import { isContactOf, isSameContact, readContact } from "./person-contact.ts";

it.each(["98260 77553", "+91-98260-77553", "098260 77553", "0091 9826077553", "९८२६० ७७५५३"])(
  "%s is the same number",
  (typed) => {
    expect(readContact(typed)).toEqual({ phone: "919826077553" });
    expect(isSameContact(typed, "9826077553")).toBe(true);
  },
);

it.each(["", "Asha", "12345", "98260 77553, 98260 77554", "asha@", "a b@example.com"])(
  "%j is neither a number nor an address",
  (typed) => {
    expect(readContact(typed)).toBeUndefined();
    expect(isSameContact(typed, typed)).toBe(false);
  },
);

it("an address is read without spaces around it and in lower case", () => {
  expect(readContact(" Asha.Verma@Example.COM ")).toEqual({ email: "asha.verma@example.com" });
});

it("a number is found among others in the same field, and not as a part of a longer one", () => {
  const wanted = { phone: "919826077553" };
  const isFound = (phoneNumber: string) => isContactOf(wanted, { phoneNumber });
  expect(isFound("0731-2559917, 98260 77553 (evening)")).toBe(true);
  expect(isFound("98260 77553 / 98930 11111")).toBe(true);
  expect(isFound("98260 775531")).toBe(false);
  expect(isFound("")).toBe(false);
});

it("a local number without its area code is compared by its digits", () => {
  expect(isContactOf({ phone: "2559917" }, { phoneNumber: "255-9917" })).toBe(true);
});

it("an address of somebody else is not found", () => {
  expect(isContactOf({ email: "a_b@example.com" }, { email: "axb@example.com" })).toBe(false);
  expect(isContactOf({ email: "a_b@example.com" }, { email: null, phoneNumber: "a_b@example.com" })).toBe(
    false,
  );
});
