/** What an enquiry is called in the panel; an edit may have emptied its name. */
export const contactTitle = ({ name }: { name: string }) => name || "Enquiry without a name";
