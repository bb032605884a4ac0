import type { Sample } from "../../../core/sample/types.ts";
import type { blocks as declaration } from "../content/blocks.ts";

export const blocks: (Sample<typeof declaration> & {
  pictures: string[];
  authorPicture: string;
  createdAt: string;
})[] = [
  {
    title: "The first day of school, and how to let go of a small hand",
    titleHi: "विद्यालय का पहला दिन, और नन्हा हाथ छोड़ने की घड़ी",
    description:
      "Every April a few children cry at our gate, and a few parents cry a little further down the road. After nineteen years in the nursery I have learnt what helps on that first morning, what does not, and why a short goodbye is the kindest one you can give.",
    descriptionHi:
      "हर अप्रैल में कुछ बच्चे हमारे गेट पर रोते हैं, और कुछ माता-पिता थोड़ा आगे जाकर। नर्सरी में उन्नीस वर्ष पढ़ाकर मैंने जाना है कि उस पहली सुबह क्या काम आता है और क्या नहीं, और क्यों छोटी-सी विदाई ही सबसे अच्छी विदाई होती है।",
    autherName: "Meenakshi Nair",
    autherNameHi: "मीनाक्षी नायर",
    createdAt: "2026-11-09T04:30:00.000Z",
    pictures: ["blog-first-day"],
    authorPicture: "portrait-author-1",
    content: `The bell goes at twenty to eight, and there he stands: new shoes, new bag, water bottle round his neck, holding on to two fingers of his father’s hand as if the rest of the world were water. I have seen this boy every April for nineteen years. He has a different name each time.

Parents often ask me how to prepare a child for school. They expect me to speak of letters and numbers. I tell them to practise three other things: opening a tiffin box, putting on shoes without help, and telling a grown-up “I need to go to the toilet”. A child who can do these three feels capable, and a child who feels capable can manage a morning without mother.

Talk about school as an ordinary thing, the way you would talk about going to the market. If you say “don’t be afraid” ten times, a sensible child concludes that there must be something to be afraid of. Walk past the gate on a Sunday. Show where the bus stops. Tell a story from your own first day, the funny kind.

On the morning itself, be early and be brief. A kiss, one clear sentence (“I will come when lunch is over”), and then turn and go. Please do not slip away when the child is looking elsewhere; she will spend the rest of the day watching the door. And please do not come back for one more hug. Nearly every child stops crying within ten minutes. I promise to ring you if yours does not.

In the nursery room we do very little on the first day. We find our names on the pegs. We learn where the drinking water is. We sing the one song that everybody knows. There is sand, there is clay, and there is a corner with cushions where nobody has to do anything at all. One boy sat in that corner for four days. On the fifth he got up and taught the others how to build a tunnel.

And in the evening? Ask small questions. “What did you do at school?” is too large, and the answer is always “nothing”. Ask who sat beside her, what colour the clay was, whether anyone’s tiffin smelt nice. Then listen, even if the story takes a long time and has no end.

By the end of the month he runs in without looking back. That is when the parents stand at the gate a moment longer than they need to. I know how that feels, too. We shall look after him.`,
    contentHi: `सात बजकर चालीस मिनट पर घंटी बजती है और वह सामने खड़ा है: नए जूते, नया बस्ता, गले में पानी की बोतल। पापा की दो उँगलियाँ ऐसे पकड़ रखी हैं, जैसे चारों ओर पानी ही पानी हो। उन्नीस वर्षों से हर अप्रैल में मैं इस बच्चे को देखती आई हूँ। बस नाम हर बार नया होता है।

अभिभावक मुझसे अक्सर पूछते हैं कि बच्चे को विद्यालय के लिए कैसे तैयार करें। उन्हें लगता है कि मैं अक्षरों और गिनती की बात करूँगी। मैं कहती हूँ, तीन दूसरी बातों का अभ्यास कराइए: टिफ़िन खोलना, बिना मदद के जूते पहनना, और किसी बड़े से कह पाना कि “मुझे टॉयलेट जाना है”। जो बच्चा ये तीन काम कर लेता है, उसे अपने ऊपर भरोसा हो जाता है, और जिसे अपने ऊपर भरोसा हो, वह एक सुबह मम्मी के बिना भी रह लेता है।

विद्यालय की बात वैसे ही कीजिए, जैसे बाज़ार जाने की करते हैं। दस बार “डरना मत” कहेंगे, तो समझदार बच्चा यही समझेगा कि डरने की कोई बात ज़रूर है। किसी रविवार को टहलते हुए गेट तक आ जाइए। दिखाइए कि बस कहाँ रुकती है। अपने पहले दिन का कोई किस्सा सुनाइए, हँसाने वाला।

उस सुबह थोड़ा जल्दी आइए, और देर तक मत रुकिए। माथा चूमिए, एक साफ़ बात कहिए (“खाने की छुट्टी होते ही मैं आ जाऊँगी”), और मुड़कर चल दीजिए। कृपया बच्चे की नज़र बचाकर चुपके से मत निकलिए; फिर वह सारा दिन दरवाज़ा ही ताकता रहेगा। और एक बार और गले लगाने के लिए लौटकर भी मत आइए। लगभग हर बच्चा दस मिनट में चुप हो जाता है। आपका बच्चा चुप न हुआ, तो मैं स्वयं आपको फ़ोन करूँगी, यह मेरा वादा है।

नर्सरी में पहले दिन हम बहुत कम काम करते हैं। खूँटियों पर अपना-अपना नाम ढूँढ़ते हैं। देख लेते हैं कि पीने का पानी कहाँ है। वह एक गीत गाते हैं, जो सबको आता है। रेत है, मिट्टी है, और गद्दियों वाला एक कोना है, जहाँ किसी को कुछ भी नहीं करना होता। एक बच्चा चार दिन उसी कोने में बैठा रहा। पाँचवें दिन उठा और दूसरों को सुरंग बनाना सिखाने लगा।

और शाम को? छोटे-छोटे सवाल पूछिए। “आज स्कूल में क्या किया?” बहुत बड़ा सवाल है, और उसका जवाब हमेशा एक ही होता है: “कुछ नहीं”। पूछिए कि पास में कौन बैठा था, मिट्टी किस रंग की थी, किसके टिफ़िन से अच्छी खुशबू आ रही थी। फिर सुनिए, कहानी चाहे कितनी लंबी हो और उसका कोई अंत न हो।

महीना बीतते-बीतते वह बिना पीछे देखे दौड़कर भीतर चला जाता है। अब माता-पिता गेट पर एक पल ज़्यादा रुकते हैं। वह एहसास भी मैं जानती हूँ। आप निश्चिंत रहिए, हम उसका ध्यान रखेंगे।`,
  },
  {
    title: "Ten minutes a day: how a house becomes a reading house",
    titleHi: "रोज़ दस मिनट: घर में पढ़ने की आदत ऐसे पड़ती है",
    description:
      "You do not need a room full of books to raise a reader. You need ten minutes, a place to sit and someone who is really listening. One of our teachers writes about small habits that have worked in the homes of our pupils, whatever the parents themselves had read.",
    descriptionHi:
      "बच्चे को पढ़ने का शौक लगाने के लिए किताबों से भरा कमरा नहीं चाहिए। चाहिए दस मिनट, बैठने की जगह और कोई जो सचमुच सुन रहा हो। हमारे एक शिक्षक उन छोटी-छोटी आदतों के बारे में लिख रहे हैं, जो हमारे विद्यार्थियों के घरों में काम आई हैं, चाहे माता-पिता स्वयं कितना भी पढ़े हों।",
    autherName: "Prakash Tiwari",
    autherNameHi: "प्रकाश तिवारी",
    createdAt: "2026-10-19T04:30:00.000Z",
    pictures: ["blog-reading-habit"],
    authorPicture: "portrait-author-2",
    content: `A grandmother in Bhairavgarh cannot read, and yet she has raised three readers. Each evening after the lamp is lit she sits down and says, “Now tell me what is in that book of yours.” The children read aloud, because Dadi wants to know what happens next. She interrupts. She argues with the tiger. She would not dream of correcting a word.

I tell this story at parents’ meetings because many fathers and mothers believe that they must know good English, or own many books, before they can help. They need neither. They need ten minutes, every day, at the same time.

Begin with the time. Not “when the homework is done”, for it is never done. After supper is good; so is the half hour while the vegetables are being cut. Put the phone in another room, yours as well as theirs. A child notices at once whether the listener is really there.

Let the child choose the book, even if it is the same one for the eleventh time, even if it is a comic, even if it is far too easy. Easy books are where speed comes from, and speed is what makes the harder ones a pleasure. Our library lends two books a week to every child, and nobody is asked to write a summary.

Read in the language that you speak at home. A child who has laughed over a story in Hindi, Malvi or Urdu knows what reading is for, and will look for the same pleasure in English later. It does not work so well the other way round.

If the child stumbles, count silently to five before you help. Most of the time you will not have to. If you do, simply say the word and go on; the story matters more than the mistake.

Last year the children of Class 3 kept a paper chain: one ring of coloured paper for each book they had finished at home. By March it went twice around the classroom and out along the verandah. The longest piece of it, I should like to mention, had been made by a boy whose mother reads nothing but the backs of seed packets. She listens very well.`,
    contentHi: `भैरवगढ़ की एक दादी को पढ़ना नहीं आता, फिर भी उन्होंने तीन बच्चों को पढ़ने का शौक लगा दिया। रोज़ शाम दीया-बाती करके वे बैठ जाती हैं और कहती हैं, “अब बताओ, तुम्हारी उस किताब में क्या लिखा है।” बच्चे बोल-बोलकर पढ़ते हैं, क्योंकि दादी को जानना है कि आगे क्या हुआ। वे बीच में टोकती हैं। बाघ से बहस करती हैं। पर किसी शब्द की गलती पकड़ना उन्हें सूझता भी नहीं।

यह किस्सा मैं अभिभावकों की बैठकों में सुनाता हूँ, क्योंकि कई माता-पिता मानते हैं कि बच्चे की मदद करने से पहले उन्हें अच्छी अंग्रेज़ी आनी चाहिए, या घर में ढेरों किताबें होनी चाहिए। दोनों की ज़रूरत नहीं है। ज़रूरत है बस दस मिनट की, हर दिन, एक ही समय पर।

शुरुआत समय से कीजिए। “होमवर्क हो जाए, तब” नहीं, क्योंकि वह कभी पूरा नहीं होता। रात के खाने के बाद का समय अच्छा है; वह आधा घंटा भी, जब सब्ज़ी कट रही हो। मोबाइल दूसरे कमरे में रख दीजिए, बच्चों का भी और अपना भी। सुनने वाले का मन कहीं और हो, तो बच्चा तुरंत भाँप लेता है।

किताब बच्चे को चुनने दीजिए, चाहे वही किताब ग्यारहवीं बार हो, चाहे कॉमिक्स हो, चाहे बहुत ही आसान हो। आसान किताबों से ही रफ़्तार बनती है, और रफ़्तार बनने पर ही कठिन किताबों में मज़ा आता है। हमारे पुस्तकालय से हर बच्चे को सप्ताह में दो किताबें मिलती हैं, और किसी से सारांश नहीं लिखवाया जाता।

घर में जो भाषा बोलते हैं, उसी में पढ़िए। जो बच्चा हिन्दी, मालवी या उर्दू की किसी कहानी पर खिलखिला चुका है, वह जानता है कि पढ़ना किसलिए होता है; वही मज़ा वह आगे चलकर अंग्रेज़ी में भी ढूँढ़ेगा। उलटी तरफ़ से चलें, तो बात उतनी नहीं बनती।

बच्चा अटक जाए, तो बताने से पहले मन ही मन पाँच तक गिनिए। अधिकतर बताना ही नहीं पड़ेगा। पड़े, तो बस वह शब्द बोल दीजिए और आगे बढ़िए; गलती से ज़्यादा ज़रूरी कहानी है।

पिछले वर्ष कक्षा 3 के बच्चों ने कागज़ की एक लड़ी बनाई: घर पर पूरी की हुई हर किताब के लिए रंगीन कागज़ की एक कड़ी। मार्च आते-आते वह कक्षा के दो फेरे लगाकर बरामदे तक पहुँच गई थी। और हाँ, उसका सबसे लंबा हिस्सा जिस बच्चे का था, उसकी माँ बीज के पैकेट पर छपी बातों के सिवा कुछ नहीं पढ़तीं। पर सुनती बहुत अच्छा हैं।`,
  },
  {
    title: "What the kitchen garden taught Class 4",
    titleHi: "सब्ज़ियों की बगिया ने कक्षा 4 को क्या सिखाया",
    description:
      "It began as a lesson on roots and stems and ended with forty bowls of methi and a long argument about snails. A patch of ground behind the dining hall, twelve steps by nine, has become our best classroom for science, for arithmetic and, rather unexpectedly, for patience and fair play.",
    descriptionHi:
      "बात जड़ और तने के पाठ से शुरू हुई थी, और पहुँची चालीस कटोरी मेथी और घोंघों पर एक लंबी बहस तक। भोजन कक्ष के पीछे बारह कदम लंबी और नौ कदम चौड़ी वह ज़मीन आज हमारी सबसे अच्छी कक्षा है: विज्ञान की, गणित की, और जिसकी हमें उम्मीद न थी, धीरज और मिल-बाँटकर रहने की भी।",
    autherName: "Zoya Ansari",
    autherNameHi: "ज़ोया अंसारी",
    createdAt: "2026-09-24T04:30:00.000Z",
    pictures: ["blog-kitchen-garden"],
    authorPicture: "portrait-author-3",
    content: `Behind the dining hall there was a patch of ground, twelve steps long and nine steps wide, where nothing grew but broken bricks. In July I gave it to Class 4. “What shall we do with it?” I asked. They said: a swimming pool. After some negotiation we agreed on vegetables.

The first lesson was arithmetic, although nobody called it that. If every bed is one step wide and there must be a path between the beds, how many will fit? They drew it, paced it, quarrelled, drew it again. The answer they found wastes less ground than mine did.

Then we sowed methi, radish, okra and a row of marigolds, because somebody’s grandfather had said that marigolds keep insects away. Each child was given one square of earth and a stick with a name on it. For six days nothing happened, and it is hard to describe what six days are to a person of nine. Some dug up their seeds to see whether they were still there. The seeds of those who had waited came up first. I did not have to say anything.

In August the snails arrived. One half of the class wanted to salt them, the other half was horrified. We held a meeting in the shade, with a chairperson and a list of speakers. It was decided that snails would be collected before assembly and carried to the far side of the wall, two children each day by turns. The snails, I believe, were back by evening. But the rule was kept, and it had been made by those who had to keep it.

When the methi was ready we weighed it: two kilograms and three hundred grams. How many bowls does that make? What would it cost in the market? What did the seeds cost? Somebody asked whether we should count our work as well, and what an hour of it was worth. That discussion is still going on.

Our cook made methi dal of it. Forty children ate it, including eleven who, according to their mothers, never touch anything green.

If you have a balcony, an old paint tin and a spoonful of methi from the kitchen, you have a garden too. Let your child do it alone. Let the first sowing fail, if it must. The second one always comes up.`,
    contentHi: `भोजन कक्ष के पीछे बारह कदम लंबी और नौ कदम चौड़ी ज़मीन पड़ी थी, जहाँ टूटी ईंटों के सिवा कुछ न था। जुलाई में मैंने वह कक्षा 4 को सौंप दी। पूछा, “इसका क्या करें?” जवाब मिला: स्विमिंग पूल। थोड़े मोलभाव के बाद बात सब्ज़ियों पर बनी।

पहला पाठ गणित का था, हालाँकि किसी ने उसे गणित नहीं कहा। हर क्यारी एक कदम चौड़ी हो और दो क्यारियों के बीच रास्ता भी रहे, तो कितनी क्यारियाँ बनेंगी? बच्चों ने नक्शा बनाया, कदमों से नापा, झगड़े, फिर से बनाया। आखिर में उनका जो हल निकला, उसमें मेरे हल से कम ज़मीन बेकार गई।

फिर हमने मेथी, मूली और भिंडी बोई, और एक कतार गेंदे की भी, क्योंकि किसी के दादाजी ने कहा था कि गेंदे से कीड़े दूर रहते हैं। हर बच्चे को ज़मीन का एक चौकोर टुकड़ा मिला, और नाम लिखी एक डंडी। छह दिन तक कुछ नहीं हुआ, और नौ साल की उम्र में छह दिन कितने लंबे होते हैं, यह बताना मुश्किल है। कुछ ने तो बीज खोदकर देखे कि हैं भी या नहीं। जिन्होंने धीरज रखा, उनके बीज सबसे पहले फूटे। मुझे कुछ कहना नहीं पड़ा।

अगस्त में घोंघे आ गए। आधी कक्षा उन पर नमक डालना चाहती थी, बाकी आधी सुनकर ही सिहर उठी। छाँव में सभा बैठी, अध्यक्ष चुना गया, बोलने वालों की सूची बनी। तय हुआ कि प्रार्थना सभा से पहले घोंघे बीनकर दीवार के उस पार छोड़े जाएँगे, हर दिन दो बच्चे, बारी-बारी से। मेरा खयाल है कि घोंघे शाम तक लौट आते थे। पर नियम का पालन होता रहा, क्योंकि नियम उन्हीं ने बनाया था जिन्हें उसका पालन करना था।

मेथी तैयार हुई तो हमने उसे तौला: दो किलो तीन सौ ग्राम। इसकी कितनी कटोरियाँ होंगी? बाज़ार में कितने की आती? बीज कितने के आए थे? किसी ने पूछा कि क्या अपनी मेहनत भी जोड़ें, और एक घंटे की मेहनत का मोल कितना होगा। यह चर्चा अब तक चल रही है।

हमारे रसोइए ने उसकी दाल-मेथी बनाई। चालीस बच्चों ने खाई, और उनमें वे ग्यारह भी थे जो, उनकी मम्मियों के अनुसार, हरी सब्ज़ी को हाथ तक नहीं लगाते।

आपके पास बालकनी हो, पेंट का एक पुराना डिब्बा हो और रसोई से एक चम्मच मेथी दाना मिल जाए, तो बगिया आपके यहाँ भी है। बच्चे को अकेले करने दीजिए। पहली बुवाई बिगड़ती है तो बिगड़ने दीजिए। दूसरी हमेशा उगती है।`,
  },
  {
    title: "Science at home with a bucket, a candle and a good question",
    titleHi: "घर पर विज्ञान: एक बाल्टी, एक मोमबत्ती और एक अच्छा सवाल",
    description:
      "Expensive kits have their charm, but the best laboratory for a ten-year-old is the kitchen on a Sunday morning. Here are four experiments that our pupils love, each needing nothing that you do not already have, together with the question to ask before you begin and one to ask afterwards.",
    descriptionHi:
      "महँगी किट का अपना मज़ा है, पर दस साल के बच्चे की सबसे अच्छी प्रयोगशाला तो रविवार सुबह की रसोई है। ये चार प्रयोग हमारे विद्यार्थियों को बहुत भाते हैं। सारा सामान घर में पहले से मौजूद है; साथ में यह भी लिखा है कि शुरू करने से पहले क्या पूछें और बाद में क्या।",
    autherName: "Prakash Tiwari",
    autherNameHi: "प्रकाश तिवारी",
    createdAt: "2026-08-31T04:30:00.000Z",
    pictures: ["blog-science-at-home"],
    authorPicture: "portrait-author-2",
    content: `A child who asks “why?” forty times a day is not trying to tire you out. She is doing science. What she needs from us is not forty answers but, now and then, a bucket and some time.

The rule is simple: guess first, then try, then talk. Write the guess down, so that nobody can change it afterwards. Being wrong is the best part; it means that you are about to learn something.

Float or sink. Fill a bucket and collect ten things from the kitchen. Before each one goes in, everybody guesses. An orange floats. Peel it, and try again. Why should a lighter orange sink? Let the children look at the peel under a strong light before you explain anything.

The candle and the tumbler. Stand a candle in a plate of water, light it, and lower a glass tumbler over it. The flame goes out and the water climbs up inside. Try a larger tumbler: does the flame live longer? Count aloud together. An adult holds the matches, always.

A balloon that blows itself up. Put two spoons of vinegar into a small bottle and a spoon of baking soda into a balloon. Stretch the balloon over the neck of the bottle and tip the soda in. Where does the air come from? Ask what else in the kitchen makes bubbles when things are mixed, and you will soon be talking about idli batter.

Shadows on the wall. On a sunny day put a stick upright in a flower pot and mark the tip of its shadow with chalk every hour. By evening you will have drawn half a clock. Do it again in December and compare. The children of Class 5 have done so for three years, and their chalk marks are still on the terrace; please do not let anybody scrub them.

Afterwards ask one question only: “What would you like to change next time?” A child who answers that has understood what an experiment is. You may both leave the washing up for later.`,
    contentHi: `दिन में चालीस बार “क्यों?” पूछने वाली बच्ची आपको थकाना नहीं चाहती। वह विज्ञान कर रही है। उसे हमसे चालीस जवाब नहीं चाहिए; चाहिए बस कभी-कभार एक बाल्टी और थोड़ा समय।

नियम सीधा है: पहले अनुमान, फिर प्रयोग, फिर बातचीत। अनुमान लिख लीजिए, ताकि बाद में कोई बदल न सके। अनुमान का गलत निकलना ही सबसे मज़ेदार है; इसका मतलब है कि अब कुछ नया सीखने को मिलेगा।

तैरेगा या डूबेगा। बाल्टी में पानी भरिए और रसोई से दस चीज़ें इकट्ठी कीजिए। हर चीज़ डालने से पहले सब अनुमान लगाएँ। संतरा तैरता है। अब उसे छीलकर फिर डालिए। संतरा हलका हो गया, फिर भी डूब क्यों गया? कुछ भी समझाने से पहले बच्चों को छिलका तेज़ रोशनी में देखने दीजिए।

मोमबत्ती और गिलास। थाली में पानी भरकर मोमबत्ती खड़ी कीजिए, जलाइए और उस पर काँच का गिलास उलटा रख दीजिए। लौ बुझ जाती है और पानी गिलास में ऊपर चढ़ आता है। बड़ा गिलास लेकर देखिए: क्या लौ ज़्यादा देर जलती है? सब मिलकर ज़ोर से गिनिए। माचिस हर बार किसी बड़े के हाथ में ही रहे।

अपने आप फूलने वाला गुब्बारा। छोटी बोतल में दो चम्मच सिरका डालिए और गुब्बारे में एक चम्मच मीठा सोडा। गुब्बारे को बोतल के मुँह पर चढ़ाइए और सोडा भीतर गिरा दीजिए। यह हवा आई कहाँ से? पूछिए कि रसोई में और क्या-क्या मिलाने पर बुलबुले उठते हैं, और बात इडली के घोल तक पहुँच जाएगी।

परछाइयों का खेल। धूप वाले दिन गमले में एक डंडी सीधी गाड़िए और हर घंटे उसकी परछाई के सिरे पर चॉक से निशान लगाइए। शाम तक आधी घड़ी बन जाएगी। दिसंबर में फिर कीजिए और मिलाकर देखिए। कक्षा 5 के बच्चे तीन वर्षों से यह कर रहे हैं, और उनके चॉक के निशान छत पर अब भी हैं; कृपया किसी को उन्हें धोने मत दीजिए।

अंत में बस एक सवाल पूछिए: “अगली बार क्या बदलकर देखोगे?” जिस बच्चे ने इसका जवाब दे दिया, वह समझ गया कि प्रयोग क्या होता है। बर्तन तो बाद में भी धुल जाएँगे।`,
  },
  {
    title: "In praise of wet socks: a monsoon diary",
    titleHi: "भीगे मोज़ों के नाम: बारिश की डायरी",
    description:
      "When the first clouds come over the Shipra, no lesson can compete with the window. So we stopped competing. This is a short diary of four rainy weeks in which the children measured, drew, sang and splashed their way through the syllabus, and of what their teachers learnt from the frogs.",
    descriptionHi:
      "शिप्रा पर जब पहले बादल घिरते हैं, तो खिड़की के आगे कोई पाठ नहीं टिकता। इसलिए हमने भी ज़िद छोड़ दी। यह चार बरसाती हफ़्तों की छोटी-सी डायरी है, जिनमें बच्चों ने नापते, चित्र बनाते, गाते और छप-छप करते हुए अपना पाठ्यक्रम पढ़ा, और उनके शिक्षकों ने मेंढकों से कुछ सीखा।",
    autherName: "Zoya Ansari",
    autherNameHi: "ज़ोया अंसारी",
    createdAt: "2026-08-03T04:30:00.000Z",
    pictures: ["blog-monsoon"],
    authorPicture: "portrait-author-3",
    content: `Week one. The first real shower came in the middle of a spelling test, and forty heads turned to the window as one. I gave up after the third word. We opened all the shutters, sat down on the floor of the verandah and were quiet for five minutes, only listening. Then everyone wrote down what they had heard. There were thirty-one different sounds on the blackboard at the end, in three languages, and every one of them was spelt correctly.

Week two. Class 5 has built a rain gauge out of a water bottle, a ruler and some candle wax. They read it each morning before assembly and write the figure on the notice board, where the gardener compares it with his knee. On Tuesday it said 64 millimetres. “How much is that on our whole roof?” asked someone. It took us two periods and most of the chalk to find out, and then nobody would believe the answer. It would fill our water tank eleven times.

Week three. A frog in the girls’ cloakroom, and great excitement. We have learnt that it breathes through its skin, that it must not be held with dry hands, and that the smallest girl in Class 2 is afraid of nothing. The frog was carried back to the pond behind the cycle stand by a procession of sixty. The music teacher has set the whole matter to the tune of a kajri.

Week four. Ashram Marg was under water and two buses could not come. Those who had arrived were taught together, big ones beside small ones, in the hall. Class 8 read stories to the nursery. I have seldom seen thirteen-year-olds so gentle, or four-year-olds so quiet. We ought not to need a flood for this, we said in the staff room, and now it happens on the first Friday of every month.

A request to parents, at the end. Please put a spare pair of socks into the bag, wrapped in plastic. And if your child comes home with mud up to the knees, do ask about it before you ask for the uniform. There was probably a frog.`,
    contentHi: `पहला सप्ताह। पहली असली बौछार ठीक श्रुतलेख के बीच में आई, और चालीस सिर एक साथ खिड़की की ओर घूम गए। तीसरे शब्द के बाद मैंने हार मान ली। हमने सारी खिड़कियाँ खोल दीं, बरामदे के फ़र्श पर बैठ गए और पाँच मिनट चुपचाप सुनते रहे, बस सुनते रहे। फिर सबने लिखा कि क्या-क्या सुना। आखिर में श्यामपट्ट पर तीन भाषाओं में इकतीस अलग-अलग आवाज़ें थीं, और वर्तनी की एक भी गलती नहीं थी।

दूसरा सप्ताह। कक्षा 5 ने पानी की बोतल, स्केल और थोड़े-से मोम से वर्षामापी बनाया है। बच्चे हर सुबह प्रार्थना सभा से पहले उसे देखते हैं और आँकड़ा सूचना पट्ट पर लिख देते हैं, जहाँ माली काका उसे अपने घुटने के दर्द से मिलाते हैं। मंगलवार को 64 मिलीमीटर निकला। किसी ने पूछा, “हमारी पूरी छत पर यह कितना पानी हुआ?” हिसाब लगाने में दो कालखंड और लगभग सारी चॉक लग गई, और फिर जवाब पर किसी को विश्वास न हुआ। उतने पानी से हमारी टंकी ग्यारह बार भर जाए।

तीसरा सप्ताह। बालिकाओं के कक्ष में एक मेंढक निकला, और खूब हलचल मची। हमने सीखा कि मेंढक त्वचा से साँस लेता है और उसे सूखे हाथों से नहीं पकड़ना चाहिए; और यह भी कि कक्षा 2 की सबसे छोटी बच्ची किसी से नहीं डरती। साठ बच्चों का जुलूस मेंढक को साइकिल स्टैंड के पीछे वाले पोखर तक छोड़ने गया। संगीत शिक्षक ने पूरे किस्से को कजरी की धुन पर बिठा दिया है।

चौथा सप्ताह। आश्रम मार्ग पर पानी भर गया और दो बसें नहीं आ सकीं। जो बच्चे पहुँच गए थे, वे सब सभागार में साथ पढ़े, बड़े और छोटे पास-पास। कक्षा 8 ने नर्सरी के बच्चों को कहानियाँ पढ़कर सुनाईं। तेरह साल के बच्चों को इतना स्नेही और चार साल वालों को इतना शांत मैंने कम ही देखा है। शिक्षक कक्ष में हम सबने कहा कि इसके लिए बाढ़ की राह क्यों देखें, और अब हर महीने के पहले शुक्रवार को ऐसा ही होता है।

अंत में अभिभावकों से एक निवेदन। कृपया बस्ते में एक जोड़ी सूखे मोज़े पन्नी में लपेटकर रख दीजिए। और बच्चा घुटनों तक कीचड़ में सना घर लौटे, तो गणवेश का हाल पूछने से पहले किस्सा पूछिए। हो न हो, बीच में कोई मेंढक ज़रूर रहा होगा।`,
  },
  {
    title: "Two languages are a gift, not a burden",
    titleHi: "दो भाषाएँ बोझ नहीं, वरदान हैं",
    description:
      "Parents worry that Hindi at home will hold back a child’s English at school. What we see in our classrooms, year after year, is the opposite. A teacher of small children explains why the mother tongue comes first, and what you can do at home for both languages at once.",
    descriptionHi:
      "अभिभावकों को चिंता रहती है कि घर की हिन्दी कहीं विद्यालय की अंग्रेज़ी के आड़े न आए। हमारी कक्षाओं में साल-दर-साल इसका उलटा ही दिखता है। छोटे बच्चों की एक शिक्षिका बता रही हैं कि मातृभाषा पहले क्यों आती है, और दोनों भाषाओं के लिए आप घर पर क्या कर सकते हैं।",
    autherName: "Meenakshi Nair",
    autherNameHi: "मीनाक्षी नायर",
    createdAt: "2026-07-13T04:30:00.000Z",
    pictures: ["blog-mother-tongue"],
    authorPicture: "portrait-author-1",
    content: `“Madam, we have begun to speak only English at home,” a young father told me last week, proudly and with some effort. His little daughter looked at her shoes. She had not said a word since they came in. I asked her in Hindi what she had eaten that morning, and out it came like water from a tap: the paratha, the pickle, the cat that stole the butter.

I understand the father. English opens doors in this country, and he wants them open for her. But a child does not learn to think in a language which her own parents must search for words in. She learns to be silent in it.

Think of language as a building. The ground floor is whatever is spoken at home: Hindi, Malvi, Urdu, Sindhi, Marathi, in my own case Malayalam. There a child learns to ask, to joke, to argue, to tell what happened first and what came next. A second floor can be put on that in any language you please. Without the ground floor, it hangs in the air.

That is why we teach reading in Hindi first. A child who has understood that those marks on paper can talk needs to understand it only once. English letters come in the second term, and they come quickly. By Class 5 our pupils read both with ease, and quite a few begin to read Sanskrit for the fun of its long words.

What can you do at home? Speak the language in which you are most yourself. Tell stories, quarrel, sing, explain how to make kadhi. For English, choose some small and regular thing: a nursery rhyme in the bath, the names of what you pass on the way to school, ten minutes of a picture book, a song. Mix without shame. When a child says “मम्मी, look, बारिश!”, she is not confused. She is using everything she has.

The little girl in my office, by the way, told me the whole story of the cat a second time before she left. Every now and then she put in an English word, to please her father: butter, jump, very naughty. He laughed. I think that we shall all three get on very well.`,
    contentHi: `“मैडम, हमने घर में सिर्फ़ अंग्रेज़ी बोलना शुरू कर दिया है,” पिछले सप्ताह एक युवा पिता ने मुझे बताया, गर्व से, और थोड़ा अटक-अटककर। उनकी नन्ही बेटी अपने जूते देख रही थी। जब से आई थी, एक शब्द नहीं बोली थी। मैंने हिन्दी में पूछा कि सुबह क्या खाया, और बातें ऐसे फूट पड़ीं जैसे नल से पानी: पराठा, अचार, और वह बिल्ली जो मक्खन चुराकर भागी।

पिता की बात मैं समझती हूँ। इस देश में अंग्रेज़ी कई दरवाज़े खोलती है, और वे चाहते हैं कि बेटी के लिए भी खुलें। पर जिस भाषा में माता-पिता को ही शब्द खोजने पड़ें, उसमें बच्चा सोचना नहीं सीखता। उसमें वह चुप रहना सीखता है।

भाषा को मकान की तरह समझिए। नीचे की मंज़िल वह है, जो घर में बोली जाती है: हिन्दी, मालवी, उर्दू, सिंधी, मराठी, और मेरे घर में मलयालम। वहीं बच्चा पूछना सीखता है, मज़ाक करना, बहस करना, और यह बताना कि पहले क्या हुआ और फिर क्या। उस पर दूसरी मंज़िल आप जिस भाषा की चाहें, बना लीजिए। नीचे की मंज़िल न हो, तो वह हवा में लटकी रहती है।

इसीलिए हम पढ़ना पहले हिन्दी में सिखाते हैं। कागज़ पर बने ये निशान बोलते हैं, यह बात बच्चे को एक ही बार समझनी होती है। अंग्रेज़ी के अक्षर साल के दूसरे हिस्से में आते हैं, और झटपट आ जाते हैं। कक्षा 5 तक हमारे विद्यार्थी दोनों भाषाएँ आराम से पढ़ लेते हैं, और कई तो लंबे-लंबे शब्दों के मज़े के लिए संस्कृत भी पढ़ने लगते हैं।

घर पर आप क्या कर सकते हैं? वही भाषा बोलिए, जो आपके मन की भाषा है। कहानियाँ सुनाइए, झगड़िए, गाइए, समझाइए कि कढ़ी कैसे बनती है। अंग्रेज़ी के लिए कोई छोटी-सी बात रोज़ की बना लीजिए: नहाते समय एक अंग्रेज़ी कविता, विद्यालय के रास्ते में दिखने वाली चीज़ों के नाम, दस मिनट चित्रों वाली कोई किताब, एक गीत। दोनों भाषाएँ मिल जाएँ, तो झिझकिए मत। बच्ची जब कहती है, “मम्मी, लुक, बारिश!”, तो वह उलझी हुई नहीं है। उसके पास जो कुछ है, वह सब काम में ला रही है।

और हाँ, उस नन्ही बच्ची ने मेरे कमरे से जाने से पहले बिल्ली का पूरा किस्सा दोबारा सुनाया। बीच-बीच में पापा को खुश करने के लिए अंग्रेज़ी का कोई शब्द भी डाल देती: बटर, जंप, वेरी नॉटी। वे हँस पड़े। मुझे लगता है, हम तीनों की खूब जमेगी।`,
  },
];
