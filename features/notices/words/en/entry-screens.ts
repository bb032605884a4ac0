export const noticesScreen = {
  title: "Notices",
  heading: "Admin Panel - NoticeBoard",
  create: "Create Notice",
  edit: "Edit Notice",
  date: "Date",
  datedOn: (date: string) => `Date: ${date}`,
  viewFile: "View File",
  ofNotice: (title: string) => ` of ${title}`,
  latestNotices: "Latest notices",
  createNotice: "Create Notice",
};
