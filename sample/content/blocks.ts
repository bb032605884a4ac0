import type { SampleBlock } from "./types.ts";

export const blocks: SampleBlock[] = [
  {
    title: "The first day of school, and how to let go of a small hand",
    description:
      "Every April a few children cry at our gate, and a few parents cry a little further down the road. After nineteen years in the nursery I have learnt what helps on that first morning, what does not, and why a short goodbye is the kindest one you can give.",
    autherName: "Meenakshi Nair",
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
  },
  {
    title: "Ten minutes a day: how a house becomes a reading house",
    description:
      "You do not need a room full of books to raise a reader. You need ten minutes, a place to sit and someone who is really listening. One of our teachers writes about small habits that have worked in the homes of our pupils, whatever the parents themselves had read.",
    autherName: "Prakash Tiwari",
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
  },
  {
    title: "What the kitchen garden taught Class 4",
    description:
      "It began as a lesson on roots and stems and ended with forty bowls of methi and a long argument about snails. A patch of ground behind the dining hall, twelve steps by nine, has become our best classroom for science, for arithmetic and, rather unexpectedly, for patience and fair play.",
    autherName: "Zoya Ansari",
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
  },
  {
    title: "Science at home with a bucket, a candle and a good question",
    description:
      "Expensive kits have their charm, but the best laboratory for a ten-year-old is the kitchen on a Sunday morning. Here are four experiments that our pupils love, each needing nothing that you do not already have, together with the question to ask before you begin and one to ask afterwards.",
    autherName: "Prakash Tiwari",
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
  },
  {
    title: "In praise of wet socks: a monsoon diary",
    description:
      "When the first clouds come over the Shipra, no lesson can compete with the window. So we stopped competing. This is a short diary of four rainy weeks in which the children measured, drew, sang and splashed their way through the syllabus, and of what their teachers learnt from the frogs.",
    autherName: "Zoya Ansari",
    createdAt: "2026-08-03T04:30:00.000Z",
    pictures: ["blog-monsoon"],
    authorPicture: "portrait-author-3",
    content: `Week one. The first real shower came in the middle of a spelling test, and forty heads turned to the window as one. I gave up after the third word. We opened all the shutters, sat down on the floor of the verandah and were quiet for five minutes, only listening. Then everyone wrote down what they had heard. There were thirty-one different sounds on the blackboard at the end, in three languages, and every one of them was spelt correctly.

Week two. Class 5 has built a rain gauge out of a water bottle, a ruler and some candle wax. They read it each morning before assembly and write the figure on the notice board, where the gardener compares it with his knee. On Tuesday it said 64 millimetres. “How much is that on our whole roof?” asked someone. It took us two periods and most of the chalk to find out, and then nobody would believe the answer. It would fill our water tank eleven times.

Week three. A frog in the girls’ cloakroom, and great excitement. We have learnt that it breathes through its skin, that it must not be held with dry hands, and that the smallest girl in Class 2 is afraid of nothing. The frog was carried back to the pond behind the cycle stand by a procession of sixty. The music teacher has set the whole matter to the tune of a kajri.

Week four. Ashram Marg was under water and two buses could not come. Those who had arrived were taught together, big ones beside small ones, in the hall. Class 8 read stories to the nursery. I have seldom seen thirteen-year-olds so gentle, or four-year-olds so quiet. We ought not to need a flood for this, we said in the staff room, and now it happens on the first Friday of every month.

A request to parents, at the end. Please put a spare pair of socks into the bag, wrapped in plastic. And if your child comes home with mud up to the knees, do ask about it before you ask for the uniform. There was probably a frog.`,
  },
  {
    title: "Two languages are a gift, not a burden",
    description:
      "Parents worry that Hindi at home will hold back a child’s English at school. What we see in our classrooms, year after year, is the opposite. A teacher of small children explains why the mother tongue comes first, and what you can do at home for both languages at once.",
    autherName: "Meenakshi Nair",
    createdAt: "2026-07-13T04:30:00.000Z",
    pictures: ["blog-mother-tongue"],
    authorPicture: "portrait-author-1",
    content: `“Madam, we have begun to speak only English at home,” a young father told me last week, proudly and with some effort. His little daughter looked at her shoes. She had not said a word since they came in. I asked her in Hindi what she had eaten that morning, and out it came like water from a tap: the paratha, the pickle, the cat that stole the butter.

I understand the father. English opens doors in this country, and he wants them open for her. But a child does not learn to think in a language which her own parents must search for words in. She learns to be silent in it.

Think of language as a building. The ground floor is whatever is spoken at home: Hindi, Malvi, Urdu, Sindhi, Marathi, in my own case Malayalam. There a child learns to ask, to joke, to argue, to tell what happened first and what came next. A second floor can be put on that in any language you please. Without the ground floor, it hangs in the air.

That is why we teach reading in Hindi first. A child who has understood that those marks on paper can talk needs to understand it only once. English letters come in the second term, and they come quickly. By Class 5 our pupils read both with ease, and quite a few begin to read Sanskrit for the fun of its long words.

What can you do at home? Speak the language in which you are most yourself. Tell stories, quarrel, sing, explain how to make kadhi. For English, choose some small and regular thing: a nursery rhyme in the bath, the names of what you pass on the way to school, ten minutes of a picture book, a song. Mix without shame. When a child says “मम्मी, look, बारिश!”, she is not confused. She is using everything she has.

The little girl in my office, by the way, told me the whole story of the cat a second time before she left. Every now and then she put in an English word, to please her father: butter, jump, very naughty. He laughed. I think that we shall all three get on very well.`,
  },
];
