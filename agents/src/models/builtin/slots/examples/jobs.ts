// Requests for a new job, as they look once records on file, sums, dates and
// the like have become slots: what is left in words is marked [who], [work],
// [where] or [note]; words outside brackets belong to no field.
export const JOBS = `
new job [who tamati rewa] , [work reseal the shower] , {money} , {date}
[who pike] [work regrout] {money} {date}
fit [who dulcie] in {date} would you , [work grease trap pump out] , {money}
can you put [work a blocked drain] on for {client} {date} , should be around {money}
Need a card opened , {client} , the name is [work Boundary Wall Stage B] , allow {money}
{client} - [work gutter clean] - {money} - {date}
arvo , something for the diary : [work rotten weatherboards on the south side] at [who maree tully]'s , {money} , {date}
{number} is the job number , {client} the customer , [work recaulk the expansion joints] , {money} , we're on site {date}
whack [work a new rangehood] in for {client} {date} would ya , about {money}
had a call from [who vikram shetty] in [where blacktown] , wants [work the garage rewired] , told him {money} , start {date}
{client} rang , reckons [work the side gate's dropped on its hinges] , pencil it in {date} , [note ring before you come]
[work termite inspection] , [who ngaio parata] , [where titirangi] , {date} {time} , {money}
hey so [who trev] hmm his [work evaporative cooler stinks] hes thinking {money} im thinking {date} just start something for it
Kindly record that [who The Wesleyan Chapel] has engaged us for [work releading of the bell tower roof] ; {money} was accepted , first day on site {date} .
{date} belongs to {client} , [work dumbwaiter motor] , {money}
new lady [who saoirse brennan] {phone} {address} wants [work a skylight put in] , {money} , {date}
lead from facebook turned real , [who marlee] from [where cranbourne] , [work a six bay chicken shed] , she paid {money} up front , ready {date}
under {client} create [work Skimmer Box Replacement] , {money} is what it's worth
sir i have work from [who Gurpreet Gill] , it is [work making shelf for garage] , he pay {money} , you make job ok
hi its me again righto job for [who nadia boulos] shes new [work polish the concrete in the garage] [note double garage] shes good for {money} {date}
the board needs {client}'s [work underfloor heating mat] on it , {date} , {money}
{money} [work lawn mow] for {client} {date}
[work end of lease clean] for [who jess mulhearn] , {address} , {date} , {money} , [note keys with the agent]
job : [work bathroom demo] who : {client} when : {date} how much : {money}
[who Pham Van Duc] has okayed [work rescreeding the laundry floor] so a job at {money} thanks
[who the Nguyens] at [where cabramatta] want their [work patio tiled] , {money} , sometime {date}
{client}'s place is looking tired , [work sand and recoat the deck] , call it {money} , {date} , create that
let's get rolling with [who Oskar Lindqvist] , [work a timber arbour over the path] , {money} , {date}
sched [work a dishwasher hookup] 4 {client} {date} , abt {money}
A customer , [who Noeline Fryer] , has hired me to [work upgrade her meter box] . {date} is her preference . Please create it .
[who vinh tran] wants [work a welder outlet] , {date} , no price as its [note hourly rate] , make the job
{client} job , [work screed {number} square at {money} a square] , {date}
rained off again so doing paperwork lol , {client} picked [work the smaller water tank] , {money} , slab day is {date} , enter that one
[work Stump grinding , {number} stumps] , job no {number} , {client} , {money}
[who Eastside Croquet] have signed off [work the ice bath chiller] , put through a job dated {date} , {money} gst in
any chance u make 1 for {client} , [work couch and rug shampoo] , {money} , {date}
Rangi here - set up [work roller door service] for [who Kapiti Motors] please , {money} , {date}
job for [who hazel] , no surname yet , {phone} , [work lay {number} square of turf] , {money} , {date}
{client} {date} [work smoke alarm changeover] [note {number} alarms] {money}
[work new hot water unit] at {client}'s , [note side gate is stiff] , {date} , {money} , new job thanks
righto ive just left [who mrs pappas] over at [where oakleigh] lovely woman fed me twice she wants [work the front porch retiled] told her {money} and we start {date}
lock in {client} for [work a chimney sweep] , {date} {time}
log a job , [who bluewren realty] , [work loose balcony tile] at {address} , up to {money} , by {date} , [note tenant priyanka {phone}]
we got the [who harbour cafe] job ! ! [work new grease trap] , {money} , {date}
I'd like a job made for [who Mr Aldous Finch] of {address} . He requires [work the sash windows eased and rehung] . {money} , {date} .
[who sione] [work driveway crack repair] {date} {money} [note dog in yard]
pop [work a retic repair] in for {client} , {date} , {money} should cover it
need to get [who farida noori] on the schedule , her [work fence palings are rotten] , roughly {money} , {date} if it doesnt rain
{client} accepted [work the gabion wall] , {money} , so turn it into work for {date}
[note two dripping shower heads] at {client}'s lol , [work new washers and spindles] , {money} , {date} , u know the drill
[work re-roof the dairy shed] for [who greenhill farms] in [where waikato] , {money} plus gst , start {date}
job please . [who Emeka Obi] . [work Fit off the ensuite] . {date} . {money} . cheers
open up a job for [who kirribee gardens body corp] , [work foyer lights] , {money} , {date} , [note see the caretaker for swipe cards]
[who Bianca Rowley] {date} : yes to [work the pilot light kit] / me : {money} ok ? / her : perfect , [note lockbox {number}] >> new job from that
ok so [who dougie] from the pub wants his [work bullbar welded] , cash {money} , drop it in for {date}
i'm doing [work a mirror splashback] for {client} on {date} for {money} , can you make that a job
mi amigo [who hernando ruiz] he need [work bathroom fan change] , {money} , {date} , you put please
job for {client} {date} , no wait make that {date} , [work patch the ceiling where the leak was] , {money}
{money} for [work two coats on the front fence] , [who gwen ashcroft] , [where katoomba] , {date}
new client new job : [who Imran Qadir] , {phone} , {email} , {address} , [work split system in the main bedroom] , {money} , {date}
bang in a job will ya , [work rat proofing the roof void] , [who the okafors] , {date}
{date} {time} {client} [work bleed the radiators]
raise a job against {client} , [work quarterly hvac filter change] , {money} , {date}
hey can we get [who Tui Henare] booked for [work a cedar deck stain] {date} ? hes in [where mt eden] . {money}
this came by text : hi its [who leonie] from [where berry] , can you [work fix the hinge on the horse float gate] , happy with {money} . put it on for {date}
[work lift the old lino and lay vinyl plank] {client} {money} {date} ta
Set up a job , {client} , [work remove the palm near the pool] , [note crane access from the back lane] , {money} , {date}
[who st brigids primary] need [work the bubblers replaced] before {date} , {money} agreed with the bursar
told [who keiran molloy] id do his [work skirting and architraves] for {money} , slot it in {date}
make job {number} for {client} , [work driveway resurfacing] , {money}
{client} is having [work an ev charger] put in , {money} , {date} - new job
fella by the name of [who Stavros] in [where thornbury] is after [work a brick letterbox] , {money} , can start {date} , whack it in
the [who bowlo] want [work the greens lights re-lamped] , {date} , i quoted {money}
a job needs entering for {client} : [work annual boiler service] . {date} , {money} inc gst .
can u add [who mei ling] [work kitchen tap drips] {date} {money} thx
put down [work leak detection] for [who alistair mcphee] in [where karori] , {date} , [note meter spins all night]
{client} talked my ear off about her hip , point is [work a stair lift rail] goes in {date} and i get {money} , so start one
theres a bit of work at [who dunmore abattoir] , [work two floor drains to unblock] , [note sign in at the gatehouse , hi vis on] , {date} {time}
[work shave two sticking doors] , thats for [who mcnally] , {money} pls
i want a job on the books for [who Anneliese Vogt] , [work garden lighting] , {money}
{client} , same as {job} only [work the upstairs bathroom] this time , {money} , {date}
got [who ravi] coming up {date} , hes the bloke from [where epping] wants [work a study nook built in] , {money}
Job for {client} at {address} : [work supply and fit mesh door] . [note Ask for Lorraine] . {money} .
im starting [work the mezzanine rails] for [who portside rigging] {date} , {money} plus gst , needs a job
enter : [who Priya Menon] / [work cracked cooktop swap] / {date} / {money} / [note customer supplies the cooktop]
jerry mate do us a favour and put [work the gable vents] in for {client} , {date} , {money}
{client} wants [work the pool pump looked at] asap , make it {date} , [note noisy since the storm]
go ahead from [who mrs delacruz] , [work strip and varnish the stair treads] , {money} , so new job , {date}
[who wiremu] down [where gore] way , [work crutching shed wiring] , {date} , dunno price yet
need [who Sunny Corner Childcare] in for {date} , [work softfall top up] , {money} , [note after {time} when the kids are gone]
new job on {date} for {client} [work sharpen and rehang the barn doors]
{client} - new job - [work bifold track has jumped] , [note take the long ladder] , {date}
would it be possible to add a job for [who Dr Chaudhry] , [work surgery repaint] , {money} , [note weekends only] , from {date}
the missus next door to {client} , [who joyce] , wants her [work tv mounted] {date} , {money}
[work antenna on the granny flat] , [who khalil] , [where punchbowl] , {money}
{client} at {address} / [work underpin the back corner] / {money} / {date} / job pls
just a quickie - [work relight the pilot] for {client} , {date} , no charge
so [who Lupe Taufa] her from church , reckons [work the carport roof leaks] , can we squeeze it in {date}
can i get a job for [who lam's bakehouse] , [work oven flue clean] , {date} before {time} , {money}
make us a job : [work dig out the sump and fit a new pump] , [who Bogdan] , {money} , starting {date}
[who Mrs Eileen Trott] , {address} . [work Grab rails in bathroom and toilet] . [note NDIS funded] . {money} . Job please , {date} .
for {client} , {date} : [work tidy the hedges] , [note green bin is full so take it away] , {money}
reckon we could do [work the fascia paint] at [who the Kowalskis] {date} ? they're fine with {money} , add it
ive been asked by [who agatha lim] to [work move her clothesline] , in [where sunnybank] , {money} cash , {date}
{client} finally rang back , its yes on [work the double glazing] , {money} deposit later , start {date}
stand up a new job for [who Meridian Strata] , [work intercom replacement] , {money} ex gst , [note contact is Rob in unit {number}]
hey jerry [work fridge seal] {client} {money} {date} [note she works nights so knock loud]
job 4 da [who tagaloa] house , [work new gutters] , {date} , {money} , [where otara]
there's a leak at {client}'s , [work replace flexi hose under the vanity] , {date} {time} , {money} , get it in the system
[who Hoani] wants [work the wool shed floor relaid] , he's out [where taihape] , {date} weather willing
please schedule {client} for [work solar panel wash] , {date} at {time} , {money} as usual
Hello boss , new people , [who Farzad Rahimi] , house {address} . He ask me [work make new step for door] . Money {money} . Day {date} . You save it .
[note bring the core drill] to [who anton's garage] , [work vent for the spray booth] , {date} , {money}
customer [who bronwen] ph {phone} job [work fly screens on {number} windows] price {money} when {date}
[work split firewood rounds and mulch the rest] , {client} , {date} , say {money}
a job under the name [who Ferreira] , [work cornice repair in the lounge] , {money}
[who Jock Abernethy] of [where mosgiel] has asked us to [work insulate the underfloor] . {money} , {date} . [note Access hatch is in the wardrobe] .
{client} again lol , [work toilet running on] , {date} , {money} call out
yep new one , [work bore pump] , [who wilga station] , [where bourke] , {date} , {money} , [note four hour drive so leave early]
bung [work the shower screen install] in on {date} , it's for {client} , {money} fitted
hey its kaz can you make a job up for [who siobhan o'dea] shes over [where fremantle] way wants [work limestone wall repointed] {money} start {date}
[work rekey {number} locks] [who azure property] {date} asap {money}
we're in at [who the surf club] {date} , [work grind and epoxy the change room floors] , {money} , log it
the [who thai orchid] restaurant on {address} , [work exhaust fan bearings] , {money} , [note kitchen free until {time}]
Job card : [who Marguerite Dubois] . Suburb : [where Nedlands] . Scope : [work retile pool waterline] . Value : {money} . Start : {date} .
sorry one more , {client} , [work sand back the front door] , {date} , {money}
put [who nev] down for [work two tonne of blue metal spread] , {date} , {money} delivered
could we open one for {client} please - [work mould treatment in bed two] , [note asthma in the house so no bleach] , {date}
{money} job , [work bollard light out] , [who marina berth holders assoc] , {date}
old [who mr zhang] wants [work a ramp for his scooter] , {money} mates rates , {date}
new start {date} , [work rip out and rebuild the back steps] , {client} , {money}
i told [who Chidi] id [work run cat6 to his office] , {number} points , {money} , make it {date}
for [who Ellen] , no not ellen , [who Helen Brightwater] , [work sliding door rollers] , {money} , {date}
job on for {client} , {money} , actually {money} , [work fix the sagging eaves] , {date}
please log [work pre purchase inspection] at {address} for [who Dinesh] , {date} {time} , {money} , report to {email}
{client} has a [work burst pipe in the paddock] , going {date} , get a job up
add [who Rosalind Kerr] as a job , [work wallpaper the nursery] , [note baby due soon so low fume glue] , {money}
[who toolern vale cfa] [work service the tank pump] {date} [note lock box code {number}]
hiya love can you pop [who margaret] down the road in for [work a new letterbox flap] , {money} , {date}
we won the [who Coastline Dental] tender , [work fit out of three surgeries] , {money} , commencing {date} , create the job
lining up [work a roof restoration] for {client} {date} , {money} , [note wants monument grey]
[who sanjeev] [where harris park] [work shop awning] {money} {date} new job
hey jerry id like [work the leadlight panel releaded] booked for {client} , no rush , {date} or after
job wanted : {client} , [work lop the jacaranda off the powerlines] , {date} , {money} , [note neighbour at {number} happy for us to use his drive]
hav a job 4 u , [who tran family] , [work bathrom waterproofing] , {money} , {date}
we're to [work bag and paint the brick fence] for {client} , {money} , {date} , enter it please
got the nod on [work the cubby house] from [who Petra Novotna] , {phone} , {money} , {date}
forwarded : good morning , please attend {address} to [work make safe the broken shopfront] , regards [who Hallmark Facilities] , ref {number} . can you set the job up for {date}
[who jo] and her partner are keen on [work an outdoor kitchen] , [where noosaville] , {money} , we start {date}
bookin 4 {client} {date} {time} - [work gas cooktop conversion] , {money}
right put this down [who father michael] at the presbytery [work rising damp in the vestry] hes paying {money} ill get there {date}
[who Ah Kit Seafoods] : [work ice machine not making ice] , {date} , {money} plus parts , job please
id say {money} for {client} , its only [work a light switch and a dimmer] , {date}
ta for that , next job is {client} , [work clear coat the benchtop] , {date}
make it a job would you : [work hang the farm gate] , {client} , [note bring the post hole digger] , {date}
{client}'s mum [who Beryl] wants her [work bath swapped for a walk in shower] , {money} , she's in [where toowoomba] , start {date}
whats the go , can u get [who hamish] [work dishwasher not draining] on for {date} , hes in [where lower hutt] {phone}
[work Defect rectification , unit {number}] , {client} , no charge , {date}
[who Mrs D'Souza] rang about [work the rattling range hood] , can do {date} {time} , call out {money} , [note park in the loading zone]
[work replaster after the rewire] for {client} , {money} , follows on from {job} , {date}
two jobs for {client} : [work lobby wallpaper strip] , {money} , {date} and [work rekey {number} letterboxes] , {money} , {date}
couple from the markets stall {client} is after [work a shade sail post] {money} {date} then theres [who philomena ames] {phone} [work a lattice screen] {money} whenever
{client} [work gutter guard] {date} {money} , and [who benji] [work downpipe swap] {date} {money}
[who Seaview Owners Corp] - [work bin room hose tap] - {money} - {date} - [work pressure wash the ramp] - {money} - {date}
[who nasrin sadat] is getting two things off us [work the pantry shelving] {date} {money} and once thats in [work a kickboard heater] {date} {money}
new jobs : 1 . [who Kaito Mori] , [work replace switchboard] , {money} , {date} 2 . [who Lesley Pym] , [work oven hookup] , {money} , {date}
got a couple for you , [work eaves paint] for [who Marjorie] {date} {money} then [work fence stain] at {client}'s {date} {money}
for {client} i need one for [work bathroom strip out] {date} and another for [work the tiling] {date} , {money} and {money}
stick {client} in for [work a mower service] {date} and [who Gazza] in for [work chainsaw sharpening] {date}
[who alofa] wants her [work driveway sealed] and her sister [who sefina] wants [work a path poured] , {money} and {money} , both {date}
please raise jobs for {client} , [work test and tag] , {date} , and for [who Lakeside Gym] , [work exit light testing] , {date} , {money} each
{client} : [work stage one frames] {date} {money} ; [work stage two roof] {date} {money} ; [work stage three linings] {date} {money}
split this into two jobs , [work kitchen plumbing rough in] {money} {date} and [work kitchen plumbing fit off] {money} {date} , both {client}
three of em from [who mrs abara] , [work fix the flywire] , [work oil the decking] , [work unblock the gully trap] , {money} all up for each , {date}
new bloke [who dragan] {phone} [work demo the old dunny] {money} {date} , plus his brother [who milan] {phone} [work pour a shed slab] {money} {date}
can you book {client} {date} for [work a hydrant test] and [who the Ransleys] {date} for [work water tank clean] , {money} each
Jobs to enter . {client} , [work lay turf] , {date} . [who Ines Carvalho] , [work irrigation timer] , {date} . [who Scots Kirk] , [work prune roses] , {date} .
one for {client} , [work hang six blinds] , {money} , {date} , and one for the neighbour [who rupert] , [work curtain track] , {money} , same day
{client} needs his [work compressor serviced] {date} and while you're at it job for {client} too , [work walk in freezer door heater] , {date} , {money}
both at [where raglan] , [who Aroha Kingi] [work bunk beds built in] {money} and [who Piripi] [work deck balustrade] {money} , {date} and {date}
[work drive shaft guard] for [who tulloch harvesting] by {date} , and [work weld up the bin trailer] for {client} by {date} , jobs for the pair of em please
had a win today , {client} signed for [work the loft ladder] , {money} , {date} , and [who Yael Stern] signed for [work built in robes] , {money} , {date} , get em both in
not one but two jobs : [work lounge carpet] , {money} and [work hall runner] , {money} , {client} , {date} , [note dog goes to daycare {date}]
put on [who jase] [work clutch cable on the ride on] {money} {date} also {client} [work blade balance] {money} {date}
{client} [work unit {number} vanity swap] {money} {date} , [work unit {number} toilet suite] {money} {date} , one job each
from the agent [who Cornerstone Rentals] : [work replace the stove element] at {address} {date} , [work fix the back door lock] at {address} {date} , make two jobs
{date} is [work crane lift of the chiller] for {client} at {money} , {date} is [work commissioning] for {client} at {money} , add the two
i need a job for [who Sunita] [work ceiling rose rewire] {money} and a job for [who gord] [where taupo] [work spa isolator] {money} whenever suits
[who Hoa Le] house [work change tap] {money} , her shop [work fix sink leak] {money} , {date} and {date} , two job please
add {client} for [work render touch ups] on {date} , oh and [who cassidy rowe] for [work a feature wall] on {date} , {money} , [note wants to pick the colour on site]
`;
