import { expect, test } from "vitest";
import { findEnquiryTasks } from "./enquiry-tasks.ts";

const NONE = { new: 0, inProgress: 0, answered: 0, closed: 0, spam: 0 };

test("lists enquiries until somebody answers or closes them, and overdue ones", () => {
  const byStatus = { ...NONE, new: 2, inProgress: 1, answered: 4, closed: 5, spam: 6 };
  const tasks = findEnquiryTasks({ isFlood: false, byStatus, overdue: 1 });
  expect(tasks.map(({ to }) => to)).toEqual([
    "/admin/ManageContacts?status=open",
    "/admin/ManageContacts?overdue=true",
  ]);
  expect(tasks[0]?.text).toBe("3 enquiries wait for an answer");
  const done = { ...NONE, answered: 4, closed: 5, spam: 6 };
  expect(findEnquiryTasks({ isFlood: false, byStatus: done, overdue: 0 })).toEqual([]);
});

test("a flood of messages is named first, with a link to the spam", () => {
  expect(findEnquiryTasks({ isFlood: true, byStatus: NONE, overdue: 0 })[0]).toMatchObject({
    text: "Very many messages are coming in",
    to: "/admin/ManageContacts?status=spam",
  });
});
