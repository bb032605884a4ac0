/** Texts that were not typed in Kruti Dev: one per line, as schools write them. */
export const ENGLISH_LINES: readonly string[] = `
Annual Day
annual day
Annual function on 14 November
the annual function is on friday
The school office is closed on Monday; buses do not run.
the school is closed tomorrow
school closed
Holiday
holiday on monday
holidays
Winter break from 25 December to 1 January
Summer vacation homework
fees
fee notice
Fees for the second instalment are due
last date of fees
pay before 10 am
please pay the fees by 30 june
Half-yearly examination
half yearly exams
exam time table
Time table of class 5
time-table
pre-board exam
unit test 2
Unit Test – II
PTM
ptm on saturday
Parent-teacher meeting
parents meeting at 9 am
Dear parents ,please come on time
Hello ,and welcome
We met ,but he left
Bring a pen,pencil and eraser
one,two,three
red,blue,green
red flag
our flag
national flag
Indian flag
flag
flag march
hoist the flag
the flag is up
new bus route
bus
the bus is late on monday
bus no. 7 will not run
bus stop near the bank
Route no 12
route 4: freeganj to dewas road
van driver
school van
transport
Transport fees Rs. 800/- p.m.
rs 500
Rs 500 only
rs. 1,200/-
INR 2,500
₹1,02,300.50
$25
£5
£250 prize
€40
500 ml water bottle
200 ml milk
5 mm
10 cm x 5 cm
2 kg rice
12 km
30 min
2 hrs
45 mins
100 m race
4x100 m relay
60 kmph
80 mph
98.6 F
5'6"
8" x 11"
A4 size paper
3:30 pm
8.00 am to 2.00 pm
10:30-11:15
2026-27
2025/26
R-102/2025
No. 14/B/2026
SR-No. 0045
roll no 12
Roll No.: 23
adm no
admn. no. 4521
reg. no
Sr. No.
s no
s.no.
sl no
Sl. No.
UDISE 23210100101
IFSC SBIN0001234
a/c no 1234567890
A/C No. 00112233
pan
pan no
PAN: ABCDE1234F
tc
tc, pan
tc and marksheet
TC issued
cl 12
el 5
dc motor
dj night
id card
ID
i card
Aadhaar no.
aadhar card
+91 98260 77553
0734-2551234
98260-77553
office@school.example
principal@adarsh-vidya.example
ravi.k@gmail.com
info@kvs.in
https://www.school.example/kaksha?x=1&y=2
http://school.example/l=5
www.school.example
school.example/notices
youtube.com/watch?v=kjk
drive.google.com/file/d/1kjsd
ftp server
pdf
PDF file
jpg or png
mp4
file.pdf
notes.docx
img_2025.jpg
x=5
x = 5
l=5
l = 5 cm
l=b
l=2b
the length l=5 and breadth b=3
perimeter l= 5
x=y
y=mx+c
a=b
ab=cd
E=mc2
F=ma
v=u+at
s=ut
PV=nRT
pH=7
H2O
CO2
NaCl
CaCO3
(a+b)2
2x+3y=7
x>y
x<y
a<b
p|q
f(x)=x
sin x
cos x
log n
n!
nth term
LCM and HCF
km/h
kg/m3
mg
M+
t+1
T+2
A+
B+
O+ve
AB-
C++
c#
node.js
nodejs
key=value
if (x) { return y; }
[link](https://school.example)
**Bold** and [a link](https://school.example)
**bold**
*note*
_italic_
# heading
## Heading
> quote
- item
1. first
2) second
(a) first (b) second
i) ii) iii)
i.e.
e.g.
etc.
viz.
vs
Dr. R.K. Sharma (M.Sc., B.Ed., Ph.D.)
Shri Rakesh Kumar O'Brien-Khan
Smt. Kalyani Deshpande
Ms. D'Souza
d'souza
o'brien
Mr. and Mrs. Rao
mr sharma
mrs gupta
Megha Dey
megha dey
S. K. Dey
Kamal Singh
kamal singh
ravi kumar
Ravi Kumar Verma
rohit
rohit sharma
priya
Priya Malviya
pankaj
Pankaj Tripathi
ram lal
ramlal
shyam
lakshmi
Lakshmi Narayan
krishna
krishnan
jyoti
Jyoti Bhargava
shreya
mridula
gyan prakash
dnyaneshwar
hrithik
nhan
Ng Wei
Nguyen
mkhize
Aarav
aarav patel
vihaan
Vihaan Joshi
ishaan khan
Zoya Sheikh
zoya
Mohd. Arif
mohd arif
md. salim
abdul rehman qureshi
Qureshi
Qazi
fatima bano
Harpreet Kaur
harpreet
gurpreet
Jaspreet Singh
manpreet
Thomas Kurian
McDonald's, YouTube and WhatsApp
YouTube
WhatsApp
iPhone
DigiLocker
GeM portal
UPI
PhonePe
BHIM app
NCERT
ncert books
CBSE NCC PTM TVs
cbse
MP Board
mp board
mbbs
rsvp
ngo
NGOs
govt
govt. school
pvt ltd
abc pvt ltd
Pvt. Ltd.
gst
tds
cgpa
sgpa
lkg and ukg
LKG
UKG
nursery
Nursery A
Class V A
class 5 b
Std. X
std 8
sec b
Section C
VI-A
xii
XII Sc.
10th result
class 10th
1st
2nd
3rd rank
Topper: 98%
95% marks
100%
sports day
Sports Kit
kho kho
kabaddi
yoga day
Yoga
rangoli
diwali
Diwali break
holi
Eid-ul-Fitr
guru nanak jayanti
Raksha Bandhan
Makar Sankranti
Mera naam Aarav hai
mera naam
kal chutti hai
chhutti
pariksha
pravesh
kripya dhyan den
namaste
Bharat Mata ki Jai
jai hind
Jai Hind!
vande mataram
swachh bharat
beti bachao
khel divas
a café, naïve, Zoë, ÉCOLE
café
résumé
São Paulo
ça va
Øystein
Åsa
Ångström
Åland
Ärger
Álvarez
Don't run
don't
it's
students' union
o'clock
rock'n'roll
ma'am
y'all
'tis
can
can us
in us
in ink
write in ink
thus
ours
thousand
turkey
those
established
teachers
museum
bursary
cluster
clarity
panic
desk
books;
milk;
time;
desk; chair; board
park;
lurk
lab
library
Library rules
canteen
Computer Lab
smart class
Maths
maths quiz
math
hindi
english
Hindi pakhwada
Science & Maths
S.St.
EVS
G.K.
gk test
A-12, Freeganj, Ujjain 456010
near bus stand, ujjain
ujjain
Ujjain (M.P.)
M.P.
Dist. Ujjain
PIN 456010
House No. 7/2
Plot 14-B
15 Aug – Independence Day – holiday
10–14 Nov – Diwali
Sat & Sun
mon to fri
Monday–Saturday
Jan Feb Mar
sept
OK
ok
yes/no
N/A
n/a
NIL
nil
--
---
???
😀 !!! --- ***
👍
... and so on
TBA
tba
asap
ASAP
c/o
C/o Shri Verma
S/o
d/o
w/o
attn
encl.
ref: 12/45
Ref. No. GVM/2026/114
sd/-
Sd/- Principal
principal
Principal
vice principal
head clerk
peon
driver
mali
aaya
burqa
llama
qwerty
xyz
abc
test
hello
lorem ipsum dolor
`
  .trim()
  .split("\n");
