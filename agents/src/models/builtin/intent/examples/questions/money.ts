/** What is owed, spent, received and left. */
export const MONEY_QUESTIONS: Readonly<Record<string, string>> = {
  find_finance_record: `
    when is {client} bill due
    when is the invoice for {client} due
    when was {client} invoiced
    what was the invoice for {client}
    how much was the invoice for {job}
    how much did we invoice {client}
    what did i bill {client} for
    whats the due date on {client} invoice
    pull up {client} invoice`,
  list_finance_records: `
    anyone late paying
    tell me who owes me money
    list everyone that owes me money
    list everyone who owes me
    list who hasnt paid
    show me who owes me
    show me all unpaid bills
    give me a list of whos overdue
    hows business this month
    hows the cash flow
    how much fuel have i bought
    whats left to pay on the {any}
    anyone late
    anyone owe me money
    anyone owe us anything
    anyone not paid yet
    who still owes me
    who still owes us money
    who still hasnt paid
    who still hasnt coughed up
    who hasnt coughed up
    who hasnt settled up
    hows the money looking
    hows the bank looking
    what did we take {date}
    what did we take last month
    how much did we take last month
    how much went out this month
    how much went out {date}
    who hasnt paid up
    who hasnt paid me yet
    who do i need to chase for money
    who do i have to chase up for money
    who are the slow payers
    who owes us the most
    who owes me the most money
    whos my biggest debtor
    whos overdue
    whos behind
    whos late with their money
    how much is owing
    how much is outstanding
    how much are we owed
    how much am i owed all up
    how much money is out there
    how much does {client} owe me
    how much does {client} still owe
    how much does {any} owe
    how much does {any} owe me
    how much do the {any} owe us
    how much is {client} behind
    how much is owing on {job}
    how much is still owing on {job}
    how much is overdue
    how much do {client} owe
    what does {client} owe
    what does {client} owe me
    what does {client} still owe us
    what does {any} owe me
    what do the {any} owe
    whats {client} owe
    whats {client} owing
    whats {client} balance
    whats owing on {job}
    whats still owing
    whats outstanding
    whats overdue
    whats unpaid
    whats left to pay on {job}
    is {client} paid up
    is {client} overdue
    is {client} late paying
    is {client} behind on anything
    is {job} paid
    is {job} paid for
    has {client} paid up
    has {client} paid for {job}
    has {client} paid me
    has {client} settled up
    has {job} been paid
    has {job} been paid for
    has {any} paid yet
    has {any} paid me
    did {client} pay me
    did {client} ever pay
    did {client} pay for {job}
    have {client} paid yet
    have the {any} paid
    have i been paid for {job}
    have we been paid for {job}
    does {client} still owe me
    does {client} owe anything
    does {any} owe me money
    do the {any} owe us anything
    {client} paid yet
    any unpaid invoices
    any unpaid invoices on {job}
    any invoices due {date}
    any money come in
    any money come in {date}
    any payments come in {date}
    unpaid invoices
    unpaid invoices for {client}
    overdue invoices
    outstanding invoices
    total outstanding
    total owing
    which invoices are unpaid
    which invoices are late
    which invoices are due {date}
    which invoices have been paid
    what invoices are due {date}
    what invoices have i got out
    how many invoices are overdue
    how many invoices have i sent
    how many invoices havent been paid
    list the overdue invoices
    total up my expenses
    total up the expenses for {job}
    total expenses
    total expenses this month
    total expenses for {job}
    total spent this week
    tally up my expenses
    sum of my expenses
    my expenses
    expenses this month
    expenses for {date}
    expenses on {job}
    whats my total spend
    what are my expenses
    what are my expenses for the month
    what are my expenses so far
    what have i spent this week
    what have i spent at {supplier}
    what have i spent at {any}
    what have i spent on fuel
    what have i spent on {any}
    what did i spend on {any}
    what did i spend on {any} last month
    what did we spend at {supplier}
    what did {job} cost me
    what has {job} cost so far
    how much have i spent at {supplier}
    how much have i spent at {any}
    how much have i spent on fuel
    how much have i spent on {any} this month
    how much have we spent on {job}
    how much have we spent at {supplier} {date}
    how much did i spend {date}
    how much did i spend on {job}
    how much did i spend at {any}
    how much did {job} cost me
    how much has {job} cost us
    how much is going out
    how much money went out {date}
    how much fuel have i put through
    how much did we make {date}
    how much did i make {date}
    how much did i make last week
    how much have i made
    how much money have i made this month
    how much have i earned {date}
    how much has come in
    how much has come in this month
    how much money came in
    how much money came in this week
    how much money have i taken
    how much did {client} pay
    how much did {client} pay us
    how much have {client} paid us
    how much did we get from {client}
    how much have i received from {client}
    how much have we invoiced
    how much have i invoiced this month
    how much have i invoiced this quarter
    how much have i billed {client}
    how much did i invoice {date}
    how much did we bill {date}
    what have i invoiced this month
    what have we billed this quarter
    what did i invoice last month
    whats my revenue this month
    whats my turnover
    whats my turnover this year
    whats my income
    whats my takings
    whats come in this month
    whats in from {client}
    what came in {date}
    what money came in {date}
    what payments came in {date}
    revenue this month
    income this month
    invoiced this month
    whats the profit on {job}
    whats my profit on {job}
    whats the margin on {job}
    what profit did we make on {job}
    what did we make on {job}
    what did i clear on {job}
    how much profit did we make on {job}
    how much did we make on {job}
    how much did i make on {job}
    how much am i making on {job}
    did i make money on {job}
    did we make anything on {job}
    are we in front on {job}
    are we making money on {job}
    am i losing money on {job}
    profit on {job}
    profit this month
    whats my profit this month
    how much gst do i owe
    how much gst this quarter
    how much gst have i collected
    how much gst did i charge {date}
    whats my gst for the quarter
    whats the gst on my sales
    whats the gst on sales {date}
    gst on sales this quarter
    gst for the quarter
    what do i owe {supplier}
    what do i owe at {any}
    what do we owe {supplier}
    how much do i owe {supplier}
    how much do we owe {supplier}
    how much do i owe {any}
    do i owe {supplier} anything
    do we owe anyone anything
    have i paid {supplier}
    have we paid {supplier}
    have i paid the {supplier} bill
    what bills are due
    what bills do i have
    which bills are due {date}
    any bills to pay
    any bills due {date}`,
};
