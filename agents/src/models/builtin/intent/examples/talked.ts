/** What is said of somebody or something that was named a moment ago, in the middle of a talk. */
export const TALKED: Readonly<Record<string, string>> = {
  create_quote: `
    she wants a quote on {number} metres of {any} at {money} a metre
    he wants a quote on {number} metres of {any} at {money} a metre supply and plant
    they want a quote for {any}
    she wants a quote for {any} at {money}
    he wants a price on {any} {money}
    she needs a price for {number} {any} at {money} each
    he is after a quote for {any} {money}
    she is after a quote on {any} say {money}
    {client} wants a quote on {number} metres of {any} at {money} a metre
    {client} wants a quote on {any} {money}
    {client} is after a price on {any} {money}
  `,
  send_message: `
    flick her a reminder
    flick him a reminder
    flick {client} a reminder
    shoot him a reminder
    send her a reminder
    send {client} a reminder about the bill
    give {client} a nudge about the invoice
  `,
  update_finance_record: `
    give {client} til {date} on hers
    give {client} until {date} on his
    give him til {date} to pay it
    give {client} another week on the bill
    let {client} have til {date} on the invoice
  `,
  list_procurement_items: `
    what will all that cost me
    whats all that gear going to cost me
    whats the lot of it going to set me back
    what do those materials come to
    what does the order come to
    how much is all that from {supplier}
    whats left to order
    what have i still got to order
  `,
};
