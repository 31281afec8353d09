/** Money in, out and billed, told sideways. One request a line. */
export const FINANCE_MORE: Readonly<Record<string, string>> = {
  create_finance_record: `
    on {job} invoice a {percent} deposit
    invoice a {percent} deposit on {job}
    {percent} deposit on {job} please
    {percent} upfront on {job} raise that as an invoice
    we take {percent} upfront on {job} raise that as an invoice would you
    we take {percent} upfront on {job} invoice it
    take a {percent} deposit on {job}
    take {percent} up front from {client} and bill it
    bill {percent} of {job} now
    {percent} of {job} is due now invoice it
    {percent} progress claim on {job}
    {job} is half done bill {percent}
    claim {percent} on {job}
    {number} day invoice for {client} {job} {money}
    {number} day invoice {client} {money}
    {number} day account for {client} {money}
    invoice {client} {money} {number} days
    invoice {client} {money} on {number} day terms
    invoice for {client} {job} {money} {number} days
    {job} for {client} is to be invoiced at {money} and payment falls due on {date}
    {job} is to be invoiced at {money} due {date}
    {job} can be invoiced {money}
    {job} ready to invoice {money}
    {client} can be invoiced {money} for {any}
    {client} is to be charged {money} for {any}
    charge {client} {money} for {job} due {date}
    hit {client} with an invoice for {money}
    bill {client} for {job} {money} plus gst comes to {money} they pay on {date}
    bill {client} for {any} {money} they pay {date}
    final invoice {job} {money}
    final bill for {job} {money} due {date}
    {client} still has to pay {money} so bill the difference {number} days
    bill the difference on {job}
    bill the difference {number} days
    shes already given me {money} of the {money} so bill the difference
    bill {client} the rest of {job}
    invoice the other half of {job}
    second half of {job} invoice it
    chalk up {money} from {client} for {any}
    chalk up {number} from {client}
    chalk up {number} from {job} for the {any} tapped his card on the spot
    {client} tapped his card for {money}
    {client} tapped her card {money} for {job}
    {client} put {money} on card
    {client} paid {money} on the eftpos
    {client} gave me {money} on the spot for {job}
    {money} cash from {client} on the day
    {money} in from {client} today
    in from {client} {money}
    money in {client} {money} {job}
    {client} has just sent {money} through for {job}
    just got a ping {money} from {client}
    bank just pinged {money} from {client} for {job}
    {client} sent {money} through for {job} log it
    hi mate just sent you {money} for {job} log it
    log this one its in the bank already just sent you {money} for {job} {client}
    {client} says hes sent {money} for {job} its in the bank
    {client} fixed me up {money} for {job}
    {client} slung me {money} for {any}
    {client} threw me {number} for {any}
    {client} coughed up {number} off what he owes
    {client} has paid off {money} of what she owes
    payment {client} {money} {job} deposit
    payment {client} {money} deposit
    payment {money} {client} {job}
    part payment {client} {money}
    {client} paid a bit off {money}
    {client} paid the first {money} of {job}
    cheque from {client} {money} for {job}
    cheque for {money} came from {client}
    {client} cheque for {money}
    {client} cheque for {number} cleared
    my labourers wages {number} this week goes against {job}
    labourers wages {number} against {job}
    wages {number} this week for {job}
    wages {money} put against {job}
    apprentice wages {money} {job}
    paid the boys {money} for {job}
    paid my offsider {money} cash for {job}
    paid the subbie {money} for {job}
    {any} charged us {money} for {job} due {date}
    plasterers charged us {money} for {job} due {date}
    sparky charged {money} for {job}
    subbie bill {money} {job} due {date}
    sparkys bill for {job} {money}
    the sparky wants {money} for {job} by {date}
    two receipts {any} {money} {any} {money} log both
    two receipts in the glovebox {any} {money} {any} {money} log both
    receipts {any} {money} {any} {money} {any} {money}
    couple of receipts {any} {money} and {any} {money}
    found a receipt {any} {money}
    docket from {any} {money}
    docket from {supplier} for {any} {money}
    {supplier} docket {money} {job}
    bought {any} for {job} {money}
    bought {any} {money}
    bought {number} {any} from {supplier} {money} for {job}
    bought a {any} at {supplier} {money}
    picked up some {any} for {job} {money}
    grabbed {any} from {supplier} {money} for {job}
    grabbed some {any} for {job} {money} out of my own pocket
    {any} {money} for {job} as a cost
    put {money} of {any} against {job}
    chuck {money} of {any} on {job}
    whack {money} worth of {any} against {job}
    {any} came to {money} put it on {job}
    {any} cost me {money} its for {job}
    {any} cost {money} for {job}
    {job} cost me {money} in {any}
    {job} {any} {money} expense
    expense for {job} {money} {any}
    {money} on {any} for {job} as an expense
    {money} diesel
    {money} diesel at {any}
    {money} fuel {date}
    {money} at the servo
    {money} of fuel for the ute
    filled up the ute {money}
    filled the ute {number}
    diesel {money}
    servo {money}
    tip run {money} {job}
    skip hire {money} {job}
    hired a {any} for {job} {money}
    hire of {any} {money} {job}
    {any} hire {money} on {job}
    parking {money}
    parking {money} {job}
    lunch for the crew {money}
    log {money} for {any} on the same job
    log {money} for {any} on {job}
    can you at least write down that i owe {supplier} {money} on {job} due {date}
    i owe {supplier} {money} for {any}
    i owe {supplier} {money} on {job} due {date}
    we owe {any} {money} for {job}
    {supplier} sent a bill for {money} due {date}
    {supplier} bill {money} {job} due {date}
    got an invoice off {supplier} for {money} due {date}`,
  update_finance_record: `
    invoice for {job} needs to go up by {money} threw in an extra {any}
    invoice for {job} needs to go up by {number} threw in an extra {any}
    invoice for {job} goes up by {money}
    the invoice for {job} has to go up {money}
    {client} invoice goes up {money}
    add {money} to {client} invoice
    add {money} to the invoice for {job}
    put another {money} on {client} invoice
    put an extra {money} on the invoice for {job}
    take {money} off {client} invoice
    take {money} off the invoice for {job}
    knock {money} off {client} invoice
    knock {percent} off {client} invoice
    drop the invoice for {job} by {money}
    reduce {client} invoice by {money}
    {client} invoice comes down by {money}
    the {money} {any} expense i put in should have been {money}
    the {money} {any} expense i put in shouldve been {number}
    the {money} {any} expense should be {money}
    that {money} for {any} should have been {money}
    the {any} i logged was {money} not {money}
    the {any} expense was really {money}
    i put the {any} in at {money} it was {money}
    put the {any} down as {money} should be {money}
    got the {any} wrong it was {money}
    the payment from {client} was {money} not {money}
    {client} actually paid {money} not {money}
    {client} invoice due date should be {date}
    {client} has asked for more time on the invoice give him till {date}
    the expense for {any} goes on {job}
    the {any} expense should be on {job}
    that {any} expense belongs to {job}
    mark the {any} bill paid
    the {any} bill has been paid
    the {any} bill is sorted
    ive paid the {any} bill
    paid the {any} bill this morning`,
  mark_invoice_paid: `
    {client} invoice is settled
    the {client} invoice is settled
    the invoice for {job} is settled
    {client} invoice is squared away
    {client} invoice is sorted
    {client} invoice has been fixed up
    {client} invoice has come good
    {client} cheque cleared so tick the invoice off as paid
    {client} cheque for {number} cleared finally that one was invoiced so tick the invoice off as paid
    tick the invoice off as paid
    that one was invoiced so tick it off as paid
    {client} is square now mark the invoice paid
    {client} has cleared the invoice
    {client} cleared her account
    {job} invoice has been cleared
    close off {client} invoice its paid
    invoice for {job} can be marked paid
    money for the {client} invoice came through mark it paid
    {client} finally paid up mark the invoice`,
  send_invoice: `
    {client} wants his invoice {date} get it over to him
    {client} wants his invoice {time}
    {client} wants his invoice get it over to him
    {client} wants her invoice send it
    {client} wants the invoice emailed
    {client} is after his invoice
    {client} is chasing his invoice
    {client} hasnt got the invoice send it again
    {client} never got the invoice resend it
    get the invoice over to {client}
    get {client} invoice out
    get {client} invoice across
    get that invoice over to {client} {date}
    flick {client} the invoice
    fire off {client} invoice
    shoot {client} the invoice for {job}
    shoot the invoice for {job} over
    email the {job} invoice to {client}
    send off {client} invoice
    send the {money} invoice to {client}
    text {client} the invoice`,
};
