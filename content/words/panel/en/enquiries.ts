export const enquiries = {
  title: "Enquiries",
  heading: "Manage Contacts",
  list: "Contacts",
  edit: "Edit Contact",
  isNew: "New",
  withoutName: "Enquiry without a name",
  name: "Name",
  message: "Message",
  phoneNumber: "Phone number",
  received: "Received",
};
