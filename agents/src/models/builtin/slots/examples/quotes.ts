// Requests for a quote, as they look once records on file, sums, dates and
// the like have become slots. Metres and rates that describe the work stay
// inside [work].
export const QUOTES = `
{client} , {money} , [work run power to the jetty] , quote it
Prepare a quote , {client} , [work motorised driveway gate and intercom] , {money} with GST
[who little possums kindy] are waiting on a quote , [work shade sail over the sandpit , {number} square] , {money}
price up [work {number} lm of picture rail at {money} a lm and two tins of undercoat {money}] , {client}
{client} wants a price on [work a plunge pool surround] , {money} , family discount {percent}
met [who Kip Marsden] at the tip , {phone} , {address} , he'd like [work a hayshed door on rollers] quoted , {money}
QUOTE / [who Morag Tait] / [work acid wash and seal the cellar floor] / {money} incl
i am write for [who Mr Papanikolaou] , he like know price of [work new stone on his stairs] , my price {money} , quote for him thank you
[work possum proofing the eaves] , {client} , {money} , get that quoted
[who Kahu Lodge] requests an estimate on [work servicing {number} fireplaces] , {money} the lot
verbally gave [who simona albert] {money} on [work a battery and inverter] , needs to be a proper quote now
{client} quote , [work {number} m2 of cork floor at {money} a metre , glue {money}]
quote [who nat] [work {number} downlights @ {money} supplied n fitted]
[work chimney crown and flashing] , quote {client} {money} minus {percent} seniors discount
how much did i say , {money} yeah , for [who theresa quiney] , [work seed and roll {number} square metres at {money} a metre] , send her a quote
cn u qte [who hartley vets] , [work kennel drains {number} of at {money}]
long day but [who the Calders] are keen , [work {number} tonne of river rock at {money} a tonne , edging {money} and {number} hours on the bobcat at {money} an hour] , quote for that lot
{client} - [work repaint three bedrooms] - {money} - quote
can you price up [work a new colorbond fence , {number} metres at {money} a metre] for [who yolanda]
i want to quote {client} {money} for [work a carport with a skillion roof]
[who reg mapleton] should get a quote for {money} , [work root cutting and a camera down the line]
[who Castle Hill Dental] asked for something in writing on [work surgery exit signs and emergency lights] , {money} , quote it please
{client} : draft quote , [work master key system for the shed block] , {money}
[who te awamutu rsa] wants a price on [work bar cool room panels] , {money} plus gst , good till {date}
yeah mate quote up [work reroofing the shearers quarters] for [who hec] , out past [where hay] , {money}
Would you please prepare an estimate for [who Mrs Constance Abbot] of {address} for [work the reglazing of her conservatory] , in the sum of {money} .
{client} wants a price on [work {number} cube of concrete pumped at {money} a cube]
price up [work a retaining wall {number} metres long and a metre high] for [who Raj Patel] , [where kellyville] , {money}
send [who giulia] a quote at {email} , [work bathroom reno] , {money} , valid til {date}
quote please jerry its for [who amina warsame] she wants [work a wardrobe with three drawers] i reckon {money}
how bout a quote for {client} , [work {number} x treated pine sleepers at {money} ea and {number} hrs labour at {money}]
[who Fitzroy Ukulele Club] , quote , [work hang acoustic panels] , {money} , [note stage is booked fridays]
just put together a price for {client} on [work a hot water heat pump] , {money} less the rebate
get a quote across to {client} for [work fixing the leaning chimney pot] , say {money}
[who dev] [work roller shutters x {number}] {money} quote
need a price done up for [who bel] , {phone} , [work mural on the side wall] , {money} , [note wants native birds]
quote for [work flood damage strip out] at {address} , [who Mo Hassan] , {money} , [note insurance claim {number}]
{client} asked what [work a ducted system for four bedrooms] would run , told him {money} , do it as a quote
make that a quote not a job , {client} , [work three new gates] , {money}
do a quote for {client} {money} , no hang on {money} , [work pump out the septic]
righto price for [who joan te rito] [where hokitika] [work {number} metres of rimu flooring sanded at {money} a metre] and thats it
one quote : [who Blackbutt Motel] , [work repaint {number} rooms at {money} a room] , deposit {percent}
{client} needs a figure for [work swapping the fluoro tubes to led in the warehouse] , {number} of them , {money}
for [who Zsofia] , a quote , [work dry stone wall repair] , {money} , [note can't start before {date}]
chuck together a quote for {client} , [work hedge trim quarterly at {money} a visit]
[work Strip , sand and oil {number} m2 of deck at {money} per m2] , [who Anders] , quote it
quote {client} for [work ceiling insulation , {number} square at {money}] , take off {percent} for cash
we looked at the job today for [who the Fonoti family] , [work rebuild the front steps and handrail] , {money} , so a quote please , expires {date}
i'd like to send [who Ms Rajapaksa] a price on [work restumping] , {money} , she's in [where brunswick]
{client} can't decide , so do one quote with [work resheeting the verandah] {money} and another with [work polycarbonate instead] {money}
quote [who Elio] for [work the pizza oven base] {money} , and quote {client} for [work the chimney cap] {money}
same as {job} , quote for {client} , [work second bathroom] , {money}
the [who tenpin bowl] want [work lane lights , {number} fittings] , {money} , quote it up by {date}
{client} {money} [work mow edge and blow , fortnightly] quote
price up [work trenching {number} metres by hand at {money} a metre] for old [who smithy] , [note clay ground]
can i get a quote to [who Redgum Aged Care] [note attention matron jill] , [work nurse call cabling , {number} points at {money} each]
for {client} quote [work a new bore head and {number} m of poly] , parts {money} , labour {money}
hello i need quote for customer [who Thanh] , [work change {number} window glass] , {money} , he is [where footscray]
yo quote 4 [who tash] , [work full detail on the caravan] , {money}
[who Murrumba Hockey] , wants a price on [work resurfacing the synthetic] , [note grant closes {date}] , {money}
client {client} , please quote [work dismantle and remove asbestos shed] , {money} , [note licence number has to be on it]
{client} is after a quote , [work plumb in the coffee machine] , {money} plus gst
price [work {number} square of exposed aggregate at {money} a square] for {client} , with {percent} off for early booking
write [who Sinclair] a quote , [work bluestone path to the gate] , {money}
quote to {email} : [who Kobi Levi] , [work new front door and jamb] , {money}
quick estimate , {client} , [work hang tv and hide the cables] , {money}
spoke with [who Rhonwen] , she wants [work a chook run] , a couple of hundred , call it {money} , make the quote
knock up a quote for [who tiki tours] , [work van shelving {number} bays at {money} a bay] , {date}
{client} : quote {money} : [work replumb the upstairs] : [note they supply tapware]
i've worked out [work {number} metres of colorbond at {money} and {number} hours at {money}] for [who Mrs Haddix] , turn it into a quote
{client} wants a price on [work {number} trusses at {money} each , crane hire {money}] , good for {number} days
[work Grout and silicone refresh , main bath] , {client} , {money} , quote valid until {date}
can we give [who Cheng's noodle house] a price to [work recoat the kitchen floor] , {money} , [note after hours only]
quote [who Father Tuilagi] at [where mangere] [work church hall rewire] {money} and leave gst off
pls quote {client} [work {number} lm of gutter @ {money}/lm and {number} downpipes @ {money}]
draft a price for [who ziggy] , [work rebuild a dirt bike carby] , {money}
so the job is [work cutting a doorway between kitchen and dining with a lintel] , {client} , {money} , do up the quote , [note needs engineer sign off]
{money} all in for [who Anika] to [work paint one side of the picket fence , {number} metres] , quote her
an estimate to {client} for [work tree report and removal of {number} gums] , {money} per tree , thanks
[who Jarrah Joinery] said they need a quote for [work three phase to the bench saw] , {money} ex gst , by {date}
`;
