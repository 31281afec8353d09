/** Jobs asked for in roundabout ways: told as a story, as a list, in passing, by what somebody else said. */
export const JOBS_SAID = `
new job {any} {money} {date}
fit {any} in {date} would you {any} {money}
can you put {any} on for {client} {date} should be around {money}
need a card opened {client} the name is {any} allow {money}
arvo something for the diary {any} at {any} s {money} {date}
{number} is the job number {client} the customer {any} {money} were on site {date}
whack {any} in for {client} {date} would ya about {money}
had a call from {any} in {any} wants {any} told him {money} start {date}
{client} rang reckons {any} pencil it in {date} {any}
hey so {any} hmm his {any} hes thinking {money} im thinking {date} just start something for it
kindly record that {any} has engaged us for {any} {money} was accepted first day on site {date}
{date} belongs to {client} {any} {money}
new lady {any} {phone} {address} wants {any} {money} {date}
lead from facebook turned real {any} from {any} she paid {money} up front ready {date}
under {client} create {any} {money} is what its worth
sir i have work from {any} it is {any} he pay {money} you make job ok
hi its me again righto job for {any} shes new {any} shes good for {money} {date}
the board needs {client}s {any} on it {date} {money}
{money} {any} for {client} {date}
{any} for {any} {address} {date} {money} {any}
job {any} who {client} when {date} how much {money}
{any} has okayed {any} so a job at {money} thanks
{any} at {any} want their {any} {money} sometime {date}
{client}s place is looking tired {any} call it {money} {date} create that
lets get rolling with {any} {money} {date}
sched {any} 4 {client} {date} abt {money}
a customer {any} has hired me to {any} {date} is her preference please create it
{any} wants {any} {date} no price as its {any} make the job
{client} job {any} {date}
rained off again so doing paperwork lol {client} picked {any} {money} slab day is {date} enter that one
{any} job no {number} {client} {money}
{any} have signed off {any} put through a job dated {date} {money} gst in
any chance u make 1 for {client} {any} {money} {date}
rangi here set up {any} for {any} please {money} {date}
job for {any} no surname yet {phone} {any} {money} {date}
{client} {date} {any} {money}
{any} at {client}s {any} {date} {money} new job thanks
righto ive just left {any} over at {any} lovely woman fed me twice she wants {any} told her {money} and we start {date}
lock in {client} for {any} {date} {time}
log a job {any} at {address} up to {money} by {date} {any}
we got the {any} job {any} {money} {date}
id like a job made for {any} of {address} he requires {any} {money} {date}
pop {any} in for {client} {date} {money} should cover it
need to get {any} on the schedule her {any} roughly {money} {date} if it doesnt rain
{client} accepted {any} {money} so turn it into work for {date}
{any} at {client}s lol {any} {money} {date} u know the drill
{any} for {any} in {any} {money} plus gst start {date}
job please {any} {date} {money} cheers
open up a job for {any} {money} {date} {any}
{any} {date} yes to {any} me {money} ok her perfect {any} new job from that
ok so {any} from the pub wants his {any} cash {money} drop it in for {date}
im doing {any} for {client} on {date} for {money} can you make that a job
mi amigo {any} he need {any} {money} {date} you put please
job for {client} {date} no wait make that {date} {any} {money}
new client new job {any} {phone} {email} {address} {any} {money} {date}
bang in a job will ya {any} {date}
{date} {time} {client} {any}
raise a job against {client} {any} {money} {date}
hey can we get {any} booked for {any} {date} hes in {any} {money}
this came by text hi its {any} from {any} can you {any} happy with {money} put it on for {date}
{any} {client} {money} {date} ta
set up a job {client} {any} {money} {date}
{any} need {any} before {date} {money} agreed with the bursar
told {any} id do his {any} for {money} slot it in {date}
make job {number} for {client} {any} {money}
{client} is having {any} put in {money} {date} new job
fella by the name of {any} in {any} is after {any} {money} can start {date} whack it in
the {any} want {any} {date} i quoted {money}
a job needs entering for {client} {any} {date} {money} inc gst
can u add {any} {date} {money} thx
put down {any} for {any} in {any} {date} {any}
{client} talked my ear off about her hip point is {any} goes in {date} and i get {money} so start one
theres a bit of work at {any} {date} {time}
{any} thats for {any} {money} pls
i want a job on the books for {any} {money}
{client} same as {job} only {any} this time {money} {date}
got {any} coming up {date} hes the bloke from {any} wants {any} {money}
job for {client} at {address} {any} {money}
im starting {any} for {any} {date} {money} plus gst needs a job
enter {any} {date} {money} {any}
jerry mate do us a favour and put {any} in for {client} {date} {money}
{client} wants {any} asap make it {date} {any}
go ahead from {any} {money} so new job {date}
{any} down {any} way {any} {date} dunno price yet
need {any} in for {date} {any} {money} {any}
new job on {date} for {client} {any}
{client} new job {any} {date}
would it be possible to add a job for {any} {money} {any} from {date}
the missus next door to {client} {any} wants her {any} {date} {money}
{client} at {address} {any} {money} {date} job pls
just a quickie {any} for {client} {date} no charge
so {any} her from church reckons {any} can we squeeze it in {date}
can i get a job for {any} {date} before {time} {money}
make us a job {any} {money} starting {date}
{any} {address} {any} {money} job please {date}
for {client} {date} {any} {money}
reckon we could do {any} at {any} {date} theyre fine with {money} add it
ive been asked by {any} to {any} in {any} {money} cash {date}
{client} finally rang back its yes on {any} {money} deposit later start {date}
stand up a new job for {any} {money} ex gst {any}
hey jerry {any} {client} {money} {date} {any}
job 4 da {any} house {any} {date} {money} {any}
theres a leak at {client}s {any} {date} {time} {money} get it in the system
{any} wants {any} hes out {any} {date} weather willing
please schedule {client} for {any} {date} at {time} {money} as usual
hello boss new people {any} house {address} he ask me {any} money {money} day {date} you save it
{any} to {any} {date} {money}
customer {any} ph {phone} job {any} price {money} when {date}
{any} {client} {date} say {money}
a job under the name {any} {money}
{any} of {any} has asked us to {any} {money} {date} {any}
{client} again lol {any} {date} {money} callout
yep new one {any} {date} {money} {any}
bung {any} in on {date} its for {client} {money} fitted
hey its kaz can you make a job up for {any} shes over {any} way wants {any} {money} start {date}
{any} {date} asap {money}
were in at {any} {date} {any} {money} log it
the {any} restaurant on {address} {any} {money} {any}
job card {any} suburb {any} scope {any} value {money} start {date}
sorry one more {client} {any} {date} {money}
put {any} down for {any} {date} {money} delivered
could we open one for {client} please {any} {date}
{money} job {any} {date}
old {any} wants {any} {money} mates rates {date}
new start {date} {any} {client} {money}
i told {any} id {any} {number} points {money} make it {date}
for {any} no not ellen {any} {money} {date}
job on for {client} {money} actually {money} {any} {date}
please log {any} at {address} for {any} {date} {time} {money} report to {email}
{client} has a {any} going {date} get a job up
add {any} as a job {any} {money}
hiya love can you pop {any} down the road in for {any} {money} {date}
we won the {any} tender {any} {money} commencing {date} create the job
lining up {any} for {client} {date} {money} {any}
{any} {money} {date} new job
hey jerry id like {any} booked for {client} no rush {date} or after
job wanted {client} {any} {date} {money} {any}
hav a job 4 u {any} {money} {date}
were to {any} for {client} {money} {date} enter it please
got the nod on {any} from {any} {phone} {money} {date}
forwarded good morning please attend {address} to {any} regards {any} ref {number} can you set the job up for {date}
{any} and her partner are keen on {any} {money} we start {date}
bookin 4 {client} {date} {time} {any} {money}
right put this down {any} at the presbytery {any} hes paying {money} ill get there {date}
{any} {date} {money} plus parts job please
id say {money} for {client} its only {any} {date}
ta for that next job is {client} {any} {date}
make it a job would you {any} {client} {any} {date}
{client}s mum {any} wants her {any} {money} shes in {any} start {date}
whats the go can u get {any} on for {date} hes in {any} {phone}
{any} {client} no charge {date}
{any} rang about {any} can do {date} {time} callout {money} {any}
{any} for {client} {money} follows on from {job} {date}
two jobs for {client} {any} {money} {date} and {any} {money} {date}
couple from the markets stall {client} is after {any} {money} {date} then theres {any} {phone} {any} {money} whenever
{client} {any} {date} {money} and {any} {date} {money}
{any} is getting two things off us {any} {date} {money} and once thats in {any} {date} {money}
new jobs 1 {any} {money} {date} 2 {any} {money} {date}
got a couple for you {any} for {any} {date} {money} then {any} at {client}s {date} {money}
for {client} i need one for {any} {date} and another for {any} {date} {money} and {money}
stick {client} in for {any} {date} and {any} in for {any} {date}
{any} wants her {any} and her sister {any} wants {any} {money} and {money} both {date}
please raise jobs for {client} {any} {date} and for {any} {date} {money} each
{client} {any} {date} {money} {any} {date} {money} {any} {date} {money}
split this into two jobs {any} {money} {date} and {any} {money} {date} both {client}
three of em from {any} {money} all up for each {date}
new bloke {any} {phone} {any} {money} {date} plus his brother {any} {phone} {any} {money} {date}
can you book {client} {date} for {any} and {any} {date} for {any} {money} each
jobs to enter {client} {any} {date} {any} {date} {any} {date}
one for {client} {any} {money} {date} and one for the neighbour {any} {money} same day
{client} needs his {any} {date} and while youre at it job for {client} too {any} {date} {money}
both at {any} {money} and {any} {money} {date} and {date}
{any} for {any} by {date} and {any} for {client} by {date} jobs for the pair of em please
had a win today {client} signed for {any} {money} {date} and {any} signed for {any} {money} {date} get em both in
not one but two jobs {any} {money} and {any} {money} {client} {date} {any}
put on {any} {money} {date} also {client} {any} {money} {date}
{client} {any} {money} {date} {any} {money} {date} one job each
from the agent {any} at {address} {date} {any} at {address} {date} make two jobs
{date} is {any} for {client} at {money} {date} is {any} for {client} at {money} add the two
i need a job for {any} {money} and a job for {any} {money} whenever suits
{any} house {any} {money} her shop {any} {money} {date} and {date} two job please
add {client} for {any} on {date} oh and {any} for {any} on {date} {money} {any}
{client} {any} needs replacing make it a job at {money} for {date}
{any} needs {any} make a job for it {date}
{client} wants her {any} put it down as a job for {date} at {money}
{client} needs {any} {money} chuck it in as a job
{any} wants {any} pop that in as a job {date}
{client} wants {any} told her {money} log it as a job {date}
{any} make it a job
{any} log that as a job
{any} turn that into a job
{any} add it to the jobs
{any} stick it in as a job {date}
{any} whack it in as a job would you
{any} make that a job please {date} {money}
make it a job
log that as a job
put it in as a job
make job client {client} work {any} price {money}
please make job client {any} work {any} price {number} dollar
create job {any} client {client} {money} {date}
new job client {client} what {any} how much {money} when {date}
job {any} who {any} when {date} how much {money}
job {any} client {any} price {money} date {date}
add the {client} {any} to my jobs {date} price is {money}
add {any} to the job list for {client} {date}
stick {client} {any} on the board for {date} {money}
put {any} on the board for {client} {date}
get {client} in the book for {date} {any}
make {job} for {client} {any} {money}
job no {number} {client} {any} {money}
{job} {client} {any} {number} {any} {money}
ive got a new job to put in the system the customer is {client} and were {any} her {any} she wants it done on {date}
see below set up the job for me {any}
set up the job from this email {any} {email} {any} {address} {money} {date}
please attend {address} to {any} approved up to {money} {date}
picked up a new one off {any} fella named {any} out at {any} wants {any} we shook on {money} kicking off {date}
chuck one in for {client} its his {any} not {any} say {money} for the callout and ill be there {date}
just got off the phone with {client} she wants the {any} told her {money} pop that in as a job {date}
yesterday i talk with one new customer he call {any} he live in {address} he want me to do {any} i tell him {money} he say yes i will start {date} please you write this job his phone {phone}
got a message from {client} yes please go ahead with the {any} for {money} make it a job
load these work orders {any} {address} {money} {date}
these need to be jobs {any} {money} {date} {any} {money} {date}
all three need to be jobs {client} {any} {money} {any} {money} {any} {money}
{client} has approved the {any} for {money} please set it up for {date}
would you kindly enter a job for {client} {any} agreed at {money} commencing {date}
{client} reckons {any} get someone out {date} {money}
could a job be raised for {client} {any} {money}
a job is needed for {client} {any} {date}
im booked to do {any} for {client} {date} {money} get it in the system
{any} at {client} {date} {money} new job
fit {any} at {client} on {date} {money} new job`;
