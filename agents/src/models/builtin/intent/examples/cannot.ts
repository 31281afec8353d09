/** What nobody here can do: said plainly. */
export const CANNOT: Readonly<Record<string, string>> = {
  cannot_call: `
    ring {client} for me
    ring the {any} for me and find out {any}
    call {client} for me
    call {supplier} and ask {any}
    give {client} a ring
    give {client} a call for me
    give {supplier} a buzz
    ring {supplier} and see if {any}
    can you ring {client}
    phone the {any} and ask {any}
    get {client} on the phone`,
  cannot_pay: `
    pay {supplier} {money}
    pay the {supplier} bill
    pay the bill from {supplier}
    transfer {money} to {supplier}
    transfer {money} to {any}
    transfer the money to {any}
    wire {money} to {any}
    refund {client} {money}
    move {money} to my savings
    pay myself {money}
    pay {any} wages
    bank transfer {client} {money}
    send {supplier} the money
    pay my tax`,
  cannot_other: `
    what does {any} charge for {any}
    what do {any} charge a metre
    what are {any} charging
    you must have {any} numbers what do they charge
    show me what other tradies charge
    what is my competitor charging
    what other business charges for {any}
    look at {any} records
    whats {any} revenue
    what does the average sparky charge
    show me another tradies clients`,
  cannot_do: `
    whats the weather {date}
    will it rain {date}
    who won the footy
    write me a poem
    tell me a joke
    book me a flight
    whats the capital of {any}
    what is the best {any}
    how do i wire {any}
    whats the code for {any}
    post this on facebook
    make me a website
    order a pizza
    find me an apprentice
    drive to {any}
    take a photo
    lodge my bas
    do my tax return
    check the news`,
};
