import type { ManagementPage } from "./schemas.ts";

export const management: ManagementPage = {
  leaders: [
    {
      name: "Shri Raghunath Prasad Dubey",
      title: "President",
      description: "Retired headmaster; with the school since 1979",
      message:
        "I came here as a young teacher of Sanskrit, and the school has been my second home ever since. We who sit on the committee have one simple task: to see that teachers can teach in peace and that no child is turned away because the family is poor. If you find us wanting in either, please come and tell me.",
      picture: { key: "portrait-president", alt: "Shri Raghunath Prasad Dubey, President" },
    },
    {
      name: "Smt. Kalyani Deshpande",
      title: "Secretary",
      description: "Chartered accountant and mother of two former pupils",
      message:
        "My daughters learnt to read on the verandah of this school, so I know it as a parent first. As secretary I look after the accounts, the building and the bus routes, and I read every letter that parents write to us. Good schools are built in small steps, and we take one each month.",
      picture: { key: "portrait-secretary", alt: "Smt. Kalyani Deshpande, Secretary" },
    },
  ],
  committee: {
    heading: "Managing Committee",
    headingHi: "प्रबंध समिति",
    line: "Elected for the term 2025 to 2028.",
    picture: {
      key: "committee-list",
      alt: "A framed wooden board in the school hall with the names of the nine committee members in Hindi and English",
    },
  },
};
