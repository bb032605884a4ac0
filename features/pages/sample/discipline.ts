import { both, items, picture } from "../../../core/sample/document-parts.ts";
import type { DisciplinePage } from "../content/discipline.ts";

export const discipline: DisciplinePage = {
  head: {
    line: both("Firm, kind and the same for everyone.", "दृढ़ता से, स्नेह से, और सबके लिए एक समान।"),
    searchTitle: both("Discipline cell", "अनुशासन समिति"),
    searchDescription: both(
      "The two teachers in charge of discipline at Adarsh Vidya Gurukul, and the eight guidelines that every child and parent should know.",
      "आदर्श विद्या गुरुकुल में अनुशासन के प्रभारी दो शिक्षक, और वे आठ नियम जो हर बच्चे और अभिभावक को पता होने चाहिए।",
    ),
  },
  heads: items([
    {
      name: both("Shri Vikram Singh Chauhan", "श्री विक्रम सिंह चौहान"),
      title: both("Head of Discipline, Classes 6 to 12", "अनुशासन प्रभारी, कक्षा 6 से 12"),
      description: both(
        "Teaches physical education and has trained our kabaddi teams for sixteen years. He believes that a child who has learnt to lose well has learnt most of what discipline means.",
        "शारीरिक शिक्षा पढ़ाते हैं और सोलह वर्षों से हमारी कबड्डी टीमों को तैयार कर रहे हैं। उनका मानना है कि जिस बच्चे ने हारकर मुस्कुराना सीख लिया, उसने अनुशासन का सबसे बड़ा पाठ सीख लिया।",
      ),
      picture: picture(
        "portrait-discipline-head-1",
        "Shri Vikram Singh Chauhan, Head of Discipline",
        "श्री विक्रम सिंह चौहान, अनुशासन प्रभारी",
      ),
    },
    {
      name: both("Smt. Nasreen Khan", "श्रीमती नसरीन खान"),
      title: both("Head of Discipline, Nursery to Class 5", "अनुशासन प्रभारी, नर्सरी से कक्षा 5"),
      description: both(
        "Teaches Environmental Studies and runs the children’s council, where the youngest make their own class rules. Her door is open to any child who would rather talk than be scolded.",
        "पर्यावरण अध्ययन पढ़ाती हैं और बाल परिषद चलाती हैं, जहाँ सबसे छोटे बच्चे अपनी कक्षा के नियम स्वयं बनाते हैं। जिस बच्चे को डाँट नहीं, बातचीत चाहिए, उसके लिए उनका दरवाज़ा सदा खुला है।",
      ),
      picture: picture(
        "portrait-discipline-head-2",
        "Smt. Nasreen Khan, Head of Discipline",
        "श्रीमती नसरीन खान, अनुशासन प्रभारी",
      ),
    },
  ]),
  guidelinesHead: {
    heading: both("Eight guidelines for every day", "हर दिन के आठ नियम"),
    line: both(
      "They hold for pupils and for grown-ups. Please read them with your child at the start of the year.",
      "ये नियम विद्यार्थियों के लिए भी हैं और बड़ों के लिए भी। कृपया सत्र के आरंभ में इन्हें अपने बच्चे के साथ बैठकर पढ़ें।",
    ),
  },
  guidelines: items([
    {
      title: both("Be on time", "समय पर आएँ"),
      text: both(
        "The gate closes at 7:40 am. A child who comes late brings a note from home, and is let in all the same.",
        "गेट सुबह 7:40 बजे बंद हो जाता है। देर हो जाए तो बच्चा घर से पर्ची लिखवाकर लाए; उसे गेट से लौटाया नहीं जाता।",
      ),
    },
    {
      title: both("Come regularly", "नियमित आएँ"),
      text: both(
        "At least 75 per cent attendance is needed to sit for the annual examination. Send word on the first day of any illness.",
        "वार्षिक परीक्षा में बैठने के लिए कम से कम 75 प्रतिशत उपस्थिति आवश्यक है। बच्चा बीमार हो तो पहले ही दिन सूचना दें।",
      ),
    },
    {
      title: both("Wear the uniform neatly", "साफ़-सुथरा गणवेश पहनें"),
      text: both(
        "A clean uniform, polished shoes, trimmed nails and the identity card, every day but Saturday, which is house-dress day.",
        "धुला हुआ गणवेश, पॉलिश किए जूते, कटे हुए नाखून और पहचान पत्र, हर दिन। केवल शनिवार को सदन की पोशाक पहनी जाती है।",
      ),
    },
    {
      title: both("Speak with respect", "आदर से बोलें"),
      text: both(
        "We greet teachers, helpers and one another. Teasing about caste, religion, looks, marks or money is never a joke.",
        "हम शिक्षकों, सहायकों और एक-दूसरे को नमस्ते करते हैं। जाति, धर्म, रूप-रंग, अंकों या पैसों को लेकर चिढ़ाना कभी मज़ाक नहीं होता।",
      ),
    },
    {
      title: both("Keep hands to yourself", "किसी पर हाथ न उठाएँ"),
      text: both(
        "No hitting, no bullying, and no punishment by hand or stick from any adult either. Quarrels are settled by talking, with a teacher if need be.",
        "न मारपीट, न डराना-धमकाना; और कोई बड़ा भी हाथ या छड़ी से दंड नहीं देता। झगड़े बातचीत से सुलझाए जाते हैं, ज़रूरत हो तो शिक्षक के साथ बैठकर।",
      ),
    },
    {
      title: both("Care for the school", "विद्यालय को अपना समझें"),
      text: both(
        "Walls, desks, books and trees belong to the children who come after you. What is broken is reported and put right.",
        "दीवारें, मेज़ें, पुस्तकें और पेड़ आपके बाद आने वाले बच्चों की अमानत हैं। कुछ टूट जाए तो बताया जाता है और ठीक किया जाता है।",
      ),
    },
    {
      title: both("Leave phones and valuables at home", "मोबाइल और कीमती चीज़ें घर पर छोड़ें"),
      text: both(
        "Mobile phones, jewellery and money beyond the bus fare are not allowed. Phones found are returned to parents only.",
        "मोबाइल, गहने और बस किराए से अधिक पैसे लाना मना है। मोबाइल मिलने पर केवल अभिभावक को लौटाया जाता है।",
      ),
    },
    {
      title: both("Stay where you are safe", "परिसर में रहें, सुरक्षित रहें"),
      text: both(
        "No one leaves the campus during school hours without a gate pass, and small children go only with the adult named on their card.",
        "विद्यालय के समय में गेट पास के बिना कोई परिसर से बाहर नहीं जाता, और छोटे बच्चों को वही बड़े ले जा सकते हैं जिनका नाम उनके कार्ड पर लिखा है।",
      ),
    },
  ]),
};
