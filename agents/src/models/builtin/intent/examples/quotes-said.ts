/** Quotes asked for in other orders of words: the request at the end, indirectly, told as a story, in note form. */
export const QUOTES_SAID = `
    {money} quote to {client} for {any}
    {money} quote for {client} {any}
    {money} all in for {client} to {any} quote her
    {client} {money} {any} quote it
    {client} {money} {any} quote
    {client} {any} {money} quote
    {client} {any} {money} quote it
    {client} {any} {money} quote it up {date}
    {any} {client} {money} quote it
    {any} {client} {money} get that quoted
    {any} {money} {client} put it in a quote
    {any} {number} metres at {money} a metre {client} quote it up
    {any} quote {client} {money} less {percent}
    {any} quote for {client} {number} metres {money} per metre plus gst
    {any} for {client} {money} get a quote together
    {any} for the {client} place {number} at {number} a square plus {number} for {any} get a quote together
    {any} {money} quote
    {client} quote {any} {number} at {money} a metre {any} {money}
    {client} draft quote {any} {money}
    {any} quote {any} {money}
    quote {any} {any} {money} incl
    quote {client} {any} {money} incl
    quote please {client} {any} {money}
    quote needed {client} {any} {money}
    quote required for {client} {any} {money}
    quote please its for {any} she wants {any} {money}
    prepare a quote {client} {any} {money}
    prepare an estimate for {client} {any} {money}
    prepare an estimate for {any} of {address} for {any} in the sum of {money}
    please prepare an estimate for {client} for {any} {money}
    would you please prepare a quotation for {client} for {any} at {money}
    could you please prepare a quote for {client} for {any} at a price of {money}
    quote {client} remove {any} {money}
    quote {client} to remove {any} and {any} {money}
    prepare an estimate for {client} remove {any} and {any} {money}
    an estimate for {client} remove {any} {money}
    price for {client} remove {any} and dispose {money}
    can you price up {any} for {client} {money}
    could you do {client} a quote at {money}
    can you do him a quote at {money} all in
    can you do her a price on {any} {money}
    can we give {client} a price to {any} {money}
    can i get a quote to {client} {any} {money}
    can you get a quote over to {client} for {any} {money}
    could we quote {client} {money} for {any}
    i want to quote {client} {money} for {any}
    id like to quote {client} {money} for {any}
    id like a quote drafted for {client} {any} {money}
    id like to send {client} a price on {any} {money}
    how about a quote for {client} {any} {money}
    how bout a price for {client} {any} {money}
    just put together a price for {client} on {any} {money}
    chuck together a price for {client} {any} {money}
    get a quote across to {client} for {any} {money}
    get {client} a price on {any} {money}
    get {any} a quote for {any} {money}
    draft one for {client} {any} {money}
    draft one for {client} {any} {number} dollars
    draft one up for {client} {any} {money}
    draft a price for {client} {any} {money}
    do one for {client} {any} {money} as a quote
    one quote {client} {any} {number} at {money} a room
    one for {any} {money} and another for {any} {money} separate quotes
    two prices for {client} one for {any} {money} and another for {any} {money}
    two quotes for {client} {any} {money} and {any} {money}
    two prices for {client} one {any} {money} one {any} {money} separate quotes
    separate quotes for {client} {any} {money} {any} {money}
    do one quote with {any} {money} and another with {any} {money}
    {client} cant decide so do one quote with {any} {money} and another with {any} {money}
    need a price done up for {client} {any} {money}
    need a quote done for a bloke called {any} {phone} {address} {any} {number}
    need a quote done for {client} {any} {number}
    {client} are waiting on a quote {any} {money}
    {client} is waiting on a price for {any} {money}
    {any} are waiting on a quote {any} {money}
    {client} requests an estimate on {any} {money}
    {any} requests an estimate on {any} {number} the lot
    {any} requests an estimate on {any} {number}
    {any} requests a price on {any} {money}
    requesting a quote for {any} {money}
    {any} requests a quote for {any} {money} the lot
    {client} has requested a quote for {any} {money}
    {client} should get a quote for {money} {any}
    {any} should get a quote for {money} {any}
    {client} said they need a quote for {any} {money} by {date}
    {client} says he needs a price on {any} {money}
    {client} asked for something in writing on {any} {money} quote it
    {client} needs something in writing for {any} {money}
    {client} needs a figure for {any} {money}
    {client} wants a figure on {any} {money}
    {client} asked what {any} would run told him {money} do it as a quote
    {client} asked how much for {any} told her {money} put it in a quote
    {client} asked what {any} would cost {money} quote it
    {client} would like {any} quoted {money}
    {client} wants {any} quoted {money}
    met {any} {phone} {address} hed like {any} quoted {money}
    met {client} at {any} he wants {any} quoted {money}
    spoke with {client} she wants {any} call it {money} make the quote
    spoke to {client} {any} {money} make it a quote
    been out to see {client} they want {any} {money} write that up as a quote
    went and saw {client} {any} {number} metres at {money} plus {any} {money} write it up as a quote
    they want {number} metres of {any} which ill do at {money} a metre plus {any} {number} write that up as a quote
    we looked at the job for {client} {any} {money} so a quote please
    we told {client} {money} for {any} put that in a quote
    told {client} {money} for {any} needs to be a quote
    verbally gave {client} {money} on {any} needs to be a proper quote now
    gave {client} a verbal of {money} for {any} put it in a quote
    ive worked out {number} metres of {any} at {money} and {number} hours at {money} for {client} turn it into a quote
    so the job is {any} {client} {money} do up the quote
    client {client} please quote {any} {money}
    customer {client} want price for {any} {money}
    hello i need quote for customer {any} {any} {money}
    i am write for {client} he like know price of {any} my price {money} quote for him
    make that a quote not a job {client} {any} {money}
    make it a quote {client} {any} {money}
    get {client} quoted for {any} {money}
    a quote for {client} {any} {money}
    an estimate to {client} for {any} {money}
    estimate {client} {any} {money}
    quick estimate {client} {any} {money}
    for {client} quote {any} parts {money} labour {money}
    for {client} a quote {any} {money}
    for {client} {any} {money} quote thanks
    same as {job} quote for {client} {any} {money}
    price {number} {any} at {money} for {client}
    price {any} {client} {money}
    price {any} at {money} a metre for {client} with {percent} off
    price for {client} to {any} {number} square metres of {any} at {money} a metre
    price for {client} {any} {number} metres at {money} and thats it
    write {client} a quote {any} {money}
    write that up as a quote with the total on it
    put that in a quote
    turn that into a quote
    make a quote out of it
    do it as a quote
    get that quoted
    quot for {client} {any} {money} each
    quot for {client} {any} split systems {money}
    quote {client} for {any} {number} at {money} take off {percent} for cash
    quote to {email} {any} {any} {money}
    {client} {any} {money} a quote please
    got this off {client} can you do him a quote at {money}`;
