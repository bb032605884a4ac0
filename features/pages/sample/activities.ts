import { both, items, picture } from "../../../core/sample/document-parts.ts";
import type { ActivitiesPage } from "../content/activities.ts";

export const activities: ActivitiesPage = {
  head: {
    line: both(
      "What happens between the lessons, and quite often during them.",
      "पढ़ाई के बीच, और कई बार पढ़ाई के साथ-साथ, यहाँ बहुत कुछ होता है।",
    ),
    searchTitle: both("Activities", "गतिविधियाँ"),
    searchDescription: both(
      "School events, sports, classroom activities and field trips at Adarsh Vidya Gurukul, in pictures from the past year.",
      "आदर्श विद्या गुरुकुल के आयोजन, खेलकूद, कक्षा की गतिविधियाँ और शैक्षणिक भ्रमण, पिछले एक वर्ष की फ़ोटो में।",
    ),
  },
  events: {
    heading: both("School Events", "विद्यालय के आयोजन"),
    line: both(
      "The days that everyone waits for, and remembers.",
      "वे दिन, जिनकी सबको प्रतीक्षा रहती है और जो याद रह जाते हैं।",
    ),
    items: items([
      {
        caption: both(
          "Annual Day: three evenings, and every child on stage",
          "वार्षिकोत्सव: तीन शामें, और मंच पर हर बच्चा",
        ),
        picture: picture(
          "event-annual-day",
          "Children in costume as a lion, a hare, a peacock and a tree on the decorated stage on Annual Day",
          "वार्षिकोत्सव के सजे हुए मंच पर शेर, खरगोश, मोर और पेड़ बने बच्चे",
        ),
      },
      {
        caption: both("Independence Day in the courtyard", "आँगन में स्वतंत्रता दिवस"),
        picture: picture(
          "event-independence-day",
          "The Indian flag being hoisted in the courtyard while children stand and salute",
          "आँगन में तिरंगा फहराया जा रहा है और बच्चे खड़े होकर सलामी दे रहे हैं",
        ),
      },
      {
        caption: both(
          "Lamps made and lit by the children before Diwali",
          "दीपावली से पहले बच्चों ने दीये बनाए भी, जलाए भी",
        ),
        picture: picture(
          "event-diwali-lamps",
          "Children setting out small clay lamps around a rangoli at dusk",
          "साँझ के समय रंगोली के चारों ओर मिट्टी के दीये सजाते बच्चे",
        ),
      },
      {
        caption: both("The science fair, where the makers explain", "विज्ञान मेला, जहाँ बनाने वाले स्वयं समझाते हैं"),
        picture: picture(
          "event-science-fair",
          "Children explaining their working models, a foaming volcano and a windmill, at the science fair",
          "विज्ञान मेले में अपने चलित मॉडल समझाते बच्चे: झाग उगलता ज्वालामुखी और पवनचक्की",
        ),
      },
      {
        caption: both(
          "Teachers’ Day, when Class 12 takes the classes",
          "शिक्षक दिवस, जब कक्षा 12 के विद्यार्थी पढ़ाते हैं",
        ),
        picture: picture(
          "event-teachers-day",
          "Children giving flowers and a hand-made card to their teacher in a decorated classroom",
          "सजी हुई कक्षा में अपनी शिक्षिका को फूल और हाथ से बना कार्ड देते बच्चे",
        ),
      },
      {
        caption: both("Yellow everywhere on Basant Panchami", "बसंत पंचमी पर चारों ओर पीला रंग"),
        picture: picture(
          "event-basant-panchami",
          "Children dressed in yellow with flowers and books at the Basant Panchami celebration",
          "बसंत पंचमी के उत्सव में पीले कपड़े पहने, फूल और पुस्तकें लिए बच्चे",
        ),
      },
    ]),
  },
  sports: {
    heading: both("Sports Activities", "खेलकूद"),
    line: both(
      "An hour on the ground every day, whatever the marks.",
      "अंक चाहे जितने आएँ, हर दिन एक घंटा मैदान में।",
    ),
    items: items([
      {
        caption: both("Inter-house cricket on Saturdays", "शनिवार को सदनों के बीच क्रिकेट"),
        picture: picture(
          "sport-cricket",
          "A boy batting in a cricket match on the school ground in the late afternoon",
          "ढलती दोपहर में विद्यालय के मैदान पर क्रिकेट मैच में बल्लेबाज़ी करता एक बालक",
        ),
      },
      {
        caption: both("Kabaddi, our pride in the district", "कबड्डी, ज़िले में हमारी शान"),
        picture: picture(
          "sport-kabaddi",
          "A kabaddi raid: girls in green closing in on the raider in yellow",
          "कबड्डी का दाँव: पीली पोशाक वाली रेडर को घेरती हरी पोशाक वाली बालिकाएँ",
        ),
      },
      {
        caption: both("Yoga before the first lesson", "पहले कालखंड से पहले योग"),
        picture: picture(
          "sport-yoga",
          "Children balancing in the tree pose on mats in the morning light",
          "सुबह की धूप में चटाइयों पर वृक्षासन करते बच्चे",
        ),
      },
      {
        caption: both("The relay that decides the house cup", "रिले दौड़, जिससे तय होता है कि कप किस सदन का"),
        picture: picture(
          "sport-relay-race",
          "A runner passing the baton to her team-mate in a relay race",
          "रिले दौड़ में अपनी साथी को बैटन थमाती एक बालिका",
        ),
      },
    ]),
  },
  classroom: {
    heading: both("Classroom Activities", "कक्षा की गतिविधियाँ"),
    line: both("Learning with the hands, the eyes and the ears.", "हाथों से, आँखों से और कानों से सीखना।"),
    items: items([
      {
        caption: both("Letters at the blackboard, Class 1", "श्यामपट्ट पर अक्षर, कक्षा 1"),
        picture: picture(
          "class-blackboard",
          "A child writing Devanagari letters on the blackboard",
          "श्यामपट्ट पर देवनागरी के अक्षर लिखता एक बच्चा",
        ),
      },
      {
        caption: both("Reading circle, Class 3", "मिलकर पढ़ना, कक्षा 3"),
        picture: picture(
          "class-reading-circle",
          "Children sitting in a circle on a carpet, reading storybooks aloud",
          "दरी पर घेरे में बैठकर कहानियों की किताबें बोल-बोलकर पढ़ते बच्चे",
        ),
      },
      {
        caption: both("What floats and what sinks, Class 4", "क्या तैरे, क्या डूबे, कक्षा 4"),
        picture: picture(
          "class-science-table",
          "Children trying an experiment at the science table",
          "विज्ञान की मेज़ पर प्रयोग करते बच्चे",
        ),
      },
      {
        caption: both("Quick fingers on the abacus, Class 2", "अबेकस पर फुर्तीली उँगलियाँ, कक्षा 2"),
        picture: picture(
          "class-abacus",
          "Two children counting beads on an abacus",
          "अबेकस के मोती गिनते दो बच्चे",
        ),
      },
      {
        caption: both("Saturday painting, Class 5", "शनिवार की चित्रकला, कक्षा 5"),
        picture: picture(
          "class-painting",
          "Children painting bright pictures at their tables",
          "अपनी मेज़ों पर चटख रंगों से चित्र बनाते बच्चे",
        ),
      },
      {
        caption: both("First programs in the computer room, Class 6", "कंप्यूटर कक्ष में पहले प्रोग्राम, कक्षा 6"),
        picture: picture(
          "class-computers",
          "Children working in pairs at computers with their teacher",
          "अपनी शिक्षिका के साथ दो-दो की जोड़ी में कंप्यूटर पर काम करते बच्चे",
        ),
      },
    ]),
  },
  trips: {
    heading: both("Field Trips", "शैक्षणिक भ्रमण"),
    line: both(
      "Lunch box, water bottle, notebook, and off we go.",
      "टिफ़िन, पानी की बोतल, कॉपी, और हम चल पड़े।",
    ),
    items: items([
      {
        caption: both("A morning at the zoo, Classes 1 and 2", "चिड़ियाघर में एक सुबह, कक्षा 1 और 2"),
        picture: picture(
          "trip-zoo",
          "Children at the railing of the zoo with their teacher, watching an elephant spray water",
          "चिड़ियाघर की रेलिंग के पास अपनी शिक्षिका के साथ खड़े बच्चे, सूँड़ से पानी उछालते हाथी को देखते हुए",
        ),
      },
      {
        caption: both("The museum of our old town, Classes 6 to 8", "हमारे पुराने नगर का संग्रहालय, कक्षा 6 से 8"),
        picture: picture(
          "trip-museum",
          "Children drawing and imitating the stone sculpture of a dancer in the museum gallery",
          "संग्रहालय में नर्तकी की पत्थर की मूर्ति का चित्र बनाते और उसकी मुद्रा की नकल करते बच्चे",
        ),
      },
      {
        caption: both("Where our wheat comes from, Classes 3 to 5", "हमारा गेहूँ कहाँ से आता है, कक्षा 3 से 5"),
        picture: picture(
          "trip-farm",
          "Children visiting a farm, with a farmer showing them a sheaf of wheat",
          "खेत देखने आए बच्चे और उन्हें गेहूँ की बालियाँ दिखाते किसान",
        ),
      },
    ]),
  },
};
