/** What was quoted, and what became of it. */
export const QUOTE_QUESTIONS: Readonly<Record<string, string>> = {
  find_quote: `
    what did i quote {client}
    what did i quote {client} on {any}
    what did i quote the {any}
    what did i quote the {any} for {any}
    what did i quote {any} for {any}
    what did we quote {any}
    what did we quote on {job}
    what did i quote for {job}
    what did i quote for the {any}
    what did i price {client} at
    what price did i give {client}
    what price did i give {client} for {any}
    what price did we give the {any}
    what was {client} quote
    what was the quote for {client}
    what was my quote to {client}
    what number did i give {client}
    whats the quote for {client}
    whats the quote for {job}
    whats {client} quote worth
    how much did i quote {any}
    how much did i quote {client} for {any}
    how much did i quote the {any}
    how much did we quote {client}
    how much did we quote for {job}
    how much was the quote for {job}
    how much was the quote for {client}
    have i quoted {client}
    have i quoted {any}
    have i quoted {client} for {any}
    have i sent {client} a quote
    have we quoted {job}
    have we sent {client} her quote
    did i send {client} a quote
    did i quote {client} for {any}
    did {client} accept
    did {client} accept my quote
    did {client} say yes to the quote
    did {client} get back to me on the quote
    did {client} go ahead with the quote
    did {client} knock back the quote
    has {client} accepted
    has {client} signed the quote
    has {client} said yes
    has {client} got a quote
    has {client} come back on the quote
    has {any} accepted the quote
    is {client} quote still valid
    is {client} quote accepted
    is {quote} accepted
    is the quote for {client} accepted
    when does {client} quote run out
    when does {client} quote expire
    how long is {client} quote good for
    how long is {client} quote valid
    show me the quote for {client}
    pull up {client} quote
    find the quote for {client}
    status of {client} quote
    {client} quote`,
  list_quotes: `
    what quotes have i got out
    what quotes are outstanding
    what quotes are still out
    what quotes havent been accepted
    what quotes have been accepted
    what quotes expire {date}
    what quotes am i waiting on
    whats my total out in quotes
    whats out in quotes
    whats the total on quotes out
    whats the value of my quotes
    whats quoted but not accepted
    which quotes have been accepted
    which quotes got knocked back
    which quotes are about to expire
    which quotes are waiting
    which quotes did we win
    which quotes have i sent
    who hasnt answered their quote
    who have i quoted
    who have i quoted this month
    who hasnt got back to me on quotes
    who accepted their quote
    how much have i got out in quotes
    how much is out in quotes
    how much have i quoted
    how much are my quotes worth
    how many quotes are outstanding
    how many quotes have i got out
    how many quotes were accepted
    how many quotes did i do {date}
    how many open quotes
    any quotes outstanding
    any quotes accepted
    any quotes about to expire
    any quotes still to send
    any quotes waiting on a yes
    have any quotes been accepted
    did anyone accept their quote
    did any quotes come back
    outstanding quotes
    open quotes
    accepted quotes
    draft quotes
    quotes sent
    quotes out
    list the quotes for {client}
    show me quotes still open`,
};
