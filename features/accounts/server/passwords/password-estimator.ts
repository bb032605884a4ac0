import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Words and names that are common in Indian passwords and missing in the library's lists. */
const INDIAN_WORDS = `
adarsh adhyapak akash amma ankit appa arjun ashram baba bharati bharatmata bhopal chacha chotu dhoni diwali durga
durgamaa gayatri govind gujarat gurudev guruji gurukul hare harekrishna harharmahadev harshit hindi indore
jaibhim jaihanuman jaimahakal jaimata jaishree jaishreeram jaishriram kanha kanpur kolkata krsna laxmi lucknow
mahadev mahakal maharashtra modi munna namah omnamah omnamahshivaya papa parvati patna pooja pradhan principal
priya radha radhe radheradhe rajasthan rajkumar ramram rekha rohit saraswati satnam shikshak shivay shivaya shree
shreeram shri shriram sitaram sonu ujjain vandemataram vidya vidyalaya vidyarthi vikas vinod virat waheguru yadav
zindagi
`
  .trim()
  .split(/\s+/);

/** Estimates how many guesses an attacker needs who tries known passwords, words, dates and keyboard patterns first. */
export const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, indian: INDIAN_WORDS },
  graphs: adjacencyGraphs,
  // The work grows faster than the length and blocks the event loop; 64 characters take at most about 50 ms.
  maxLength: 64,
});
