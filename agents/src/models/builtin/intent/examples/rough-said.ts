/** Sending, chasing and taking away, as people say it in a hurry. One request a line. */
export const ROUGH_SAID: Readonly<Record<string, string>> = {
  create_finance_record: `
    he paid cash
    he paid cash already
    she paid cash
    she paid cash already
    they paid cash
    he already paid cash
    shes already paid cash
    hes paid cash for it
    he paid me cash
    she paid me cash on the day
    they paid on the spot
    he paid by card
    she paid by card already
    she did a transfer already
    he did a bank transfer
    he squared me up in cash
    {client} paid cash
    {client} paid cash already
    {client} already paid cash
    {client} paid by card
    invoice {client} for the {any}
    invoice {any} {money} for {any} {number} days {date}
    invoice {any} {money} for {any} {number} days
    invoice {any} {money} for the {any} {number} days end of month
    bill {client} for the {any}
    about {money} with gst
    around {money} with gst for {client}`,
  mark_invoice_paid: `
    she paid
    he paid
    they paid
    shes paid
    hes paid
    theyve paid
    she just paid
    he just paid
    they just paid
    she finally paid
    he finally paid up
    theyve finally paid up
    hes paid up
    shes all paid up
    {client} paid
    {client} just paid
    {client} has paid
    {client} has paid up
    {client} finally paid
    {client} is all paid up`,
  list_finance_records: `
    what did i spend on materials {date}
    what did i spend on materials
    what have i spent on materials {date}
    how much did i spend on materials {date}
    how much have i spent on gear {date}
    what did the materials cost me {date}
    what did we spend on materials for {job}
    how much did materials come to {date}`,
  send_invoice: `
    bang {client} invoice over to her
    bang {client} invoice over to him now
    bang the invoice over to {client}
    bang that invoice across to {client}
    whack {client} invoice in an email
    whack the {job} invoice in an email to {client}
    whack the invoice across to {client}
    chuck the {job} invoice in an email
    chuck {client} invoice over in a text
    pop the {job} invoice over to {client}
    pop {client} invoice across
    sling {client} the invoice
    sling {client} his bill
    ping {client} the bill
    ping {client} her invoice
    ping the invoice to {client}
    invoice for {client} can go out now
    invoice for {client} can go
    {client} invoice can go out
    {client} invoice is good to go out
    {job} invoice can go out today
    that invoice for {client} can go
    the {job} bill can go out now
    {client} is chasing her invoice
    get {client} bill out the door
    fling {client} invoice over
    hand {client} the invoice by email`,
  send_quote: `
    get {client} quote out the door
    bang {client} quote over
    bang the quote across to {client}
    whack {client} quote in an email
    chuck {client} quote over to her
    sling {client} the quote
    ping {client} the quote
    ping {client} his quote
    quote for {client} can go out
    {client} quote can go
    {client} quote is good to go
    {client} quote is right to go out
    hand {client} the quote by email
    fling the quote over to {client}
    let {client} have the quote
    let {client} have her quote`,
  send_message: `
    hassle {client} about her bill
    hassle {client} about the money
    hassle {client} for the {money}
    hound {client} about his invoice
    hound {client} for payment
    bug {client} about the bill
    bug {client} about the invoice
    harass {client} about what he owes
    give {client} a nudge on that invoice
    give {client} a nudge about the bill
    give {client} a nudge on the money
    nudge {client} about his bill
    nudge {client} on the invoice
    chase {client} up for the {money}
    chase {client} for the rest
    chase {client} for the {money} he owes
    chase up {client} for the {money} she owes
    chase them for the rest
    chase him for the balance
    chase her for the money
    chase {client} for the balance
    chase up what {client} owes
    can someone let {client} know the {item} is in
    somebody needs to tell {client} {any}
    let {client} know the {any} is in
    let the supplier know {any}
    let the wholesaler know {any}
    let the merchant know {any}
    tell the wholesaler we need {any}
    tell {supplier} the order is a go
    let {supplier} know we need {any}
    ping everyone {any}
    ping {client} im running late
    blast out a {any} to the customers
    blast {any} to all the clients
    reply to {client} yeah we can do the {job} on {date}
    reply to {client} yeah {date} is fine
    reply to {client} no worries see you {date}
    warn {client} that {any}
    warn {client} the {any} is noisy`,
  send_order: `
    place the {item} order with {supplier}
    place the {item} order with {supplier} now
    place the order for {item} with {supplier}
    put the {item} order through to {supplier}
    put the order through with {supplier}
    lodge the {item} order with {supplier}
    fire off the {item} order
    bang the order over to {supplier}
    get {supplier} the order for {item}
    the {item} order can go to {supplier}
    {supplier} order can go out`,
  update_procurement_item: `
    ive placed the order for {item} with {supplier}
    ive now placed the order for the {item} with {supplier}
    i placed the {item} order with {supplier}
    placed the order for {item}
    {item} order has been placed with {supplier}
    the order for {item} is placed`,
  delete_job: `
    lose the {job} off the board
    lose {job}
    lose the {job} one off the board
    lose the {job} one
    drop the {job} off the board
    drop {job} off the list
    flick the {job} off the board
    rub {job} off the board
    make that {job} disappear
    {job} can go in the bin
    {job} can be binned
    wipe {job} off the system
    erase the {job} and everything on it`,
  delete_client: `
    im done with {client} get shot of him
    im done with {client} get rid of her
    {client} is no good strike him off
    {client} stuffed me round strike him off
    had enough of {client} get rid of her
    {client} moved away ditch her details
    {client} never calls back flick him off the list
    flick {client} from the client list
    {client} can go
    {client} and {client} can both go
    {client} and {client} can go
    {client} is gone take her off the books
    we dont deal with {client} anymore clear him out
    cross {client} off the client list`,
  delete_supplier: `
    {supplier} stuffed me round strike them off
    {supplier} stuffed me round for the last time strike them off
    {supplier} let me down again get rid of them
    we dont use {supplier} anymore clear them out
    we dont use {supplier} anymore so clear them out
    we never use {supplier} take them off
    im done with {supplier} bin them
    had enough of {supplier} bin em
    {supplier} went bust take them off the list
    {supplier} can go
    drop {supplier} from the suppliers
    cross {supplier} off`,
  delete_quote: `
    {client} quote is dead in the water chuck it
    {client} quote is dead chuck it
    {client} quote was way off tear it up
    {client} quote is wrong tear it up and ill redo it
    that quote for {client} is no good bin it
    {client} went elsewhere bin the quote
    {client} quote is rubbish bin it
    tear up {client} quote
    rip up the quote for {client}
    shred the quote for {client}
    lose {client} quote`,
  delete_finance_record: `
    the {money} payment never cleared so rub it out
    the {money} payment bounced rub it out
    that {money} payment bounced take it off
    the {money} cheque bounced take that payment off
    that {money} expense is a double up lose it
    that {money} expense was a mistake rub it out
    the {money} docket is in twice lose one
    lose the {money} expense on {job}
    rub out the {money} payment
    {client} invoice is wrong void it`,
  delete_procurement_item: `
    dont want the {item} now take them off
    dont want the {item} anymore
    dont need the {item} now take it off
    wont need the {item} after all take it off
    lose the {item} off the order`,
  delete_task: `
    the {task} one can come off my list
    {task} can come off the list
    {task} is no longer needed take it off my list
    scrub {task}
    forget {task} someone else did it`,
  cannot_pay: `
    put the {money} on my credit card
    put the {number} on my credit card
    put {money} on the card for {supplier}
    chuck it on the credit card
    chuck the {number} on the business card
    put it on my card
    square up with {supplier} for me
    square up {supplier} for me
    settle up with {supplier} for me
    fix up the {any} bill from the business account
    fix up {supplier} from the account
    bpay the {any}
    bpay {any} {money}
    bpay the council {money}
    bpay the council {money} for the {any}
    bpay the {any} {money} for {any}
    bpay {supplier} {money}
    bpay {supplier} {money} biller {number}
    bpay the {any} {money} biller {number}
    bpay it
    can you bpay {money} to {any}
    send {client} her {money} back
    send {client} his {number} back
    give {client} his {money} back
    pay the boys
    send {any} their wages
    pay {any} his wages`,
};
