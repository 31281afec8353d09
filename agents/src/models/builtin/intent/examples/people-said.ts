/** New clients brought up in roundabout ways: what they are after first, or who sent them. */
export const CLIENTS_SAID = `
add {any} to my clients please mobile {phone} {email}
pop {any} in my contacts {phone} {email}
stick {any} in the contacts {phone}
put {any} in my contacts
add {any} to my contacts {phone}
stick these 2 in the client book {any} {phone} n {any} {phone} {email}
stick {any} down as a client would ya {phone}
new punter for the list {any} {phone} lives out {any} way
can you add a new client for us {any} f e r g u s his number is {phone} and hes over in {any} sometime
new customer please {any} {phone} {address}
jot down a new one for me {any} {phone}
client to add name is {any} landline {phone} {any}
ad nu clinet {any} {email} {any}
my brother in laws neighbour {any} wants to be a client {phone} set him up will you
{any} needs adding to the client list {email}
{any} {phone} {any} new client ta
{any} {phone} {email} add em as a client
add client name {any} ph {phone} email {email} address {address}
save this lady as a customer {any} {email}
gday mate chuck {any} in the client book {phone} {any}
bloke called {any} rang {phone} put him down as a client {any}
righto got a new lead off hipages {any} {phone} {any} add him
pop {any} on file please shes at {address} {phone}
please create customer {any} telephone {phone} live at {address}
clients 3 to add {any} {phone} {any} {email} n {any} at {any} {phone}
need {any} and {any} in as clients same number {phone} same place {address}
{any} s a new client {phone} dont mix him up with {client}
hey can you put a client in her name is {any} thats n i a m h {any} mobile is {phone} and she lives at {address} {any}
make a client card from this sig thx {any} {address} {phone} {email}
new client tony baxter no sorry {any} {phone} hes at {address}
add {any} {phone} no wait thats her old one {phone} {address}
could you please enter {any} as a new client her surgery is in {any} {phone} {any}
mate of mine {any} wants on the books {phone}
{any} {email} {any} new client
whack {any} in as clients {address} {phone} {any}
start a record for {any} {phone}
we picked up a new client today {any} over in {any} {email} {any}
new cust {any} {phone} {any}
hi i would like you to put in one new customer his name {any} he live in {any} phone {phone}
set up {any} as client {any} {phone} {address}
{any} {phone} client
client {any} mobile {phone} {any}
pls add the lady from the markets {any} {phone} {any}
ok so new client {any} shes in {any} number is {phone} {any}
would you mind saving {any} in the client book for me {email}
add {any} to clients {any} {phone}
got another one for ya {any} {phone} {email} lives at {any}
just met a fella {any} at the pub {phone} {any} put him in as a client
{any} {address} {phone} new clients {any}
clients book {any} {phone} thats it
bung {any} on the client list {email} {any}
hey jerry can u make {any} a client {phone} cheers
hi my names {any} im at {address} numbers {phone} {any} save her as a client
{any} {phone} new client
add a client called {any} i dont have a surname {phone} {any}
we need {any} in the system {phone} hes at {address}
new one {any} {phone} {any}
{any} want to come on board {email} {address}
evening one for the client list {any} {phone} {any}
take this down new client {any} number {phone} hes out at {any} and {any}
create new customer record company {any} accounts {email} phone {phone} site {address}
oi get {any} in the clients {phone}
add {any} as a client shes {any} {email}
could i get {any} added to customers {phone} {any}
cli {any} {phone} {any}
i want a client made for {any} {phone} theyre on {address}
clients name is {any} he is from {any} {phone} please save
put down {any} s a o i r s e {any} as a client shes on {phone} {email}
{any} has asked to be put on as a customer {email} {any}
got two new clients for the book first is {any} {phone} second is {any} {phone} shes in {any}
add {any} from {any} {phone} {any}
new cleint {any} {phone} {address} {any}
yeah nah we should have {any} on there he isnt is he add him {phone}
please add to clients {any} {phone} {email}
mums friend beryl hmm her name is {any} {phone} client please
ok new contact for clients is {any} {email} {phone} {any}
open a new client {any} {address} {phone} {any}
sign up {any} as a customer {phone}
fella named {any} {phone} down {any} way {any} put him on the books
theres a new tenant at number nine {any} {phone} add her to clients
{any} at {address} {phone} {any} new client
chuck us a new client in name {any} ph {phone} em {email}
add {any} {phone} {address} he was sent over by {client}
client add {any} {phone} {any}
can we get {any} in {any} on the client list {any} on {phone}
put petra in as a client will you {any} {phone} {email}
just came off the phone with a {any} {phone} {any} save her
make a new client called {any} email {email}
{any} new client {phone} {address}
howdy add {any} pls she rang about her hot water {phone} {any}
new clent {any} {phone} {any}
get this bloke on the list before i lose the bit of paper {any} {phone} {address}
save customer {any} at {email} no phone yet
{any} {phone} {any} shes a client now
id like to record a new client {any} {address} {any}
new client nicole spelt n i c h o l e {any} {phone}
add client {any} {email} {phone}
her name is {any} and shes moved into {address} {any} {phone} put her on as a client
stick {any} on the customers {email} {phone} {any}
hes called tino {phone} runs {any} in {any} put the shop in as a client
{any} {phone} new client {address}
morning can you log {any} as a new client please {phone} {email}
add {any} not ewa novak {phone}
please add my aunty {any} at {address} {phone} {any}
new clients off the letterbox drop {any} {phone} {any} {phone} {any} {phone}
could you add a client {any} in {any} {phone} {any}
{any} ph {phone} {any} put her in {any}
add us a client his name is {any} hes on {phone} and i think his surname is {any}
cust {any} {phone} {email} {address}
righto {any} {phone} {any} new customer {any}
its {any} that wants to be put on {phone} or {email} {any}
add to client book thx {any} {address} {any}
{any} wants to be a client {phone} please set him up
{any} contact is {any} {phone} {email} add them as a client
can you add a client her name is {any} and her mobile is {phone} and she lives at {address}
make a client card from this {any} {phone} {email} {address}
need {any} in as clients {any} {phone} {any} {phone}
{any} {phone} put him in the client book
{any} {phone} {email} save her as a client
start a card for {any} {phone}
is {any} in there if not add him {phone}
new client {any} {phone} sorry make that {phone}
add {any} {phone} to the people we work for
could {any} be added to the client list {phone}
my name is {any} {phone} {address} save her as a client ill ring her later
client to add name is {any} landline {phone} he doesnt do email`;

/** New suppliers brought up by what they sell or by what was bought there. */
export const SUPPLIERS_SAID = `
new supplier {any} {phone} {any}
weve started buying from {any} put them in as a supplier their phone is {phone}
please record {any} among my suppliers the address for orders is {email}
couple of new suppliers {any} {phone} and {any} {email} {any}
sarah can you put in a supplier for me its called {any} they are the ones for {any} phone is {phone} and the email is {email}
supplier {any} {phone} {address} {any}
new suplier copied off there site {any} {phone} {email} {address}
stick {any} in {any} down as a supplier {any} {phone}
chuck {any} on the supplier list wouldja {phone}
{any} out at {any} {phone} add as a supplier {any}
got a new mob for {any} {email}
please save {any} as our supplier for {any} {phone}
add suppliers {any} {phone} {any} {phone} n {any} {email}
whack in a new supplier {any} {phone} {any}
can you set up {any} in {any} as a supplier {email} {any}
sparky wholesaler {any} {phone} {any} put em on the suppliers
i need {any} as supplier {phone} {any}
new vendor {any} {email} {any}
hey sarah pop {any} in suppliers theyre at {address} {any}
we get our {any} from {any} now {phone} put them in
supplier add {any} {phone} {email}
theres a place in {any} called {any} that sells {any} {phone} add it to my suppliers
our rep from {any} is ruby {phone} add as supplier
make a supplier card {any} {phone} {any}
{any} {phone} supplier {any}
could you add {any} to the suppliers please {address} {phone}
add a supplier that does {any} its {any} {email}
new supplier ta {any} {phone} {any}
we buy {any} from {any} {phone} put him down as a supplier
no wait the supplier is {any} not bluechip building {phone}
bung {any} on the list of suppliers {any} {phone}
save {any} {phone} under suppliers
righto new supplier for {any} is {any} the number is {phone}
please to add supplier {any} {phone}
also {any} {email} {any} as a supplier
get {any} in as a supplier {phone}
supplier details from the docket {any} ph {phone} {address} {any}
new supplier {any} thats f i b r e flow {phone} {any}
can {any} go on the suppliers {email} {any}
put these fellas on {any} {phone} {any} supplier {any}
{any} {phone} {any} new supplier
its a new supplier {any} {email}
add {any} to suppliers for {any} {phone}
{any} supplier {phone} {email}
we opened an account with {any} today account number {number} save as supplier {any}
hi renea pls put {any} in suppliers {phone} {any}
sup {any} {phone} {address} {any}
found a good {any} place {any} {phone} log it as a supplier
new suppliers for the hvac side {any} {phone} {any} {email} {any}
need a supplier put in skip to it no the name is literally {any} {phone}
add my cousins shop {any} as a supplier {any} {phone}
please create {any} in the supplier book {address} {any}
take this down supplier is called {any} they do {any} on {phone}
{any} supplier {phone} {any}
put {any} on as supplier and {any} too {phone} and {email}
oi new supplier {any} {phone} {any}
supplier list needs {any} on it {any} {email} {any}
add {any} {phone} {any}
our {any} come from {any} these days {phone} whack em in the suppliers
weve started buying from {any} please put them in as a supplier their phone is {phone}
put in a supplier for me its called {any} they are the ones for {any} phone is {phone} and the email is {email}
need two suppliers in theres {any} they do {any} and the number is {phone} and then {any} {phone} email {email}
set {any} up in my suppliers they do {any} numbers {phone}
opened an account with {any} {phone} {email} save them as a supplier
{any} {phone} supplier for {any}
add {any} to my supplier list they sell {any} {phone}
im getting my {any} from {any} these days add them {phone}
new place for {any} is {any} {phone}
found a new supplier for {any} {any} {phone}
could {any} go on the suppliers {email}`;
