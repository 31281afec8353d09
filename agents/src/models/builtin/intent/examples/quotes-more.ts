/** Quotes asked for sideways, and what becomes of them. One request a line. */
export const QUOTES_MORE: Readonly<Record<string, string>> = {
  create_quote: `
    {number} m2 of {any} at {money} plus gst for {client} quote
    {number} {number} of {any} laid at {number} {any} plus gst for {client} quote
    {number} metres of {any} at {money} a metre for {client} quote
    {number} {any} at {money} each for {client} quote it
    {any} at {money} a metre {number} metres for {client} quote it
    {any} {number} sqm at {money} plus {money} for {any} get a quote together
    {any} for {client} {number} sqm at {number} a square plus {money} for {any} get a quote together
    {client} is after {number} {any} {money} a pop do the quote
    {client} is after {any} {money} do the quote
    {client} is after {number} {any} {number} a pop normally but id take {money} off each for her do the quote
    {client} wants {any} done {money} do the quote
    {client} wants {number} {any} {money} each quote her
    {client} keen on {any} {money} quote her
    {client} rang about {any} tell her {money} in a quote
    lady rang {any} {phone} {any} {number} {any} need {any} i told her {money} each do up the quote
    lady rang {any} {phone} {any} i told her {money} each do up the quote will you
    bloke rang {any} {phone} wants {any} told him {money} do a quote
    new enquiry {any} {phone} {any} quote him {money}
    make a quote for this {money} all up
    make a quote for this {money}
    do a quote for this {money}
    do a quote off this email {money}
    quote this {money}
    quote this bloke {money}
    got this off {client} can you do him a quote at {money} all in
    this came from {client} quote it at {money}
    we said {money} to {client} for {any} put it in a quote
    i reckon {money} for {client} {any} put that in a quote
    {money} inc gst quote for {client} {any}
    {money} plus gst quote for {client} {any}
    {money} incl gst {client} {any} quote
    {money} for {client} {any} thats a quote
    for {client} quote {any} at {money} and {any} at {money}
    {client} quote {any} at {money} and {any} at {money}
    {client} quote {any} at {money} a {any} {number} {any}
    quote {client} {money} for {any} plus {money} for {any}
    quote {client} {money} for the {any} and {money} for the {any}
    price up {number} {any} at {money} for {client}
    quote for {client} service {number} split systems {money} each
    quot for {client} service {number} {any} {money} each
    quote {client} supply {number} {any} at {money} install {number} at {money}
    quote {client} {number} hours at {money} and materials {money}
    quote {client} {number} days at {money} a day
    what id charge {client} for {any} is {money} quote it
    {client} {any} ballpark {money} quote
    {client} wants a written price {any} {money}
    price for {client} strip and polish {any} {money} put it in a quote
    put a price to {client} for {any} {money}
    tender for {client} {any} {money}`,
  update_quote: `
    lost {any} {client} has gone with a cheaper mob mark that quote declined
    lost the {any} {client} went with somebody else
    lost that one {client} went with another mob
    {client} has gone with a cheaper mob mark that quote declined
    {client} went with someone else on {any}
    {client} knocked us back on {any}
    {client} is happy with the quote mark it accepted
    {client} has given the quote the thumbs up
    we won the {client} {any}
    what im charging for {client} {any} goes up to {money} redo the quote
    what im charging for the {client} {any} goes up to {money} redo the quote
    redo {client} quote at {money}
    redo the {client} quote its {money} now
    redo the quote for {client} {money}
    {client} quote goes up to {money}
    {client} quote goes to {money}
    {client} quote needs to come down to {money}
    bump {client} quote to {money}
    revise {client} quote to {money}
    sharpen {client} quote to {money}
    {client} {any} price goes up to {money} redo the quote
    the {client} quote should be {money}
    {client} also wants {any} thats another {money} on the quote
    {client} wants {any} as well add {money} to the quote
    take the {any} out of {client} quote`,
  send_quote: `
    get {client} quote over to him
    get the quote over to her
    {client} wants the quote {date} send it
    {client} is waiting on the quote send it
    flick the quote across to {client}
    email that quote off to {client}
    shoot {client} quote over`,
};
