import { QUOTES_SAID } from './quotes-said.ts';

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
    write {client} a quote for {any}
    write up a quote for {client}
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
    work up a price for {client} {any} {money} a square metre
    new quote
    a quote
    start a quote
    i need a quote done
    do me a quote
    quote {number} to {any}
    quote {money} to {any}
    quote {any} {number} for {any}
    quote {client} {number} for {any}
    quote {client} {number} to {any}
    quote {client} {number} {any} at {money}
    quote {client} {number} {any} at {money} less {percent}
    quote {client} {number} metres of {any} at {money}
    quote {client} {any} {number} hours at {money} plus {number} materials
    quote {client} labour {money} materials {money}
    quote {client} labour {number} timber {number} all plus gst
    quote {any} for {any} {number} hours at {money} plus {money} for {any}
    quote for {any} to {any} {money}
    quote for {client} {any} {number}
    price up {number} metres of {any} {money} a metre for {client}
    price up {number} of {any} a {money} + {number} for {any} for the {client}
    price up {number} of {any} at {money} and {number} for {any} for {client}
    price up {any} for {any} {number}
    price up a {any} for {client}
    price out {any} for {client} {money}
    cost up {any} for {client} {money}
    price for {client} to {any} {money} a unit
    price for {client} {any} {number}
    pricing for {client} {any} {money}
    {client} is after a price for {any} {money}
    {client} after a price for {any} {money} inc gst
    {client} needs a price for {any} {number}
    {client} needs a quote to {any} {money}
    {client} asked me to quote {any} {money}
    {client} asked for a quote {any} {number}
    {client} wants me to price {any} {money}
    {client} wants a price on {any} {money} but knock {percent} off
    {client} wants a price for {number} {any} at {money} each less {number}
    {any} wants a quote for {number} {any} at {money} each
    {any} wants a price on {any}
    {any} is after a quote {any} {money}
    give {client} a quote for {any} {number}
    give {any} a price for {any} {money}
    send {client} a quote for {any} {money}
    do {client} a quote for {any} {number} sqm {money}
    do {any} a quote for {any} {number} {money}
    do {any} a quote {any} {money}
    do up an estimate for {client} {any} {money} {any} {money}
    do an estimate for {client} {any} {money}
    can you do a quote for {client} for {number} {any}
    knock up a price for {client} {any} {money} and {number} for {any}
    bang out a quote for {client} {any} {money}
    quote {client} {any} {money} valid {number} days
    quote {client} {any} {money} good till {date}
    quote {client} {any} a {money} {number} of {any}
    put a price together for {client} {any} {money}
    put in a quote for {client} {any} {money}
    quote him {money} for {any}
    quote her {number} to {any}
    quote them {money} plus gst for {any}
    quote this one at {money}
    new estimate for {client} {any} {money}${QUOTES_SAID}`,
  update_quote: `
    add {money} to {client} quote for {any}
    add {number} to {client} quote for an extra {any}
    add a {any} to {client} quote {money}
    add a {money} callout to the quote
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
    he accepted
    she accepted
    they accepted
    he accepted it
    shes accepted the quote
    theyve accepted
    {client} said yes to the quote
    {client} is happy with the quote
    {client} gave the nod on the quote
    {client} knocked back the quote
    {client} reckons the quote is too dear
    {client} reckons the quotes too exxy shes not going ahead
    {client} thinks the price is too high not going ahead
    {client} said its too much and hes going elsewhere
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
    add gst to {client} quote
    add {number} to {client} quote
    add {money} to {client} quote
    add {money} to the quote for {any}
    add {number} to the quote for {any}
    add {number} for {any} to {client} quote
    add {money} for {any} to {client} quote
    add a {any} of {number} to {client} quote
    add another {money} to {client} quote for {any}
    add {number} to {client} quote for {any} and its only good for {number} days
    chuck another {money} on {client} quote for {any}
    chuck {number} on {client} quote for {any}
    whack {number} on {client} quote for {any}
    throw in {any} for {money} on {client} quote
    put {any} on {client} quote {money}
    include {any} in {client} quote {money}
    {client} quote needs {money} more for {any}
    {client} quote is valid for {number} days
    {client} quote is only valid for {number} days
    its only valid {number} days
    and its good for {number} days
    make the quote valid till {date}
    make {client} quote {number}
    make {client} quote {money} all up
    make the quote {money}
    change {client} quote to {number}
    change the total on {client} quote to {money}
    change the price on {client} quote to {money}
    bump {client} quote up to {money}
    lift {client} quote to {number}
    {client} quote should have been {number}
    knock {number} off {client} quote
    knock {money} off {client} quote
    knock {percent} off the quote
    take {number} off {client} quote
    drop {client} quote by {money}
    give {client} {percent} off
    give {client} {percent} discount on the quote
    discount {client} quote {percent}
    {client} accepted the price
    {client} has accepted
    {client} accepted quote {quote}
    {quote} accepted
    {quote} has been accepted
    {client} is happy with the price
    {client} happy with the price lock it in
    {client} happy with the quote go ahead
    {client} is good with the quote
    {client} is keen to go ahead with the quote
    {client} wants to go ahead with the quote
    {client} is going ahead with the quote
    {client} gave us the nod
    {client} gave us the go ahead on the quote
    {client} gave the green light
    {client} gave us the thumbs up on the {any} quote
    {client} approved the quote
    {client} signed the quote
    {client} signed off on the quote
    {client} agreed to the price
    {client} took the quote
    we won the {client} quote
    won the {any} quote
    {client} came back and said yes to the quote
    {client} turned down the quote
    {client} turned us down
    {client} said no to the quote
    {client} said the quote is too dear
    {client} reckons the quote is too dear not going ahead
    {client} quote is a no go
    {client} is not going ahead with the quote
    {client} isnt going ahead
    {client} cant afford it not going ahead
    {client} went with someone else
    {client} went with another mob
    {client} has gone with somebody cheaper
    {client} knocked us back
    {client} pulled the pin on the quote
    we lost the {client} quote
    lost the {any} quote
    mark {client} quote accepted
    mark {client} quote declined
    mark {client} quote as sent
    {client} quote is accepted
    {client} quote has expired
    note on {client} quote that {any}
    add a note to {client} quote {any}
    add to {client} quote that {any}`,
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
    send all the quotes
    send the {client} quote across to {client} now
    send the {any} quote across to {client} now shes waiting on it
    quote across to {client} now shes waiting on it
    quote over to {client} now
    quote off to {client} today
    get {client} quote across to her shes waiting on it
    get the {any} quote over to {client} now`,
  find_quote: `
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
    what is the total on {client} quote`,
  list_quotes: `
    list my quotes
    any quote thats just sitting there
    which quote is still sitting there
    quotes sitting there
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
    delete every draft quote
    delete every draft quote thats sitting there
    bin every quote thats sitting there
    remove {client} quote
    bin the quote for {client}
    bin {client} quote
    get rid of {client} quote
    scrap the quote for {client}`,
};
