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
    get {client} on the phone
    ring {client}
    ring {client} and tell her {any}
    ring {client} and let him know {any}
    ring {client} and ask {any}
    ring the {any}
    ring the {any} and see {any}
    ring the {any} manager for me and find out when {any} is free
    ring {supplier} for me
    ring {any} for me and find out {any}
    ring up {any} and ask {any}
    call {client} and tell her im running late
    call {client} and tell him {any}
    call {client} and let them know {any}
    call {client} and say {any}
    call the {any} for me
    call the {any} and book {any}
    call {any} for us and check {any}
    call {supplier} about {item}
    call the council and find out {any}
    give the {any} a buzz for me and see if {any}
    give the {any} a call and ask {any}
    give the {any} a ring and find out {any}
    give {any} a bell
    give {client} a bell and tell him {any}
    give {client} a tingle
    give {supplier} a call about {any}
    phone {client}
    phone {client} and tell them {any}
    phone {supplier} and ask {any}
    phone up {any} for me
    get on the phone to {any}
    get on the blower to {any} and ask {any}
    get onto {any} by phone
    hop on the phone with {any}
    jump on the phone to {supplier}
    speak to {client} for me
    talk to {supplier} on the phone
    leave {client} a voicemail
    leave {any} a voice message
    facetime {client}
    dial {phone}
    dial {client} for me
    call {phone}
    ring {phone} for me
    answer the phone for me
    take my calls {date}
    can you make a call for me
    make a phone call to {any}`,
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
    pay my tax
    pay {supplier} {money} {any}
    pay {any} {money}
    pay {any} {number}
    pay the {any} bill
    pay the {supplier} bill {number}
    pay the {any} bill {money}
    pay that bill for me
    pay all the bills
    pay the subbies
    pay the {any} invoice {any}
    pay {client} back {money}
    pay {client} back
    pay {any} off
    pay the balance on the credit card
    pay off the {any}
    transfer {number} to {any}
    transfer {number} across to {any}
    transfer {number} over to {supplier}
    transfer {money} across to {any} his bsb is in the email
    transfer {number} out of the business account
    transfer the deposit to {any}
    transfer {client} {money}
    bank transfer {number} to {supplier} for {any}
    bank transfer {money} over to {supplier} for {any}
    bank transfer {any} {money}
    eft {any} {money}
    eft {supplier} {number}
    eft the {any} {number}
    wire {supplier} {money}
    wire {number} to {any}
    send {any} {money} from the account
    send {client} {money} back
    send {client} his {money} back
    send {client} his {number} back same account as last time
    send {client} her money back
    send the {any} his money
    send {money} to {any}
    send {number} bucks to {any} account
    send the money to {any}
    give {client} a refund
    give {client} his deposit back
    give {client} {money} back
    refund {client} the deposit
    refund {client}
    refund her {money}
    refund the lot to {client}
    chuck {money} into {any} account
    chuck {number} into the {any} account
    put {money} in {any} account
    put {money} into my savings
    put {number} across to {any} bank account
    move {money} across to {any}
    move {number} from the tax account
    move {money} into {any}
    shift {money} to the {any} account
    deposit {money} into {any} account
    fix up {supplier} for {money}
    fix {any} up for {money} from the account
    settle the {supplier} account
    settle up with {supplier}
    square up {supplier}
    square away the {any} bill with a transfer
    payid {money} to {any}
    payid {any} {number}
    payid {number} to {phone}
    direct debit {supplier} {money}
    bpay the {any} bill
    bpay {money} to {any}
    bpay the {any} {money} for the {any}
    bpay the {any} {money} {any} biller {number}
    pay the rates
    pay the {any} rego
    pay {any} super
    pay the wages
    pay the apprentice {money}
    pay the fuel card
    pay it from the business account
    use my card to pay {any}
    charge my card {money}
    take {money} off {client} card
    charge {client} card {money}
    withdraw {money} from {any}
    top up the {any} account with {money}
    pay the deposit to {supplier}
    can we pay {supplier} today
    get {supplier} paid
    get that bill paid`,
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
    show me another tradies clients
    you must have {any} numbers in here too what do they charge a sqm for {any}
    what do other {any} charge for {any}
    what do other sparkies round here charge
    whats the going rate for {any}
    whats the going rate other {any} get for {any}
    what rate do other {any} get for {any}
    what are other plumbers charging an hour
    how much do other blokes charge for {any}
    how much does {any} down the road charge
    what did {any} quote them for {any}
    what did the other mob quote
    what did the other builder quote {client}
    whats {any} charging these days
    show me {any} prices
    get into {any} account and see what they charge for {any}
    get into {any} account and tell me what they charge
    get into {any} account
    log into {any} account and show me their prices
    log in as {any} and look at their jobs
    look up what {any} quotes for {any} on here
    look up what {any} charge for {any}
    see what {any} are charging for {any}
    show me {any} client list
    can you see {any} jobs
    whose jobs has {any} got on
    how busy is {any} next week
    how many jobs has {any} got on their books
    which clients does {any} have
    what does {any} pay his apprentices
    how much does {any} turn over
    whats the market rate for {any}
    whats the average price of {any} around here
    compare me with other tradies
    pull up {any} from the other business
    get me {any} invoices from their system
    look up what {any} was charged by someone else`,
  cannot_secret: `
    whats my password
    what is my password
    just tell me what my password is
    forgot me login
    forgot my login just tell me what my password is
    tell me my password
    ive lost my login whats the password
    whats the wifi password
    whats my pin
    whats the pin for {any}
    read me out the card number
    read me out the card number {client} gave us
    read me out the card number mrs {client} gave us so i can get the {any}
    whats {client} card number
    give me {client} credit card details
    whats {client} bank details
    what are my bank details
    whats my bsb and account number
    whats {client} bsb
    show me the api key
    whats michelles login
    send me the password for {any}
    what card have we got on file for {client}
    get me the cvv off {client} card`,
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
    check the news
    is it going to rain {date}
    is it gonna rain {date}
    is it raining
    will it be hot {date}
    whats the forecast {date}
    what is the weather doing {date}
    how hot is it {date}
    whos winning the footy
    who won the cup
    what was the score
    what time is the footy on
    whats the time in {any}
    whats {number} times {number}
    write a song
    tell me something funny
    sing me a song
    order me a pizza
    order lunch
    order me some lunch for {date}
    order us a pizza for smoko
    book me a flight to {any}
    book me a hotel in {any}
    book a table for {number} {time}
    how do i get to {any}
    give me directions to {any}
    whats the quickest way to {any}
    hows the traffic
    navigate to {any}
    put the radio on
    turn the lights off
    post on facebook
    post the photos on insta for me
    post {any} on instagram
    put an ad on gumtree
    put an ad on seek for an apprentice
    put up a job ad
    update my website
    fix my website
    make me a logo
    build me a website
    design me a business card
    find me a labourer
    hire me an apprentice
    lodge my bas with the ato
    lodge my tax
    do my tax
    file the gst return
    do the payroll
    run the payroll
    what colour should i paint {any}
    what size {any} do i need for {any}
    how deep do footings need to be
    how many amps does {any} draw
    whats the regulation for {any}
    is it legal to {any}
    what does the standard say about {any}
    do i need a permit for {any}
    how do i fix {any}
    scan this receipt
    read me the news
    whats on the telly
    reset my password
    change the wifi password
    check my bank balance
    whats my bank balance
    whats in the bank
    open the garage
    track {any} with gps
    wheres my ute
    take a photo of {any}
    pick the kids up
    sue {client}
    call the police`,
};
