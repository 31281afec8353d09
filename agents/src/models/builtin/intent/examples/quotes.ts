/** Quotes. */
export const QUOTES: Readonly<Record<string, string>> = {
  create_quote: `
    quote {client} {money} to {any}
    quote {client} for {any} {money}
    quote {client} {money} for {any}
    quote {any} {money} inc gst
    draft a quote for {client} {any} {money}
    draft a quote for {any} {any} {money} inc gst
    new quote for {client} {any} {money}
    do a quote for {client} {any}
    do up a quote for {client} {any} {money}
    knock up a quote for {client} {any} {money}
    whip up a quote for {client} {any}
    put together a quote for {client} {any} {money} plus gst
    write up a quote for {any} {any} {money}
    make {client} a quote for {any} {money}
    create a quote for {client} {number} hours at {money} plus {any} {money}
    price up {any} for {client} {money}
    price {any} for {client} {money}
    give {client} a price on {any} {money}
    {client} wants a price on {any} {money}
    {client} wants a quote for {any} {money}
    {client} wants a quote on {any} {number} metres at {money}
    {client} is after a quote for {any} {money}
    {client} asked for a price on {any} {money} knock {percent} off
    {any} wants a quote {any} {money} per metre
    need a quote for {client} {any} {money}
    quote for {client} {any} {money} plus gst
    quote up {any} for {client} {money}
    quote {job} at {money}
    work up a price for {client} {any} {money} a square metre`,
  update_quote: `
    add {money} to {client} quote for {any}
    add {number} to {client} quote for an extra {any}
    add a {any} to {client} quote {money}
    add a {money} call out to the quote
    put another {money} on {client} quote for {any}
    {client} quote is only good for {number} days
    its only good for {number} days
    make {client} quote valid for {number} days
    {client} quote valid until {date}
    mark quote {quote} as accepted
    mark {quote} as accepted
    mark {client} quote as declined
    {client} accepted the quote
    {client} accepted
    {client} said yes to the quote
    {client} is happy with the quote
    {client} gave the nod on the quote
    {client} knocked back the quote
    {client} declined the quote
    {client} went with someone else on the quote
    change {client} quote to {money}
    bring {client} quote down to {money}
    drop {client} quote to {money}
    knock {percent} off {client} quote
    take {money} off {client} quote
    take {percent} off the quote
    update {client} quote {any} {money}
    {client} quote should be {money}
    extend {client} quote to {date}
    add gst to {client} quote`,
  send_quote: `
    send {client} the quote
    send {client} her quote
    send {client} his quote
    send quote {quote}
    send {quote}
    send the quote to {client}
    email {client} the quote
    email the quote to {client}
    send that quote off
    send it to {client}
    send it
    get that quote out to {client}
    send all the quotes`,
  find_quote: `
    what did i quote {client}
    what did i quote {client} for {any}
    what did i quote the {any} for their {any}
    what did we quote {client}
    how much did i quote {client}
    how much was {client} quote
    how much is {client} quote
    whats {client} quote at
    whats on {client} quote
    show me {client} quote
    show quote {quote}
    find {client} quote
    did i quote {client}
    have we quoted {client}
    has {client} accepted the quote
    did {client} accept the quote
    is {client} quote accepted
    when does {client} quote expire
    what is the total on {client} quote`,
  list_quotes: `
    list my quotes
    list all quotes
    show me the quotes
    what quotes are out
    which quotes are outstanding
    which quotes havent been accepted
    which quotes are still drafts
    how many quotes are out
    how many quotes have i sent
    quotes waiting on an answer
    whats the total of quotes out
    which quotes were accepted
    any quotes expiring {date}`,
  delete_quote: `
    delete quote {quote}
    delete {client} quote
    remove {client} quote
    bin the quote for {client}
    bin {client} quote
    get rid of {client} quote
    scrap the quote for {client}`,
};
