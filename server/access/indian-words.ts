/** Words and names that passwords in India are often made of and that the library's lists lack. */
export const INDIAN_WORDS: readonly string[] = `
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
