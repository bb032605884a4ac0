/** Printed for parents: the notice and the reply slip. The rest of the notice is in `privacy`. */
export const consentSlip = {
  notice: "Notice to parents",
  subject: "What the school’s website shows of your child",
  greeting: "Dear parents,",
  intro: (site: string) =>
    `Our school has a website: ${site}. What it shows of your child is for you to decide. Please read this page, fill in the slip, sign it and give it back.`,
  title: "Consent slip",
  class: (name: string, section: string) => `Class ${name}, section ${section}`,
  rollNumber: (number: string) => `Roll number ${number}`,
  question: "May the school’s website show this?",
  yes: "Yes",
  no: "No",
  parent: "Name of parent or guardian",
  relation: "Relation to the child",
  signature: "Signature",
  date: "Date",
  change: "You may change your answer at any time.",
  office: "For the office",
  received: "Received on",
};
