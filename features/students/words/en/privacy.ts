import type { ConsentPurpose } from "../../content/consent-contract.ts";
import type { PrivacyPage } from "../../content/privacy.ts";

/** Texts about published data and consent, for the public page and the printed notice. */
export const privacy = {
  studentsLink: "Parents decide what is shown here",
  messageLink: "Who reads your message",
  shown: {
    heading: "What this site shows of a child",
    text: "These four things. Parents decide about each of them by itself.",
  },
  purposes: {
    name: {
      title: "Name in the list of students",
      text: "Name, roll number, class and section.",
    },
    photo: {
      title: "Photo of the child",
      text: "A portrait beside the child’s name, wherever this site shows the name.",
    },
    pictures: {
      title: "Pictures of school life",
      text: "Pictures in albums and posts in which the child can be recognised.",
    },
    topStudents: {
      title: "Among the top students",
      text: "Name, class and percentage on the home page; later the entry among the former students.",
    },
  } satisfies Record<ConsentPurpose, { title: string; text: string }>,
  never: {
    heading: "What it never shows",
    points: ["Date of birth", "Gender", "Address", "Telephone number", "Name of the guardian"],
    text: "These are for the school office alone. Only an entry among the former students names the father.",
  },
  why: {
    heading: "Why we show it",
    text: "So that families know one another, good work is honoured, and those who cannot come see something of school life. Saying no has no disadvantage for your child.",
  },
  decide: {
    heading: "How you say yes or no",
    text: "Say yes to one thing and no to another, as you like. You may change your mind at any time, and taking a yes back is as easy as giving it:",
    slip: "Fill in the slip that the school gives you, sign it and hand it in.",
    inPerson: "Or come to the school office.",
    email: "Or write to {email}.",
    atOnce:
      "Name and photo disappear from this site at once when the office enters your no. Pictures in albums and posts the office takes down: tell us if you still see one.",
  },
  unanswered: {
    heading: "As long as you have not answered",
    rule: {
      shown:
        "Until we have your answer, this site shows these things of your child. One sentence from you ends it.",
      hidden: "Until we have your yes, this site shows nothing of your child.",
    } satisfies Record<NonNullable<PrivacyPage["withoutRecord"]>, string>,
  },
  validity: {
    heading: "How long your yes holds",
    rule: {
      unlimited: "Your yes holds until you say something else.",
      year: "Your yes holds for one year. Then it ends, and we ask you again.",
      "school year": "Your yes holds until the school year ends on 31 March. Then we ask you again.",
    } satisfies Record<NonNullable<PrivacyPage["validity"]>, string>,
    left: "A child who has left the school is no longer in the list of students.",
  },
  copies: {
    heading: "What we cannot take back",
    text: "We ask search engines not to show the list of students. Even so they, and phones or computers that have opened a page or a picture before, may keep an old copy for some time. What others have saved or passed on is out of our hands. The school’s own backups keep an older state until newer ones take their place.",
  },
  messages: {
    heading: "When you write to us",
    text: "What you send with the form on the contact page goes to the school office and to nobody else: your name, telephone number and message and, if you enter them, your address, your email address and the class you ask about. The office needs them to answer you.",
    /** How long a message is kept; null: until the office deletes it. */
    kept: (months: number | null) =>
      months === null
        ? "They stay until the office deletes them, and are gone for good at most 30 days later."
        : `They are deleted for good ${months === 1 ? "1 month" : `${months} months`} after the matter is closed. If the office deletes them earlier, they are gone for good at most 30 days later.`,
  },
  reading: {
    heading: "When you read this site",
    points: [
      "This site sets no cookies, shows no advertisements, and does not follow or count its visitors.",
      "Your phone keeps some of what you have opened, so that it opens again without a connection. The list of students is never kept.",
      "A message that could not be sent stays on your phone for three days, so that you can send it again, or until you discard it.",
      "Whoever sends a message is remembered for a short time by the internet address, so that nobody can flood the office with messages.",
    ],
    map: "The map on the contact page comes from openstreetmap.org. When it is shown, that service learns your internet address.",
  },
  rights: {
    heading: "Questions and complaints",
    text: "You may ask what the school has stored here about you and your child, get a copy of it, and have it corrected or deleted. Please ask:",
    office: "The school office",
    board:
      "If we do not settle the matter, you may turn to the Data Protection Board of India, as the Digital Personal Data Protection Act of 2023 provides.",
  },
  more: "From our school",
};
