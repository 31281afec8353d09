/** Money in and out as it is told in passing: other orders of words, indirect requests, several at once. */
export const FINANCE_SAID = `
    got {money} off {client} for {job}
    got {money} off {job} for the
    got {money} off {job}
    got {number} off {job} {client} cash
    had {money} from {client} land this morning for {job}
    {client} paid {money} towards {job}
    {job} paid {money} towards the job
    {job} paid {money} towards the {job}
    {job} paid {money} off the {any} job
    {job} paid {money} {date} for the {any}
    {job} {client} paid {money}
    {job} {client} paid {money} {date} for the {any}
    {job} {client} just transferred {money} for his
    {job} {client} transferred {money} for the {any}
    {client} has thrown {money} at {job}
    {client} put {money} towards {job}
    {client} put {money} towards the {number}
    {client} chipped in {money} towards {job}
    customer {client} pay me {number} cash for {any}
    customer {client} she pay me {money} cash for {any} job
    customer mrs {job} she pay me {money} cash for {any}
    customer {client} he pay {money} for {job}
    {client} already pay me {money} for {job}
    {client} pay {money} {date}
    {client} dropped {money} round in an envelope
    {client} eft of {money} is showing
    bank says {money} from {client}
    the bank app shows {money} from {client}
    there is {money} in the account from {client}
    {money} just hit the account from {client} for {job}
    {money} into the account {client} {job}
    half of the {money} for {job} came in log that as a payment
    half the {money} for {job} {client} came in log that bit as a payment
    {percent} of the {money} on {job} has come in
    {client} handed over {money} for the {any}
    {client} gave me {money} of the {money}
    {client} gave me {money} cash and {money} by transfer
    payment received {client} {money} {job}
    payment {client} {job} {money}
    paid {client} {money} {date} {job}
    {client} {job} {money} paid {date}
    {client} came good with {money}
    {client} came through with the {money}
    {client} has sorted the {money} for {job}
    {client} settled up {money} for {job}
    {client} have squared up for {any} {number} in the bank
    can you put down that {client} paid {money}
    could you note that {client} has paid {money} off {job}
    please record that {client} paid {money}
    please record a payment of {money} from {client} for {job}
    record {money} received from {client} for {job}
    payment in {client} {money}
    deposit received {client} {money} {job}
    we were paid {money} by {client} for {job}
    ive been paid {money} by {client}
    {money} was paid by {client} {date} for {job}
    expense {supplier} {money} {job}
    expense {any} {money} {job}
    expense {any} {money}
    cost {any} {money} {job}
    please record a purchase of {any} for {money}
    record a purchase of {any} {money}
    {any} run {money} put it against {job}
    {any} run {money} for {job}
    {supplier} run {money}
    {any} run {money} against {job}
    {any} receipt {money} goes on {job}
    receipt here for {money} from {any} for {job}
    receipt {any} {money} {date}
    {any} were {number} today
    {any} did {number} hours labour hire at {number} whack it on {job} as a cost
    {any} did {number} hours at {money} put it on {job} as an expense
    {any} worked {number} days at {money} on {job}
    subbie {number} hours at {money} for {job}
    labourer {number} hours at {money} put it to {job}
    fuel {money} and a feed for the boys {money} both need to go in
    fuel {money} and lunch {money}
    tolls {money} and parking {money} put them in
    {any} {money} and {any} {money} both need to go in
    {any} {money} and {any} {money} as expenses
    {any} charged me {number} needs to go down as an expense
    bloke charged me {number} for {any} put it down as an expense
    the {any} went bloke charged me {number} needs to go down as an expense
    {any} and then {any} anyway {any} cost me {money} put it through
    had to shell out {money} for {any}
    had to fork out {number} for {any} on {job}
    forked out {money} at {any}
    copped a {money} fine
    copped a bill for {money} from {any}
    {any} set me back {money}
    that {any} set us back {number}
    ended up paying {money} for {any}
    out of pocket {money} on {any} for {job}
    claim {money} for {any}
    i had to pay {money} for {any}
    i buy {any} {money} for {job}
    i spend {money} for {any} at {any}
    we paid {money} to {any} for {any}
    can you chuck {money} down for {any}
    could you log {money} for {any} against {job}
    please log {money} for {any}
    need {money} for {any} logged
    need to log {money} for {any} on {job}
    {money} went on {any} for {job}
    {money} went straight on {any} for his job
    {number} of it went on {any} for {job}
    {any} wages this week {number} hours at {number} put it through
    wages for {any} {money}
    rego {money}
    council fee {money} for {job}
    permit {money} {job}
    new {any} {money} down as tools
    {any} for the ute {money}
    invoice needed {client} {job} {money}
    invoice needed for {client} {money} {date}
    invoice please {client} {money} {job}
    invoice time {client} {job} {money}
    inv {client} {number} plus gst for {any} net {number}
    inv {client} {money} {any}
    {job} {client} invoice him {money} due {date}
    {job} {client} invoice her {money} plus gst {date}
    {job} {client} invoice them {money} {date} {date}
    {job} {client} bill him {money} {date}
    {client} {job} invoice {money} due {date}
    {client} needs an invoice for {money}
    {client} needs an invoice for {job}
    {client} wants an invoice for {money} for {job}
    {client} is waiting on an invoice for {job} {money}
    {client} needs to be billed {money} for {job}
    {client} to be invoiced {money} due {date}
    {client} has to be billed {money}
    could you bill {client} {money} for {job} its due on {date}
    can you bill {client} {money} for {job} due on {date}
    would you please raise an invoice to {client} in the amount of {money}
    please issue {client} with an invoice of {money} for {job}
    please raise the invoice for whatever remains on {job}
    raise the invoice for whatever is left on {job}
    raise the invoice for {job}
    make up an invoice for {client}
    make up an invoice for {job}
    get an invoice done for {job} {money}
    time to bill {client} for {job} {money}
    time to invoice {job}
    {job} is finished bill {client} {money}
    {job} is done so invoice {client} {money} due {date}
    finished {job} so send the invoice for the lot
    finished at {job} bill them {money}
    {job} all done invoice {money} due {date}
    {job} signed off so the {percent} we held back can be invoiced now give them {date}
    the {percent} retention on {job} can be invoiced now
    the {percent} we held back on {job} can be billed
    retention of {percent} on {job} is due invoice it
    release the {percent} retention on {job} as an invoice
    bill the {percent} retention for {job} due {date}
    break the {money} for {job} into three equal invoices due {date} {date} and {date}
    split the {money} on {job} into {number} invoices
    split {job} into two equal invoices due {date} and {date}
    two invoices for {client} {money} each due {date} and {date}
    {number} invoices of {money} for {job}
    three equal invoices for {job}
    what is left goes on an invoice due {date}
    whats left goes on an invoice due {date}
    the rest goes on an invoice due {date}
    the balance goes on an invoice
    remainder on an invoice due {date}
    put the rest on an invoice for {client}
    invoice what remains
    invoice whatever is left on {job} due {date}
    extra {money} on {job} for {any} invoice it
    {client} owes {money} for {any} send a bill
    {client} owes me {money} for {any} get a bill out
    progress claim {number} on {job} {money} due {date}
    next stage of {job} {money} invoice due {date}`;
