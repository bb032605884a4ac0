/** Words that passwords are made of again and again, here and in the world's leaked lists; four letters and more. */
export const COMMON_WORDS: readonly string[] = `
abcd abhishek access account adarsh aditya admin administrator akash alexander amit amma anand andrew angel
anjali ankit appa apple arjun ashish ashok august austin baba babu baby bailey bangalore barbie
baseball basketball batman beautiful bharat bharati bhopal biteme blessed buster buttercup butterfly calcutta
changeme charlie cheese chelsea chennai chocolate chotu computer cookie corvette cricket daniel darling deepak
default delhi demo devil dhoni dinesh diwali donald dragon durga durgamaa eagle elephant email facebook family
ferrari football forever forget freedom friend friends gandhi ganesh ganesha gayatri george ginger
google govind guest gujarat gurudev guruji gurukul hanuman hare harekrishna happy hariom harley harry harshit heaven hello
hindi hindustan hockey hunter hyderabad iloveu iloveyou india indian indore innocent internet jaibhim jaihind
jaimata jaimatadi jaishree jaishreeram jasmine jennifer jesus jordan joshua justin kali kanha killer kolkata krishna krsna
kumar lakshmi laxmi letmein liverpool login lord love lovely lover loveyou lucknow lucky maggie mahadev
mahakal maharashtra mahesh manager manchester manish manoj master matrix matthew mercedes michael michelle
mickey modi mohan monkey mumbai mummy munna mustang namah namaste naruto naveen nicole ninja omnamah omsairam
papa parvati passcode passw passwd password passwort pepper phone please pokemon pooja poonam prakash praveen
princess principal priya radha radhe radheradhe rahul rainbow raja rajesh rakesh ramram ranger ravi rekha
robert rohit root sachin sairam samsung sandeep sanjay santosh saraswati school secret secure security server
shadow sharma shiva shivay shivaya shree shreeram singh soccer sonu spiderman starwars student sunil sunita
sunshine superman superstar suresh swami sweetheart sweety system teacher tech temp tendulkar test thomas
thunder tiger tigger tinker truelove trustno unknown user vidya vidyalaya vijay vikas vinod virat vishal
vishnu website welcome william windows winner yadav youtube zindagi zxcv
`
  .trim()
  .split(/\s+/);
