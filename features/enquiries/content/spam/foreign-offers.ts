/** Phrases that no parent writes to a school. One is enough. */
const NEVER_FROM_PARENTS: readonly RegExp[] = [
  /guest (?:post|blog)|sponsored (?:post|article|content)|link (?:insertion|exchange|building)|sell links/i,
  /back ?links?\b|do-?follow|domain authority/i,
  /\bseo\b.{0,20}(?:services?|packages?|agency|company|experts?)/i,
  /(?:buy|get|cheap|real|free)\b.{0,25}\b(?:followers|subscribers)\b|followers cheap|\bsmm\b|smmpanel/i,
  /(?:online|best|play|at the) casino|betting (?:tips|site|app)|\b1xbet\b|\bsatta\b|कैसीनो|सट्टा|ऑनलाइन रमी/i,
  /web ?(?:site)? ?(?:design|development|redesign)(?:ing)? (?:company|agency|services?|packages?)|redesign your (?:web)?site/i,
  /\bviagra\b|\bcialis\b|replica (?:watches|bags)/i,
  /(?:hot|sexy) (?:girls|women|ladies)|\bescorts?\b|adult (?:videos?|site)|\bporn\b/i,
  /ghar baithe.{0,40}kama|घर बैठे.{0,40}कमा/i,
];

/**
 * Phrases of offers, in English, Hindi and Hindi in Latin letters. Each group counts once. Parents use one such phrase ("a letter for a
 * loan"); an advertisement has two.
 */
const OFFERS: readonly RegExp[] = [
  // Search engines and advertising
  /\bseo\b|search engine optimi[sz]ation|digital marketing|lead generation|social media marketing/i,
  /(?:first|top|number 1|no\.? ?1|pehle number).{0,30}google|google.{0,30}(?:first page|top|rank|number 1|no\.? ?1|par layenge|pehle)|rank (?:high|in|on)|does not rank|increase your (?:traffic|sales)/i,
  /गूगल.{0,20}(?:पहले|नंबर|टॉप)|एसईओ|डिजिटल मार्केटिंग/,
  /email (?:database|list)|database of|bulk sms/i,
  /(?:million|bulk|verified|business) (?:leads|emails|contacts)|leads for marketing/i,
  // Websites
  /web ?(?:site)? ?(?:design|development)|app development|(?:website|web ?site) (?:banwa|bana kar)/i,
  /वेब ?डिजाइन|वेब ?डिज़ाइन|वेबसाइट (?:फिर से )?(?:बनवाएं|बनवाएँ|बनवाइए|बनाते हैं)/,
  // Loans
  /(?:instant|personal|business|quick|easy|urgent|turant|payday) (?:\w+ )?loans?\b|loans? (?:up to|approval|offer|at)\b|need a loan|business funding|\bmortgages?\b/i,
  /(?:low|lowest|\d\s?%|kam) (?:interest|byaj)|interest rate|\d\s?% rate|without (?:documents|collateral|cibil)|fast approval/i,
  /(?:तुरंत|पर्सनल|बिजनेस|इंस्टेंट) (?:पर्सनल )?लोन|लोन (?:पाएं|पाएँ|लें)|मिनट में लोन/,
  /कम ब्याज|ब्याज दर|(?:बिना|कोई) (?:कागज|गारंटी|दस्तावेज)/,
  // Money
  /crypto ?(?:currency)?\b|\bbitcoins?\b|\bforex\b|trading (?:signals?|bot|tips)|क्रिप्टो|बिटकॉइन|ट्रेडिंग/i,
  /doubles? your|paisa d(?:o|ou)uble|guaranteed (?:returns?|profit|income)|\d+% (?:accuracy|profit|returns?|bonus)|\binvest (?:in|now|today)|investment plat|पैसा दोगुना|में निवेश/i,
  /(?:earn|make) (?:\S+ ){0,3}(?:daily|per day|a day|from home|online|money)|work from home|working from home|passive income|(?:paise|paisa) kama/i,
  /(?:पैसे|रुपये|रोज) कमा|कमाएं|कमाएँ/,
  // Games and prizes
  /\bcasinos?\b|\bbetting\b|\blottery\b|\baviator\b|\bpoker\b|\brummy\b|लॉटरी/i,
  /(?:welcome|sign ?up|joining|tak|free) bonus|बोनस|jeeto\b|jackpot/i,
  /you(?: have|'ve)? (?:won|been selected|been chosen)|claim (?:your|the|it)|lucky (?:winner|draw)|आपने .{0,25}जीत|इनाम लेने/i,
  /gift ?cards?|free (?:iphone|gift|trial|money)|an iphone\b/i,
  // Goods and people
  /without prescription|weight loss (?:pills?|supplement)|cheap watches|\bdating\b/i,
  // How such offers are made
  /click here|(?:call|join|register|order|buy|apply|act|subscribe) (?:now|free|today)|abhi (?:join|call)|अभी (?:कॉल|जुड़|संपर्क|आवेदन|रजिस्टर)|limited (?:time|offer)|\d+% (?:off|discount)/i,
  /(?:affordable|cheap|best|lowest|low) (?:price|rate|deal|cost)s?|(?:start|starts|starting|only|sirf) (?:at|from )?(?:\$|rs\.?|₹|\d)|सस्ते (?:दाम|में)|सस्ती/i,
  /we are a (?:leading|top|professional)|our (?:\w+ ){0,2}(?:services?|packages?|agency|company|team of experts)|हमारी (?:\S+ ){0,3}(?:सेवा|कंपनी)/i,
];

const countMatches = (text: string, groups: readonly RegExp[]) =>
  groups.filter((phrases) => phrases.test(text)).length;

/** How much of a text is an offer that has nothing to do with a school: two is enough for spam. */
export const countOffers = (text: string): number =>
  2 * countMatches(text, NEVER_FROM_PARENTS) + countMatches(text, OFFERS);
