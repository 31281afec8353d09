/** New people and businesses for the client book, as tradies ask for them: who, where, and what they are after. */
export const CLIENTS = `
add [who priya raman] to my clients please, mobile {phone}, {email}
new client [who tevita fonoti] {phone}
put [who Bluewren Childcare] on as a client: {email}, {address}
stick these 2 in the client book: [who gulsen arslan] {phone}, n [who rob mcinerney] {phone} {email}
stick [who karin lundqvist] down as a client would ya, {phone}
new punter for the list - [who dazza whelan], {phone}, lives out [where nimbin] way
can you add a new client for us [who fergus macleod] f e r g u s his number is {phone} and hes over in [where porirua] [note hes after a price on a heat pump] sometime
New customer please – [who Solange Mercier], {phone}, {address}
jot down a new one for me: [who The Rusty Anchor Bistro], {phone}
client to add. name is [who Edith Marchbanks]. landline {phone}. [note she doesn't do email]
ad nu clinet - [who Lars Eriksen], {email}, [note wants his pergola redone nxt summer]
my brother in laws neighbour [who Shane Tupou] wants to be a client, {phone}. set him up will you
[who Seaview Strata] needs adding to the client list, {email}
[who rangi paki] {phone} [where papakura] new client ta
[who Possum Hollow Kindy], [note contact is dianne], {phone}, {email}, add em as a client
add client name: [who Mariam Daoud] ph: {phone} email: {email} address: {address}
save this lady as a customer: [who Henrietta Blum], {email}
g'day mate chuck [who old mr gleeson] in the client book, {phone}, [note a bit deaf so let it ring]
bloke called [who Vince] rang, {phone}, put him down as a client, [note wants his driveway relaid]
righto got a new lead off hipages [who sanjeev kulkarni] {phone} [where harris park] [note after a quote on a full rewire], add him
pop [who Mrs Aroha Wikaira] on file please, she's at {address}, {phone}
please create customer [who Zhang Wei Min], telephone {phone}, live at {address}
clients 3 to add: [who bec ingram] {phone}, [who tuan do] {email}, n [who the bowlo] at [where woonona] {phone}
need [who Marcus Thorne] and [who Julie Thorne] in as clients, same number {phone}, same place {address}
[who Goran Markovic]'s a new client. {phone}. don't mix him up with {client}
hey can you put a client in her name is [who niamh] thats n i a m h [who hanrahan] mobile is {phone} and she lives at {address} [note she needs someone to look at the leak in her laundry]
make a client card from this sig thx: [who Redgum Property Services], {address}, {phone}, {email}
New client tony baxter, no sorry [who Terry Baxter] {phone}. He's at {address}
add [who kayla dunn] {phone} no wait thats her old one {phone}, {address}
could you please enter [who Dr Amrita Bose] as a new client? Her surgery is in [where Bowral], {phone}. [note Only call after five]
mate of mine [who Spud Doherty] wants on the books {phone}
[who st marks anglican] {email} [note ask for the warden] new client
whack [who the pham family] in as clients, {address}, {phone}, [note big white dog out the back]
start a record for [who Leilani Kapua], {phone}
we picked up a new client today, [who Northgate Physio] over in [where nundah], {email}, [note they want the reception repainted]
new cust [who abdi warsame] {phone} [where footscray] [note keen on solar]
Hi, I would like you to put in one new customer, his name [who Nguyen Van Thanh], he live in [where Cabramatta], phone {phone}
set up [who Giorgio Panetta] as client, [note wants three bathroom exhausts done before winter], {phone}, {address}
[who hollis] {phone} client
client: [who whetu ngata]. mobile {phone}. [where tauranga]. [note gate code is {number}]
pls add the lady from the markets, [who Sunita Bhandari], {phone}, [note wants a price on fly screens]
ok so new client [who erin castellano] shes in [where coffs], number is {phone}, [note found us on facebook], [note needs a tree taken down]
Would you mind saving [who Anneliese Vogt] in the client book for me? {email}
add [who Hastings River Rowing Club] to clients, [note the bloke to talk to is warren], {phone}
got another one for ya [who Benji Rosario] {phone} {email} lives at [where mount druitt]
just met a fella [who duc tran] at the pub, {phone}, [note reckons his roof leaks], put him in as a client
[who kirsty and dave malloy], {address}, {phone} - new clients, [note building a granny flat]
clients book: [who tama] {phone}, thats it
bung [who Farquhar & Sons Real Estate] on the client list, {email}, [note they manage about 40 rentals]
hey jerry can u make [who rosalind apps] a client? {phone} cheers
"Hi my name's [who Yvette Carrigan], I'm at {address}, number's {phone}, [note can you price up some rotten fascia]" << save her as a client
[note referral from {client}] - [who Ines Salgado], {phone}, new client
add a client called [who jolene] i dont have a surname, {phone}, [where katoomba]
we need [who mr abernathy] in the system {phone} hes at {address}
new one: [who Kowhai Lodge Motel], [where taupo], {phone}, [note wants the carpark lights looked at]
[who the mulcahys] want to come on board, {email}, {address}
evening. one for the client list. [who Pania Rewiti]. {phone}. [where Whakatane]. [note prefers a text]
take this down new client [who stavros kouris] number {phone} hes out at [where oakleigh] and [note hes got a retaining wall falling over]
create new customer record: company [who Tallowwood Brewing Co], accounts {email}, phone {phone}, site {address}
oi get [who macca pritchard] in the clients {phone}
add [who Ngaire Poutama] as a client, she's [note the body corp secretary], {email}
could i get [who Lucinda Frame-Hart] added to customers, {phone}, [note no calls before {time}]
cli [who wes okonkwo] {phone} [where bundoora] [note wants aircon serviced]
i want a client made for [who Tip Top Laundromat] {phone} theyre on {address}
client's name is [who Oleksandr Bondar], he is from [where Dandenong], {phone}, please save
put down [who saoirse] s a o i r s e [who mcguinness] as a client she's on {phone} {email}
[who Brigid Tan] has asked to be put on as a customer, {email}, [where Lane Cove]
got two new clients for the book first is [who hassan jaber] {phone} second is [who lotte visser] {phone} shes in [where nelson]
add [who ray] from [where gerringong], {phone}, [note ray with the boat shed not the other ray]
new cleint [who monique lefevre] {phone} {address} [note key under the pot by the back door]
yeah nah we should have [who gav stubbs] on there, he isnt is he? add him, {phone}
Please add to clients: [who Warrigal Creek Public School], [note office closes at {time}], {phone}, {email}
mum's friend Beryl - hmm her name is [who Beryl Tidmarsh], {phone}, client please
ok new contact for clients is [who adaeze nwosu] {email} {phone} [where point cook]
open a new client, [who Kapiti Coast Vets], {address}, {phone}, [note they want to be invoiced monthly]
sign up [who Jimmy Fa'asavalu] as a customer {phone}
fella named [who Cormac Boyle] {phone} down [where kiama] way, [note wants his stairs re-treaded], put him on the books
theres a new tenant at number nine, [who shu fen lim], {phone}, add her to clients
[who sloane] at {address} {phone} [note rottweiler, ring first], new client
chuck us a new client in, name [who Bronte Kellaway], ph {phone}, em {email}
add [who Deepak Menon], {phone}, {address}, he was sent over by {client}
client add [who luke and jess hargreave] {phone} [where blackheath] [note only home weekends]
can we get [who the Salvos op shop] in [where Maitland] on the client list? [note ask for Maureen] on {phone}
put petra in as a client will you, [who Petra Havlicek], {phone}, {email}
just came off the phone with a [who mrs delacroix], {phone}, [where toorak], [note wants two quotes for a fence], save her
make a new client called [who Frankston Pet Barn] email {email}
[who mr osei] new client {phone} {address}
howdy, add [who Teuila Sapolu] pls she rang about her hot water, {phone}, [where mangere]
new clent [who gary n sue fitch] {phone} [note dont park on the lawn]
get this bloke on the list before i lose the bit of paper: [who Neville Ashcombe], {phone}, {address}
save customer [who Bilal Chaudhry] at {email}, no phone yet
[who tilly] {phone} [where geelong west], [note wants the cat door put in], she's a client now
I'd like to record a new client. [who Professor Ian Gledhill], {address}. [note Please do not ring on Sundays.]
new client nicole, spelt n i c h o l e, [who nichole sarkis], {phone}
add client [who Harbour Lights Apartments], [note strata plan {number}], {email}, {phone}
her name is [who faaiza osman] and she's moved into {address}, [note after blinds for the whole house], {phone}, put her on as a client
stick [who grubb and co] on the customers {email} {phone} [note they pay on thirty days]
hes called Tino, {phone}, runs [who tino's barbers] in [where leichhardt], put the shop in as a client
[note needs a skip bin by the weekend] [who arlo benson] {phone} new client {address}
morning can you log [who josephine abara] as a new client please {phone} {email}
add [who ewa nowak] not ewa novak, {phone}
please add my aunty [who Losaline Vea] at {address}, {phone}, [note family rate]
new clients off the letterbox drop: [who Hugh Pemberton] {phone} [where mosman], [who Chiara Donati] {phone} [where balmain], [who zed] {phone}
could you add a client, [who Reef Edge Backpackers] in [where cairns], {phone}, [note manager is koa]
[who marg feeney] ph {phone} [where wagga] put her in, [note says her gutters overflow in the hall]
add us a client his name is [who tane] hes on {phone} and i think his surname is [who parata]
cust: [who Odile Charpentier] | {phone} | {email} | {address}
righto [who the lions club hall] {phone} [where yass], new customer, [note treasurer is kev]
its [who Chrissie Oduya] that wants to be put on, {phone} or {email}, [note best after school pickup]
add to client book thx [who the Wauchope Men's Shed] {address} [note ring Lindsay to get in]
`;
