import type { ManagementPage } from "../../content/pages/management.ts";
import { both, en, items, picture } from "./document-parts.ts";

export const management: ManagementPage = {
  head: {
    line: en("Those who carry the responsibility for the school, without pay and with pleasure."),
    searchTitle: en("Management desk"),
    searchDescription: en(
      "The president, the secretary and the members of the managing committee of Adarsh Vidya Gurukul, with their messages to parents.",
    ),
  },
  leaders: items([
    {
      name: en("Shri Raghunath Prasad Dubey"),
      title: en("President"),
      description: en("Retired headmaster; with the school since 1979"),
      message: en(
        "I came here as a young teacher of Sanskrit, and the school has been my second home ever since. We who sit on the committee have one simple task: to see that teachers can teach in peace and that no child is turned away because the family is poor. If you find us wanting in either, please come and tell me.",
      ),
      picture: picture("portrait-president", "Shri Raghunath Prasad Dubey, President"),
    },
    {
      name: en("Smt. Kalyani Deshpande"),
      title: en("Secretary"),
      description: en("Chartered accountant and mother of two former pupils"),
      message: en(
        "My daughters learnt to read on the verandah of this school, so I know it as a parent first. As secretary I look after the accounts, the building and the bus routes, and I read every letter that parents write to us. Good schools are built in small steps, and we take one each month.",
      ),
      picture: picture("portrait-secretary", "Smt. Kalyani Deshpande, Secretary"),
    },
  ]),
  committee: {
    heading: both("Managing Committee", "प्रबंध समिति"),
    line: en("Elected for the term 2025 to 2028."),
    picture: null,
  },
};
