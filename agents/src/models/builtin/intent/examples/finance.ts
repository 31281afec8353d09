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
    sorry it was {money}`,
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
    tick off {client} invoice`,
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
    scrap {client} invoice`,
};
