/** New suppliers as tradies ask for them: the name, where they are and what they sell. */
export const SUPPLIERS = `
add [who Hunter Cooling Parts] as a supplier, [note refrigeration parts], {phone}, {email}
new supplier [who tui timber], {phone}, [note decking n cladding]
We've started buying from [who Apex Scaffold Hire], put them in as a supplier, their phone is {phone}
Please record [who Rainflow Irrigation] among my suppliers; the address for orders is {email}
couple of new suppliers: [who Jacko's Crane Hire] {phone} and [who Eastpoint Steel] ({email}, [note RHS and plate])
sarah can you put in a supplier for me its called [who arctic air ducting] they are the ones for [note flexi duct and grilles] phone is {phone} and the email is {email}
supplier: [who Coastal Pavers]. {phone}. {address}. [note sandstone and bluestone].
new suplier copied off there site: [who Macarthur Metal Roofing Pty Ltd] {phone} {email} {address}
stick [who Boral] in [where dunmore] down as a supplier, [note concrete and agg], {phone}
chuck [who taps n more] on the supplier list wouldja {phone}
[who Ironbark Sawmill] out at [where Bulahdelah], {phone}, add as a supplier, [note they do hardwood sleepers]
got a new mob for [note tiles], [who Tessera Imports], {email}
please save [who Wattyl Trade Centre] as our supplier for [note paint and rollers], {phone}
add suppliers [who reece caringbah] {phone}, [who tradelink kirrawee] {phone}, n [who galvin] {email}
whack in a new supplier [who pete the gravel bloke], {phone}, [note crusher dust and road base]
can you set up [who Kiwi Fasteners] in [where Penrose] as a supplier, {email}, [note screws and brackets]
sparky wholesaler [who Volt City] {phone} [where alexandria] put em on the suppliers
i need [who Southern Cross Glass] as supplier, {phone}, [note ask for Mandy at the counter]
new vendor [who Greenlea Turf Farm], {email}, [note buffalo and kikuyu]
hey sarah pop [who mastertile] in suppliers theyre at {address} [note trade account closes at {time}]
we get our [note plasterboard] from [who gyproc direct] now, {phone}, put them in
supplier add - [who Nuts & Bolts of Nowra] - {phone} - {email}
theres a place in [where henderson] called [who Harbour Marine Ply] that sells [note marine grade ply], {phone}, add it to my suppliers
Our rep from [who Selleys Trade] is Ruby, {phone}. Add as supplier
make a supplier card: [who Bayside Skip Bins], {phone}, [note 3 to 9 metre bins]
[who hydraulink] {phone} supplier [note hoses]
could you add [who The Paint Shed] to the suppliers please? {address}, {phone}
add a supplier that does [note sprinkler fittings], its [who Dripline Australia], {email}
new supplier ta. [who tasman insulation] [where hamilton]. {phone}. [note batts]
we buy [note excavator hire and attachments] from [who Digger Dave's], {phone}, put him down as a supplier
no wait the supplier is [who Bluechip Plumbing Supplies] not bluechip building, {phone}
bung [who lockmart] on the list of suppliers, [note locks n hinges], {phone}
save [who Ocean Road Aggregates], [where Torquay], {phone}, under suppliers
righto new supplier for [note welding gas] is [who corogas] the number is {phone}
please to add supplier [who Wing Lee Hardware], [where Box Hill], {phone}
also [who northern solar wholesale] {email} [note panels and inverters, {number} day terms] as a supplier
get [who bunnings trade desk] [where belrose] in as a supplier {phone}
supplier details from the docket: [who Cement World] ph {phone} {address} [note min order {money}]
new supplier [who fibreflow] thats f i b r e flow, {phone}, [note septic tanks and pipe]
Can [who Alpine Windows] go on the suppliers? {email}, [note double glazing], [note lead time six weeks]
put these fellas on [who Mick's Mulch] {phone} [where tarago], supplier, [note bark and mulch]
[who rexel] [where te rapa] {phone} [note after hours counter on weekends], new supplier
its a new supplier [who Tradie's Mate Workwear], [note hi vis and boots], {email}
add [who caesarstone yard] to suppliers for [note benchtops], [note contact Enzo] {phone}
[who laminex] supplier {phone} {email}
we opened an account with [who Ausco Fencing] today, account number {number}, save as supplier, [note colorbond and posts]
hi renea pls put [who kerb king] in suppliers, {phone}, [note formwork and kerbs]
sup: [who Wollondilly Sand & Soil] | {phone} | {address} | [note topsoil]
found a good [note stainless] place, [who Seven Hills Stainless], {phone}, log it as a supplier
new suppliers for the hvac side: [who Coolmax] {phone} [note compressors], [who Airgrille] {email} [note vents]
need a supplier put in skip to it no the name is literally [who Skip To It], {phone}
add my cousin's shop [who Lim Hardware] as a supplier, [where footscray], {phone}
please create [who Bellarine Bricks] in the supplier book - {address} - [note reds and recycled]
take this down supplier is called [who tile empire] they do [note porcelain and grout] [note ring tonia] on {phone}
[who crackerjack carpets], supplier, {phone}, [where mildura], [note free measure for trade]
put [who Jayco Panels] on as supplier and [who Kauri Joinery] too, {phone} and {email}
oi new supplier, [who Spud's Pumps], {phone}, [note delivers to site for free]
supplier list needs [who Otago Stone] on it, [where mosgiel], {email}, [note schist]
add [who Allied Trusses] {phone}, [note order three weeks ahead]
our [note silicone and sealants] come from [who bostik trade] these days, {phone}, whack em in the suppliers
`;
