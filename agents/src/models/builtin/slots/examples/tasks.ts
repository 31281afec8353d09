/** Errands and reminders as tradies ask for them: everything of the errand is the work, whoever it is given to is not. */
export const TASKS = `
remind me {date} to [work take the laser level back to kennards]
new task for michelle: [work scan the delivery dockets] for {job} by {date}
schedule the [work termite inspection at {client}'s], {date}, {time}
gotta [work pick up the plate compactor from coates] {date} b4 {time}, stick it on me list
[work forklift ticket expires] {date}, nudge me 3 wks out
every second tuesday [work check the first aid kits in the utes]
reminder for {date}: [work renew the trailer rego]
Could you add a to-do to [work order the crew's christmas hams] by {date}?
Michelle, put down that I have to [work post the silica register to worksafe] on {date}
create task: [work service the chainsaws], due {date}
I have the [work physio] at {time} on {date}. Please note it on my task list.
do not let me forget to [work pay the sparky apprentice's tool allowance] {date}
todo: [work ring {client} about the stain colour], {date}
book me a [work site measure at {client}'s place], {date}, {time}
task for renea: [work chase the overdue invoices], by {date}
please remind me {date} to [work clean out the spray booth]
put '[work lodge road closure permit]' on the list for the {job} job, it needs doing {date}
Hi, I need remember to [work give back the ladder to my uncle] on {date}. Thank you.
new task - [work measure up the stair treads at kiama] - {date} {time}
gimme a hoy {date} arvo about [work the dodgy switchboard at the surf club]
[work workers comp runs out] {date}, poke me ten days b4
evry month on the first [work grease the tipper]. put it in
two things for {date}: 1) [work drop the spare key back to {client}] 2) [work get the mixer from the hire joint]
[work meeting w the engineer re retaining wall], {time} {date}, chuck in michelles diary
apprentice Cody starts {date} so the [work locker has to be cleared out]. task pls
cnt forget 2 [work get the fall arrest gear tagged], has 2 be b4 {date}
[work {client} to go over the plans with us] {date}, {time}. lock it in
ok michelle few things {date} [work ring the bank about the equipment loan] {date} [work drop the grinder back to the hire shop] and by {date} i need [work the gst figures sent to the accountant] thats it
[work the frame inspection needs booking] {date} for {job}, make that a task for michelle
remind me to [work call {client}] {date} - actually shes away, make it {date}, after {time}
last friday of every month i gotta [work test the rcds at the bowling club], {time}
jerry [work get a skip to {job}] {date}
put on my list [work buy new blades for the tile saw]
can you set a task for sarah [work compare prices on structural steel] due {date}
me to do: [work sharpen the chisels], [work wash the ute], [work fix the tailgate latch]
{date} [work pick the kids up from school] {time} dont book anything over it
add reminder [work defrost the crib room fridge]
whack [work buy dust masks] on the to do list for {date}
stick a note on {date} to [work check the glue has gone off at {client}s]
[work book the van in for its roadworthy] by {date}
todo [work take photos of the cracked render] for the {job} job before {date}
would you mind reminding me to [work thank {client} for the biscuits]?
jobs for jerry this arvo [work work out how many sheets of gyprock for {job}] and [work ring the plasterer]
task [work finish the swms for the crane lift] {date}
[work take the old carpet to the tip] {date}, [note needs the tip card from the office]
we need to [work get a blower door test done on {job}], remind me {date}
remind sarah to [work get three prices on the spa pump] by {date}
Please make a task for Renea to [work reconcile the fuel cards] before {date}.
jog my memory {date} about [work the heritage officer's letter]
i keep forgetting to [work ask {client} for the alarm code], put it on for {date}
set reminder {date} {time} [work ring the concrete plant to confirm the pour]
new task: [work buy a birthday card for old Stan], {date}, [note he likes fishing]
add [work send the certificate of compliance to {client}] to my tasks for {date}
[work collect the powder coated gates from dulux bloke at smithfield] {date} morning, list it
chuck down [work patch the shed roof] for {date} will ya its leaking again
put [work tafe forms for the apprentice] in for {date}
i need to [work see the dermatologist] {date} {time} put it in
[work swap the winter tyres] {date} cheers
{task} nah different one, new task [work restock the van with pvc glue] for {date}
michelle please can you [work book flights to hobart for the trade show] by {date}
every {date} [work empty the dust extractor]
remind me the day before the {job} starts to [work check the scaffold's up]
[work site induction for the new bloke] {date} {time} put in the diary
task for me [work pay the rates], {money}, due {date}
got to [work drop the deposit cheque at the bank] {date} on the way home so remind me {time}
[work order the ply] before {date} for {job}, task it
put in a reminder that [work {supplier} is shut] {date}
need to [work ring {supplier} about the back order on door hinges] {date}
[work ask {supplier} if they price match] {date}, note that down for sarah
[work check delivery from {supplier}] {date} {time}, [note driver needs the side gate open]
can ya put one in for jerry [work look at the tender docs for the school hall] {date}
just pop [work buy a new phone case] on there no rush
[work test the smoke alarms at {address}] {date}, {time}
need [work white card renewal done] by {date}, remind me {date}
hey michelle i want [work the workshop floor swept] {date} and [work the offcuts binned]
put me down to [work speak at the tafe careers night] {date} {time}
add [work order business cards] to the todo for {date}, [note 500 of them, matte]
to do list: [work order 12 lengths of merbau], [work tell {client} the decking's late], [work book the bin]
set up a task that recurs weekly [work back up the office computer]
remind us {date} [work get the council bins out]
{date} is the deadline to [work apply for the tradie rebate], stick it in
righto so {date} i have to [work go see the landlord about the yard] at {time} can you hold that
pencil [work coffee with the architect in newtown] in for {date} {time}
[work quote follow up with {client}] {date}
could you please schedule [work a chimney sweep at our place] for {date}?
[work water test at the pool in dee why] {date} {time}
task - [work hand over keys to the nguyens] - {date} - assign to jerry
assign sarah to [work find a cheaper crane mob] by {date}
get renea to [work file the bas] before {date}
let michelle know she needs to [work print six copies of the plans] {date}, make it a task
jerry has to [work cut the notches in the joists] {date}
can sarah [work get quotes on insulation from three suppliers] due {date}
i said id [work lend the wacker packer to my brother in law] {date} so remind me
put a task in so i [work dont leave the heater on in the shed]
scribble down [work order more zip ties] ta
new reminder, [work charge the drill batteries], {time} every night
must [work phone the orthodontist] {date} {time} new task
[work ring gary at bluescope about the cladding colour] {date}
[work chase {client} for the signed variation on {job}], by {date} its urgent
{date} {time} [work electrical inspector at {job}] add it please
i'd like a task, [work take down the site signage], for {date}, for the {job} job
add task [work replace the hose reel washer at the workshop] low priority
need a to do for {date} [work fix the squeaky door at mum's]
set me one for {date}: [work look for the lost hammer drill at {client}'s]
task: [work update the insurance certificate of currency on the website] {date}
[work remove silt fence at {job}] {date}, [note once the turf is down]
remind me please, {date}, {time}, [work pay the fencer cash] {money}
gonna need [work a height safety course booked for two blokes] by {date}, add to michelles list
[work get the mower serviced] some time next week yeah put {date}
[work bank holiday roster to be sorted] {date}, renea
could you put [work a call with the union rep] on for {date} at {time}
need to nut out [work the rain schedule] {date} remind me
{job} needs [work a dilapidation report], task for jerry, {date}
oh and [work grab milk for the site] {date}
make a task [work write toolbox talk on heat stress] for {date}
[work pull the old wiring out of the loft at {client}s] {date} wait no {date}, task
put a task on for {date} no sorry {date}, [work vacuum the showroom]
urgent todo [work turn the water back on at the flats] {time} {date}
every three months [work change the filters at the dental clinic], first one {date}
remind me when i get home to [work put the pump on charge]
[work car park booking at the airport] {date}, add it to the list
reminder [work flu shots for the team] {date}, [note at the chemist on crown st]
jot down [work ask the painter if he's free] {date}
have michelle [work find the warranty for the roller door motor]
hey add three: [work order grout], [work ring the tiler], and {date} [work hand in the parking permit]
gotta remember [work the anniversary dinner] {date} {time}, task it or im dead
create a to do list item "[work return library book on stair building]" due {date}
michelle's to [work scan and file the asbestos clearance] by {date}
please make it a task that i [work inspect the gutters at st josephs] every autumn, next {date}
note for {date} [work bring the long ladder to the bakery in yamba]
`;
