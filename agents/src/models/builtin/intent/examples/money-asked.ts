/** Money and quotes asked about in passing. Nothing here changes a record. */
export const MONEY_ASKED: Readonly<Record<string, string>> = {
  list_finance_records: `
    how much has {client} got left to pay me
    how much has {client} got left to pay
    how much has {client} still got to pay
    how much more does {client} have to pay
    how much is left to pay on {job}
    how much is left on {job}
    how much is still to come on {job}
    how much is still to come from {client}
    how much is left owing on {job}
    whats left to come on {job}
    whats left to come from {client}
    whats left on {job} to bill
    whats left to invoice on {job}
    whats {client} got left to pay
    whats {client} still got to pay
    what has {client} got left to pay
    what does {client} have left to pay
    whats outstanding from {client}
    whats outstanding on {job}
    whats the balance on {job}
    whats the balance for {client}
    whats his balance
    hows his balance looking
    hows her balance looking now
    hows {client} balance looking
    where does {client} stand
    where does {client} stand with money
    hows {client} account looking
    does {client} still owe us anything
    does {client} still owe money
    has {client} paid his deposit
    has {client} paid the deposit yet
    has {client} paid anything yet
    has {client} coughed up
    has {client} sent any money
    has he paid the lot
    did {client} ever pay that invoice
    did {client} ever fix us up
    how much has {client} paid us
    how much has {client} coughed up
    what has {client} paid so far
    what has {client} paid
    am i making money on {client} {job}
    am i making any money on {job}
    are we making anything on {job}
    are we ahead on {job}
    are we behind on {job}
    did we come out ahead on {job}
    did we lose money on {job}
    did we do alright out of {job}
    did we make anything out of {job}
    how did we go on {job} money wise
    how did we end up on {job}
    what did we end up making on {job}
    what did we clear on {job}
    whats our margin on {job}
    whats my profit been {date}
    which of {client} jobs made the most
    which job made the most money
    which jobs made money
    which job made us the most
    which job are we losing money on
    which job was the most profitable
    which was our best job
    what was our most profitable job
    whats my most profitable job
    whats my best earner
    out of {client} jobs which one made the most
    out of {client} {number} jobs which one made me the most
    of {client} jobs which was best after costs
    out of the jobs {date} which made the most
    how much did {supplier} charge us
    how much have {supplier} charged us
    what has {supplier} charged us {date}
    what have we spent with {supplier}
    what have we paid {supplier} {date}
    how much have we paid {supplier}
    whats been spent on {job}
    whats {job} cost us so far
    whats gone out on {job}
    what have we forked out on {job}
    what are we up to on costs for {job}
    what did i shell out {date}
    how much cash came in {date}
    how much dosh have i made {date}
    hows the money going {date}
    what have we billed {client}
    what have we billed {client} so far
    what invoices has {client} got
    what invoices are still out
    what invoices have gone out {date}
    have we invoiced {client}
    have we billed {client} for {job}
    have i sent {client} an invoice
    have i invoiced {job} yet
    did i bill {client} for {job}
    did we invoice {job}
    has {job} been invoiced
    who hasnt paid for {job}
    who am i waiting on for money
    whos dragging their feet paying
    whos got a bill overdue
    when is {client} meant to pay
    when did {client} pay
    when does {client} invoice fall due`,
  find_quote: `
    what did we quote {client} for {any}
    what did we quote {client} again
    what did we quote {any} for {any} again
    what did i tell {client} for {any}
    what price did we give {client} for {any}
    what was the price we gave {client} for {any}
    what was the price i gave {client}
    what figure did we give {client}
    what did we say to {client} for {any}
    how much did we quote {client} for {any}
    how much did we quote {any} for {any}
    how much was the quote we gave {client}
    how much was the quote
    how much was it for
    how much was that for
    has {client} come back to us on the quote
    has {client} said yes to the quote
    has {client} said yes yet
    has {client} gone with our quote
    has {client} got our quote
    did {client} ever get back to us about the quote
    did {client} go with our quote
    have we heard back from {client} about the quote
    have we heard from {client} on that quote
    have we quoted {client} yet
    have we sent {client} a quote yet
    is {client} quote still good
    till when is {client} quote good
    when did we quote {client}
    whats happening with {client} quote
    wheres {client} quote at
    whats in {client} quote
    what number is {client} quote`,
  list_quotes: `
    which quotes havent gone out
    which quotes are still waiting
    which quotes run out {date}
    which quotes are still good
    what quotes are we waiting to hear on
    what quotes are sitting there
    what quotes do we have out
    what quotes did we win {date}
    what have i got quoted
    what have we got out there in quotes
    who are we waiting to hear from on quotes
    who said yes
    who knocked us back
    how many quotes are we waiting on
    how many quotes did we win
    how many drafts have i got
    any quotes still in draft
    any quotes running out {date}
    any quotes knocked back`,
};
