/** Invoices, payments and expenses that are on file. */
export const FINANCE_ON_FILE: Readonly<Record<string, string>> = {
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
    paid the {supplier} bill
    the invoice for {job} should say {money} not {money}
    the invoice for {job} should {money} not {money}
    the invoice on {job} is wrong it should be {money}
    i stuffed up {client} invoice it should be {money}
    got {client} invoice wrong should be {money}
    {client} invoice says {money} but it should be {money}
    {client} invoice is meant to be {money}
    can you fix {client} invoice its {money}
    change the due date on {client} invoice to {date}
    {client} asked for till {date} on his invoice
    let {client} have until {date} on that invoice
    make the due date on {client} invoice {date}`,
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
    what bills do i have to pay
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
