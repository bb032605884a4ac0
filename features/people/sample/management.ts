import { both, items, NOTHING, picture } from "../../../core/sample/document-parts.ts";
import type { ManagementPage } from "../content/management.ts";

export const management: ManagementPage = {
  head: {
    line: both(
      "Those who carry the responsibility for the school, without pay and with pleasure.",
      "जो बिना किसी मानदेय के, पूरे मन से विद्यालय की ज़िम्मेदारी निभाते हैं।",
    ),
    searchTitle: both("Management desk", "प्रबंधन की ओर से"),
    searchDescription: both(
      "The president, the secretary and the members of the managing committee of Adarsh Vidya Gurukul, with their messages to parents.",
      "आदर्श विद्या गुरुकुल की प्रबंध समिति के अध्यक्ष, सचिव और सदस्य, तथा अभिभावकों के नाम उनके संदेश।",
    ),
  },
  leaders: items([
    {
      name: both("Shri Raghunath Prasad Dubey", "श्री रघुनाथ प्रसाद दुबे"),
      title: both("President", "अध्यक्ष"),
      description: both(
        "Retired headmaster; with the school since 1979",
        "सेवानिवृत्त प्रधानाध्यापक; 1979 से विद्यालय के साथ",
      ),
      message: both(
        "I came here as a young teacher of Sanskrit, and the school has been my second home ever since. We who sit on the committee have one simple task: to see that teachers can teach in peace and that no child is turned away because the family is poor. If you find us wanting in either, please come and tell me.",
        "मैं युवावस्था में यहाँ संस्कृत पढ़ाने आया था, और तब से यह विद्यालय मेरा दूसरा घर है। समिति में हम सबका काम सीधा-सा है: शिक्षक निश्चिंत होकर पढ़ा सकें, और गरीबी के कारण कोई बच्चा यहाँ से लौटाया न जाए। इनमें से किसी बात में हमारी कमी दिखे, तो कृपया आकर मुझे बताइए।",
      ),
      picture: picture(
        "portrait-president",
        "Shri Raghunath Prasad Dubey, President",
        "श्री रघुनाथ प्रसाद दुबे, अध्यक्ष",
      ),
    },
    {
      name: both("Smt. Kalyani Deshpande", "श्रीमती कल्याणी देशपांडे"),
      title: both("Secretary", "सचिव"),
      description: both(
        "Chartered accountant and mother of two former pupils",
        "चार्टर्ड अकाउंटेंट और यहीं पढ़ी दो बेटियों की माँ",
      ),
      message: both(
        "My daughters learnt to read on the verandah of this school, so I know it as a parent first. As secretary I look after the accounts, the building and the bus routes, and I read every letter that parents write to us. Good schools are built in small steps, and we take one each month.",
        "मेरी बेटियों ने इसी विद्यालय के बरामदे में पढ़ना सीखा, इसलिए मैं इसे सबसे पहले एक अभिभावक के रूप में जानती हूँ। सचिव के नाते मैं हिसाब-किताब, भवन और बसों के मार्ग देखती हूँ, और अभिभावकों का हर पत्र स्वयं पढ़ती हूँ। अच्छे विद्यालय छोटे-छोटे कदमों से बनते हैं, और हम हर महीने एक कदम आगे बढ़ते हैं।",
      ),
      picture: picture(
        "portrait-secretary",
        "Smt. Kalyani Deshpande, Secretary",
        "श्रीमती कल्याणी देशपांडे, सचिव",
      ),
    },
  ]),
  principal: { message: NOTHING },
  committee: {
    heading: both("Managing Committee", "प्रबंध समिति"),
    line: both("Elected for the term 2025 to 2028.", "2025 से 2028 के कार्यकाल के लिए निर्वाचित।"),
    picture: null,
  },
};
