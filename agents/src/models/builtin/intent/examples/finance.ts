/** Invoices, payments, expenses. */
export const FINANCE: Readonly<Record<string, string>> = {
  create_finance_record: `
    invoice {client} {money}
    invoice {client} for {job}
    invoice {client} {money} for {job} due {date}
    invoice {client} {money} plus gst due {date}
    invoice {job}
    raise an invoice to {client} for {job} {money} due {date}
    raise an invoice for {job}
    do an invoice for {client} {money}
    send out an invoice for {job} {money}
    make an invoice for {any} {money}
    bill {client} {money}
    bill {client} the lot
    bill her the lot {number} days
    bill him {percent} deposit
    bill {client} {percent} deposit for {job}
    bill {client} for {job}
    inv {client} {percent} deposit due {date}
    inv him {percent} deposit due {date}
    charge {client} {money} for {any}
    charge {client} for the {any}
    hit {client} up for {money}
    {client} has paid {money}
    {client} has paid the {money} deposit on {job}
    {client} paid {money}
    {client} just paid {money} for {any}
    {client} paid {money} cash today
    {client} put {money} in the bank
    {client} transferred {money}
    got {money} from {client}
    got paid {money} for {job}
    received {money} from {client} for {job}
    {money} came in from {client}
    {money} deposit landed from {client}
    {money} arrived for {job}
    deposit of {money} from {client} came through
    put through {client} {money} deposit
    put through his {money} deposit arrived today
    log a payment of {money} from {client}
    log {money} for {any}
    log {money} at {any}
    log a {money} expense for {any}
    log an expense {money} {any}
    log {money} fuel
    spent {money} at {supplier}
    spent {money} on {any}
    spent {money} on {any} for {job}
    just dropped {money} at {any}
    paid {money} for {any}
    paid {supplier} {money}
    paid {supplier} {money} for {any} for {job}
    add {money} fuel
    add {number} nites accom on this one {money} a night
    add {money} for {any} on {job}
    add an expense {money} {any}
    put {money} on {job} for {any}
    put {money} down as an expense
    record {money} {any} against {job}
    {supplier} slugged me {money} for {any}
    {supplier} charged us {money} for {any}
    {supplier} bill came {money} for {job}
    {supplier} invoice {money} due {date}
    got a bill from {supplier} {money} due {date}
    bill from {supplier} {money} {date}
    {money} for diesel
    {money} parking at {job}
    {money} tip fees
    fuel {money}
    lunch for the boys {money}
    receipt from {any} {money}
    progress claim for {job} {percent}
    {percent} progress payment on {job}
    invoice {client} for half up front
    invoice {client} for half up front due {date}
    invoice {client} half the job now
    invoice {client} a third now
    invoice {client} a third up front
    bill {client} a quarter of it
    bill {client} the balance
    bill {client} the balance {date}
    bill {client} the rest
    bill {client} whats left on {job}
    bill the balance on {job}
    invoice the remainder on {job}
    invoice {client} the full amount due {date}
    invoice {client} in full
    invoice {client} {number} for {any}
    invoice {client} {number}
    invoice {client} {number} due {date}
    invoice {number} for {job}
    bill {client} {number} for {any}
    bill him {number} for {any}
    bill her {money} for {any}
    {job} invoice him {money} plus gst due {date}
    {job} invoice her {money} due {date}
    {job} bill them {money}
    send {client} a bill for {money}
    send {client} an invoice for {money}
    shoot {client} an invoice for {money} due {date}
    flick {client} a bill for {money}
    get an invoice out to {client} for {money}
    whack {client} with a {money} bill
    sting {client} {money} for {any}
    ping {client} {money} for {any}
    charge him {number} for {any}
    {percent} deposit invoice for {job}
    {percent} deposit on {job} due {date}
    deposit invoice for {client} {money}
    final invoice for {job} {money}
    variation of {money} on {job}
    progress claim of {money} for {job}
    {client} just transferred {money}
    {client} transferred the {money} deposit
    {client} just paid {number} for {any}
    {client} paid {number}
    {client} paid {number} cash
    {any} just paid {number} for {any}
    {any} just paid {money} for {any}
    {client} squared me up {money}
    {client} finally coughed up {money}
    {client} gave me {money} cash
    {client} slipped me {money} for {any}
    {client} dropped off {money}
    {client} fixed me up {money} for {any}
    {client} has put {money} in my account
    {client} sent through {money}
    {client} deposited {number} {date}
    got {number} cash off {client}
    got {number} from {client} for {any}
    {money} from {client} for {any}
    {money} from {client} for {job}
    {money} from {client} landed
    {money} in from {client} {date}
    {client} {money} came through
    {client} {money} has cleared
    {client} deposit has landed {money}
    payment of {money} from {client}
    part payment from {client} {money}
    mark down {money} from {client}
    put {money} down as received from {client}
    banked {money} from {client}
    received {number} off {client}
    just got paid {money} for {job}
    log {number} {any}
    log {number} for {any}
    log {number} {any} fees
    log {money} {any} on {job}
    log the {number} she paid
    log the {money} he paid
    record {number} for {any}
    record a {number} expense for {any}
    spent {number} on {any}
    spent {number} at {any}
    spent {number} at {supplier} on {any}
    dropped {number} at {supplier}
    just spent {money} on {any} at {any}
    paid {number} for {any}
    paid {number} for {any} for {job}
    {any} cost me {money}
    {any} cost us {number}
    {supplier} charged me {number} for {any}
    {supplier} stung us {money} for {any}
    {supplier} hit us for {money}
    {supplier} has billed us {money} for {job}
    {supplier} have invoiced us {money} due {date}
    {supplier} bill {money} due {date}
    {supplier} bill {number} due {date}
    {any} bill {number} due {date}
    {any} bill {money} due {date}
    {any} invoice came in {money}
    {any} slugged us {money} for {job} due {date}
    {any} charged me {money} for {any}
    got the {any} bill {money} due {date}
    got a bill from {any} for {number}
    bill from {any} for {money} pay by {date}
    we owe {supplier} {money} for {any}
    owe {supplier} {money} by {date}
    account from {supplier} {money} {date}
    {number} for {any} at {any}
    {number} on {any}
    {number} for fuel
    {number} fuel
    {number} in tolls
    fuel {number}
    lunch for the boys {number}
    smoko for the crew {money}
    parking {number}
    tolls {money}
    tip fees {money} for {job}
    tip run {money}
    skip bin {money} for {job}
    {any} hire {number} days at {money} for {job}
    {number} hours of {any} at {money} for {job}
    {number} hours {any} hire at {money} an hour on {job}
    {number} days {any} at {money} a day on this one
    add {number} nights at {money} to this job
    add {number} for {any} to {job}
    add a {number} expense to {job}
    chuck {money} on this one for {any}
    put {number} for {any} on this job
    {supplier} {money} for {job}
    {any} {money} for {job}
    {any} {money} on {job}
    new tyres {money}
    registration {money}
    insurance {money} due {date}
    phone bill {money}`,
  mark_invoice_paid: `
    mark {client} invoice as paid
    mark the {client} invoice paid
    mark the invoice for {job} as paid
    mark this paid
    mark it as paid
    mark it paid
    {client} invoice has been paid
    {client} invoice is paid
    the invoice for {job} is paid
    {client} has paid the invoice
    {client} has paid her invoice
    {client} paid the invoice
    {client} settled the invoice
    {client} squared up the invoice
    {client} fixed up his bill
    invoice for {client} got paid today
    tick off {client} invoice
    mark this one paid
    mark this one as paid
    this one is paid
    this has been paid
    mark the {money} invoice as paid
    the {money} invoice has been paid
    {client} squared up his invoice
    {client} has squared up
    {client} finally paid that invoice
    that invoice is paid
    that invoice has been paid
    {job} invoice is paid
    {job} has been paid for
    {job} has been paid
    {job} invoice paid in full
    {client} paid his bill
    {client} has paid the bill
    paid in full by {client} mark it off
    mark off {client} invoice
    mark {client} as paid
    set {client} invoice to paid`,
  send_invoice: `
    send {client} the invoice
    send the invoice to {client}
    send the invoice for {job}
    send {client} her invoice
    email the invoice to {client}
    email {client} the bill
    send that invoice off
    get that invoice out to {client}
    resend {client} invoice`,
  update_finance_record: `
    change the amount of {client} invoice to {money}
    change {client} invoice to {money}
    make {client} invoice {money}
    {client} invoice should be {money}
    {client} invoice should be {money} not {money}
    that payment was {money}
    sorry it was {money}
    sorry it was {number}
    sorry {money} not {money}
    sorry {number} not {number}
    sorry meant {money}
    oops it was {money}
    actually it was {money}
    actually he paid {number}
    actually she paid {money}
    no it was {money}
    no wait {money}
    should have been {money}
    should be {money} not {money}
    make that {money}
    make that {number} not {number}
    wrong amount it was {money}
    change {client} invoice from {money} to {money}
    bump {client} invoice to {money}
    bump {client} invoice up to {money}
    drop {client} invoice to {money}
    change the {money} expense to {money}
    change that payment to {money}
    change the invoice for {job} to {money}
    fix the invoice for {job} it should be {money}
    {client} has until {date} to pay
    {client} can have till {date} to pay the invoice
    give {client} another fortnight on the invoice
    give {client} another {number} days to pay
    push the due date on {client} invoice back a week
    move the invoice for {job} to {date}
    the {supplier} bill has been paid
    the {supplier} bill is paid
    {supplier} bill has been paid
    {supplier} account is paid
    {any} bill is paid
    paid the {any} bill
    paid that {supplier} bill {date}
    mark the {supplier} bill paid
    mark the {supplier} bill as paid
    mark the {any} bill as paid
    that bill is paid
    that expense was {money}
    the fuel was {money}
    it was {money} not {money}
    the expense was {money}
    make it {money}
    change the due date of {client} invoice to {date}
    {client} invoice is due {date} now
    give {client} till {date} to pay
    give {client} another week to pay
    extend {client} invoice to {date}
    push {client} invoice out to {date}
    that expense was for {job}
    put that payment against {job}
    mark the {any} expense as paid
    {supplier} bill is paid
    paid the {supplier} bill`,
  find_finance_record: `
    what was {client} invoice for
    when is {client} invoice due
    how much was {client} invoice
    has {client} invoice been paid
    has {client} paid
    has {client} paid yet
    has {client} paid the deposit
    did {client} pay
    did {client} deposit come through
    is the invoice for {job} paid
    show me {client} invoice
    show me the invoice for {job}`,
  list_finance_records: `
    who owes me money
    who owes me
    who owes the most
    who owes me the most
    whats owing
    what is owed
    how much is owed to me
    how much am i owed
    how much does {client} owe
    does {client} owe me anything
    does he owe me anything
    does {client} owe us
    is anything owing on {job}
    anyone late paying
    who is late
    who hasnt paid
    who has not paid yet
    which invoices are overdue
    any invoices overdue
    any overdue bills
    list unpaid invoices
    list my invoices
    show me all the invoices
    show expenses for {job}
    what have i spent on {job}
    what have we spent on {job}
    what did i spend {date}
    how much have i spent
    how much did i spend on {any} this month
    total up my expenses
    add up my expenses
    total of expenses this month
    whats my total expenses
    how much have i made this month
    how much money came in {date}
    how much has {client} paid
    how much has {client} paid so far
    what payments have come in
    total payments received
    what is my income
    whats the income this month
    how much profit on {job}
    am i making money on {job}
    did we make money on {job}
    whats my profit
    how much gst do i owe
    what bills do i have to pay
    what do i owe {supplier}
    how much do i owe {supplier}
    how much have we invoiced {date}
    how many invoices are out
    how many unpaid invoices`,
  delete_finance_record: `
    delete {client} invoice
    delete the invoice for {job}
    delete that expense
    delete the {money} expense
    remove the {any} expense
    remove that payment
    delete the payment from {client}
    bin that invoice
    get rid of the {money} expense
    scrap {client} invoice
    delete the {number} {any} expense
    delete the {any} expense
    delete the {number} payment from {client}
    remove the {money} payment
    remove that expense
    take off that {money} expense
    delete that last expense
    delete that last payment
    bin the {any} expense
    void {client} invoice
    scrub the invoice for {job}
    get rid of the invoice for {job}
    write off {client} invoice
    write off the invoice for {job}
    write off the {money} {client} owes`,
};
