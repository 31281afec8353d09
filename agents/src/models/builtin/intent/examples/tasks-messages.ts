/** Messages to be sent, as people ask for them. */
export const SEND_MESSAGE = `
    text {client}
    email {client}
    text {client} {any}
    text {client} that {any}
    text {client} im running late
    tell {client} {any}
    tell {client} we will be there {date} at {time}
    tell {client} im on my way
    let {client} know {any}
    let {client} know well be there {time}
    email {client} saying {any}
    email {client} {any}
    email {client} about {job}
    message {client} {any}
    sms {client} {any}
    send {client} a text {any}
    send {client} a message saying {any}
    drop {client} a line {any}
    shoot {client} a text {any}
    ask {client} if {any}
    ask {client} when {any}
    ask {supplier} for a price on {any}
    ask {supplier} when {item} is coming
    email {supplier} {any}
    text {supplier} {any}
    email everyone who {any}
    email all my clients {any}
    text all clients {any}
    message everyone {any}
    reply to {client} {any}
    chase {client} by text about the money
    email everyone who hasnt paid
    email everyone who hasnt paid and tell them {any}
    email everyone that owes us money
    email everyone thats overdue saying {any}
    text everyone whos overdue and say {any} {date}
    text everyone who owes us
    text everyone on {date} and tell them {any}
    text everybody booked {date} {any}
    text all of them {any}
    text the lot of them {any}
    tell everyone {any}
    tell everyone on {date} {any}
    tell all the suppliers {any}
    tell all my clients {any}
    let everyone know {any}
    let everyone booked {date} know {any}
    let all the clients know {any}
    let all my suppliers know {any}
    send all my clients a message {any}
    send all my clients a message saying {any} {date}
    send everyone a text saying {any}
    send everyone who owes us money a message
    send a message to everyone saying {any}
    send an email to all clients saying {any}
    message all the clients about {any}
    email all clients
    notify all clients {any}
    notify {client} {any}
    remind everyone who owes us that {any}
    remind {client} that {any}
    remind {client} about the {any}
    remind {client} by text {any}
    chase everyone who hasnt paid by email
    text {client} that well be there {time} {date}
    text {client} were on our way
    text {client} and say {any}
    text {client} to say {any}
    text {client} saying {any}
    text {client} {any} {date}
    text {any} that {any}
    text {any} saying {any}
    text {any} im running {number} late
    text him {any}
    text her that {any}
    text them {any} {date}
    tell {client} that {any}
    tell {client} {any} {date}
    tell {client} the {any} is {any}
    tell {client} were pushed to {date}
    tell {client} im running late
    tell {client} ill be there {time}
    tell {any} im running late
    tell him {any}
    tell her {any} {date}
    tell her its {money} {any}
    tell him its {money} callout plus parts
    tell {client} its {money} {any}
    let her know its {money} {any}
    tell them {any}
    tell {supplier} {any}
    tell {supplier} we need {item} by {date}
    let {client} know the {any} got held up and were pushed to {date}
    let {client} know {any} {date}
    let {client} know that {any}
    let {any} know {any}
    let him know {any}
    let her know {any} {date}
    let them know {any}
    let {supplier} know {any}
    give {client} a heads up {any}
    give {client} a heads up that {any}
    email {client} that {any}
    email {client} to say {any}
    email {client} and say {any}
    email {client} and ask {any}
    email {client} about {any}
    email {any} saying {any}
    email {any} and ask for {any}
    email {supplier} and ask for {any}
    email {supplier} asking when {item} {any}
    email him {any}
    email her the {any}
    send {client} a message {any}
    send {client} an email saying {any}
    send {client} a text saying {any}
    send {client} an sms {any}
    send a text to {client} {any}
    send a message to {client} saying {any}
    send an email to {client} saying {any}
    send a message to {supplier} {any}
    send {supplier} a message {any}
    shoot {client} a message {any}
    shoot {client} an email {any}
    shoot a text to {client} saying {any}
    flick {client} a text {any}
    flick {client} a message {any}
    flick {client} an email saying {any}
    flick a message to {client} {any}
    drop {client} a text {any}
    ping {client} {any}
    hit up {client} {any}
    write to {client} {any}
    write {client} an email {any}
    ask {client} {any}
    ask {client} what {any}
    ask {client} whether {any}
    ask {client} to {any}
    ask {client} for {any}
    ask {supplier} if {any}
    ask {supplier} when {any}
    ask {supplier} when {item} is due
    ask {supplier} for {any}
    ask {supplier} how much {any}
    ask {supplier} for a quote on {number} {any}
    ask {supplier} to {any}
    ask him {any}
    ask her if {any}
    ask {any} if {any}
    ask {any} when {any}
    reply to {client} saying {any}
    reply {any}
    say thanks to {client}
    thank {client} for {any}
    wish {client} {any}
    email {job} {any}
    email {job} the {any} is finished and well be round {date}
    email {client} the {any} is finished
    email {client} the {job} is done
    text {job} {any}
    text {client} the {job} is finished
    tell {job} the {any} is {any}
    tell {client} the {job} will be {date}
    let {job} know {any}
    let {client} know {job} is done
    let {client} know the {job} is pushed to {date}
    let {client} know {item} has arrived
    let {client} know the {item} is delayed till {date}
    tell {client} {item} arrived
    text {client} her {item} turned up
    tell {client} weve started
    tell {client} the invoice is coming
    text {client} the balance is due {date}
    remind {client} the balance is due {date}
    remind {client} {any} {date}
    ask {client} when suits {any}
    ask {client} if {date} suits
    text {client} back {any}
    text {client} back no worries {any}
    text {phone} {any}
    text {phone} its the {any}
    text {any} on {phone} {any}
    text {any} on {phone} i can come {date}
    text both {client} and {client} {any}
    text {client} and {client} {any}
    email {email} with {any}
    email {email} with the {any} are attached
    email {email} saying {any}
    email {any} {email} please {any}
    email accounts at {any} {email} please resend the {any}
    email {client} that the invoice of {money} is overdue
    email {client} that her invoice is overdue
    let {client} know the invoice of {money} is due
    tell {client} the price is {money}
    send {client} an email {any}
    send {client} an email your quote is ready {any}
    send {client} a text your {any} is ready
    send {any} at the council an email {any}
    send {any} an email just chasing up {any}
    send the {any} this {any}
    send the sparky {any} this {any}
    send {client} this {any}
    inform {client} that {any}
    inform {client} {any}
    advise {client} that {any}
    notify the neighbours {any}
    apologise to {client} for me {any}
    apologise to {client} {any}
    say sorry to {client} {any}
    say to {client} {any}
    say to {client} happy to knock {percent} off {any}
    quick one to {client} {any}
    quick text to {client} {any}
    quick message for {client} {any}
    message for {client} {any}
    flick {client} a text about {job} {any}
    drop {client} a note {any}
    write to {client} about {job} {any}
    write to {client} about {job} we found {any} it will be {money} extra
    get word to {client} that {any}
    get word to {any} that {any}
    pass on to {client} that {any}
    get a message to {client} {any}
    whatsapp {client} {any}
    ask {supplier} to hold the order until {date}
    ask {supplier} to hold {any}
    just tell {client} yes we can do {date}
    tell the crew {any} {date} {time}
    msg the {any} {any} on {phone}
    msg {client} {any}
    can you let {client} know {any}
    could you text {client} {any}
    {client} needs to know {any}
    text them that {any} is ready`;
