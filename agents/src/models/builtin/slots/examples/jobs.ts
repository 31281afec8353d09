// Requests for a new job, as they look once records on file, sums, dates and
// the like have become slots: what is left in words is marked [who], [work],
// [where] or [note]; words outside brackets belong to no field.
export const JOBS = `
new job [who tamati rewa], [work reseal the shower], {money}, {date}
[who pike] [work regrout] {money} {date}
book in [work an aircon regas] for {client} {date}, {money}
can you put [work a blocked drain] on for {client} {date}, should be around {money}
Please open a job called [work Sunroom Blinds] for {client}, budget {money}
{client} - [work gutter clean] - {money} - {date}
g'day, need a job put on for [who doreen macklin], [work leaking cistern], {money}, coming {date}
create job {number} for {client}: [work replace {number} window seals]. budget {money}, starting {date}
whack [work a new rangehood in] for {client} {date} would ya, about {money}
had a call from [who vikram shetty] in [where blacktown], wants [work the garage rewired], told him {money}, start {date}
{client} rang, reckons [work the side gate's dropped on its hinges], pencil it in {date}, [note ring before you come]
[work termite inspection], [who ngaio parata], [where titirangi], {date} {time}, {money}
yeah can you chuck one in for {client} its [work the aircon not cooling downstairs] say {money} and ill be there {date}
Would you kindly enter a job for [who St Aidans Parish]: [work the hall gutters are to be replaced], agreed at {money}, commencing {date}.
job for {client} {date}, [work fix a jammed roller shutter], {money}
new lady [who saoirse brennan] {phone} {address} wants [work a skylight put in], {money}, {date}
scored one off hipages, bloke called [who Terry] out at [where dapto], [work {number} metres of pool fencing], we shook on {money}, kicking off {date}
start a job under {client} called [work pool coping repair], value {money}
hello. please make job. client: [who yusuf karahan]. work: [work paint {number} bedroom]. price: {money}.
hi its me again righto job for [who nadia boulos] shes new [work polish the concrete in the garage] [note double garage] shes good for {money} {date}
stick {client}'s [work heat pump install] on the board for {date}, {money}
{money} [work lawn mow] for {client} {date}
[work end of lease clean] for [who jess mulhearn], {address}, {date}, {money}, [note keys with the agent]
job: [work bathroom demo] who: {client} when: {date} how much: {money}
pls put in a job: [work rescreed laundry floor], [who Pham Van Duc], {money}
[who the Nguyens] at [where cabramatta] want [work their patio tiled], {money}, sometime {date}
{client} wants her [work back deck oiled]. put it down as a job for {date} at {money} please
kick off a new one: [work pergola build], [who Oskar Lindqvist], {money}, start {date}
sched [work a dishwasher hookup] 4 {client} {date}, abt {money}
i've got a new job to put in the system. the customer is [who Noeline Fryer] and we're [work rewiring her garage]. she wants it done {date}
get [who vinh tran] in the book for {date}, [work three new powerpoints in the shed], [note hourly rate]
new job {client}, [work tiling the laundry {number} sqm at {money} a metre], {date}
mate what a morning, ute wouldnt start. anyway {client} finally made up his mind, wants [work the bigger shed slab poured], {money}, {date}, whack it in as a job
[work Stump grinding], {number} stumps, job no {number}, {client}, {money}
add the [who riverside croquet club] [work cool room service] to my jobs, {date}, price is {money} including gst
could u open a job 4 {client}, [work carpet steam clean], {money}, {date}
Te Rangi here - set up [work roller door service] for [who Kapiti Motors] please, {money}, {date}
job for [who hazel], no surname yet, {phone}, [work lay {number} square of turf], {money}, {date}
{client} {date} [work smoke alarm changeover] {number} alarms {money}
[work new hot water unit] at {client}'s, [note side gate is stiff], {date}, {money}, new job thanks
righto ive just left [who mrs pappas] over at [where oakleigh] lovely woman fed me twice she wants [work the front porch retiled] told her {money} and we start {date}
lock in {client} for [work a chimney sweep], {date} {time}
log a job, [who bluewren realty], [work replace cracked laundry window] at {address}, up to {money}, by {date}, [note tenant priyanka {phone}]
we got the [who harbour cafe] job!! [work new grease trap], {money}, {date}
I'd like a job made for [who Mr Aldous Finch] of {address}. He requires [work the sash windows eased and rehung]. {money}, {date}.
[who sione] [work driveway crack repair] {date} {money} [note dog in yard]
pop [work a retic repair] in for {client}, {date}, {money} should cover it
need to get [who farida noori] on the schedule, [work her fence palings are rotten], roughly {money}, {date} if it doesnt rain
{client} said yes!! [work the retaining wall] is a go for {money}, make it a job, {date}
chuck a jb in 4 {date} - {client}, [work leeky taps x2], {money} all up
[work re-roof the dairy shed] for [who greenhill farms] in [where waikato], {money} plus gst, start {date}
job please. [who Emeka Obi]. [work Fit off the ensuite]. {date}. {money}. cheers
open up a job for [who kirribee gardens body corp], [work stairwell repaint], {money}, {date}, [note see the caretaker for swipe cards]
[who Bianca Rowley]: hey we decided on [work the gas bayonet] after all / {money} like you said? / {date} after {time} pls, [note gate code is {number}] -- log that as a job
ok so [who dougie] from the pub wants [work his bullbar welded], cash {money}, drop it in for {date}
i'm doing [work a mirror splashback] for {client} on {date} for {money}, can you make that a job
mi amigo [who hernando ruiz] he need [work bathroom fan change], {money}, {date}, you put please
job for {client} {date}, no wait make that {date}, [work patch the ceiling where the leak was], {money}
{money} for [work two coats on the front fence], [who gwen ashcroft], [where katoomba], {date}
new client new job: [who Imran Qadir], {phone}, {email}, {address}, [work split system in the main bedroom], {money}, {date}
bang in a job will ya, [work rat proofing the roof void], [who the okafors], {date}
{date} {time} {client} [work bleed the radiators]
raise a job against {client}, [work quarterly hvac filter change], {money}, {date}
hey can we get [who Tui Henare] booked for [work a cedar deck stain] {date}? hes in [where mt eden]. {money}
this came by text: hi its [who leonie] from [where berry], can you [work fix the hinge on the horse float gate], happy with {money}. put it on for {date}
[work lift the old lino and lay vinyl plank] {client} {money} {date} ta
Set up a job, {client}, [work remove the palm near the pool], [note crane access from the back lane], {money}, {date}
[who st brigids primary] need [work the bubblers replaced] before {date}, {money} agreed with the bursar
told [who keiran molloy] id do [work his skirting and architraves] for {money}, slot it in {date}
make job {number} for {client}, [work driveway resurfacing], {money}
{client} is having [work an ev charger] put in, {money}, {date} - new job
fella by the name of [who Stavros] in [where thornbury] is after [work a brick letterbox], {money}, can start {date}, whack it in
the [who bowlo] want [work the greens lights re-lamped], {date}, i quoted {money}
a job needs entering for {client}: [work annual boiler service]. {date}, {money} inc gst.
can u add [who mei ling] [work kitchen tap drips] {date} {money} thx
put down [work leak detection] for [who alistair mcphee] in [where karori], {date}, [note meter spins all night]
just got off the phone with {client}, lovely chat, grandkids are coming so she wants [work the spare room carpet ripped up and hybrid down] before then, told her {money}, pop that in for {date}
theres a bit of work at [who dunmore abattoir], [work two floor drains to unblock], [note sign in at the gatehouse, hi vis on], {date} {time}
[work rehang three doors and fit new latches], that's for [who murphy], {money} pls
i want a job on the books for [who Anneliese Vogt], [work garden lighting], {money}
{client}, same as {job} only [work the upstairs bathroom] this time, {money}, {date}
got [who ravi] coming up {date}, hes the bloke from [where epping] wants [work a study nook built in], {money}
Job for {client} at {address}: [work supply and fit mesh door]. [note Ask for Lorraine]. {money}.
im starting [work the mezzanine rails] for [who portside rigging] {date}, {money} plus gst, needs a job
enter: [who Priya Menon] / [work cracked cooktop swap] / {date} / {money} / [note customer supplies the cooktop]
jerry mate do us a favour and put [work the gable vents] in for {client}, {date}, {money}
{client} wants [work the pool pump looked at] asap, make it {date}, [note noisy since the storm]
go ahead from [who mrs delacruz], [work strip and varnish the stair treads], {money}, so new job, {date}
[who wiremu] down [where gore] way, [work crutching shed wiring], {date}, dunno price yet
need [who Sunny Corner Childcare] in for {date}, [work softfall top up], {money}, [note after {time} when the kids are gone]
new job on {date} for {client} [work sharpen and rehang the barn doors]
{client} - new job - [work bifold track has jumped], [note take the long ladder], {date}
would it be possible to add a job for [who Dr Chaudhry], [work surgery repaint], {money}, [note weekends only], from {date}
the missus next door to {client}, [who joyce], wants [work her tv mounted] {date}, {money}
`;
