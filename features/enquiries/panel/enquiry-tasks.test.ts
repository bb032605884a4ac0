import { expect, test } from "vitest";
import { findEnquiryTasks } from "./enquiry-tasks.ts";

test("lists new and overdue enquiries", () => {
  const tasks = findEnquiryTasks({ isFlood: false, unread: 3, overdue: 1 });
  expect(tasks.map(({ to }) => to)).toEqual(["/admin/ManageContacts", "/admin/ManageContacts?overdue=true"]);
  expect(tasks[0]?.text).toBe("3 new enquiries");
  expect(findEnquiryTasks({ isFlood: false, unread: 0, overdue: 0 })).toEqual([]);
});

test("a flood of messages is named first, with a link to the spam", () => {
  expect(findEnquiryTasks({ isFlood: true, unread: 300, overdue: 0 })[0]).toMatchObject({
    text: "Very many messages are coming in",
    to: "/admin/ManageContacts?status=spam",
  });
});
