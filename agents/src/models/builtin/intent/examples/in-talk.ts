/** What people say in the middle of a talk: half a request, or one that leans on whoever and whatever was named before. */
export const IN_TALK: Readonly<Record<string, string>> = {
  create_job: `
    put a new job in
    put a job in for {client}
    put a new job in for {client}
    need a job put in
    need a job put in for {client}
    need a new job
    need a job for {client}
    need to put a job in
    i need to book a job in
    got a new job
    got a new job for you
    got another job
    got a job for {client}
    add a job for me
    add a job for {client}
    add a new job for {client}
    book one in
    book one in for {client}
    book {client} in
    start a new job
    start a job for {client}
    make a job for {client}
    log a new job
    set up a job for {client}
    whack a job in for {client}
    chuck a job in
    new job for {client}
    new job please
    new job for {any}
    job for him is {any} {money} {date}
    job for her is {any} {money}
    job is {any} {money} start {date}
    he wants {any} {money} {date}
    she wants {any} {money} {date}
    she wants {any} {money}
    they want {any} {money} start {date}
    he needs {any} done {date} {money}
    she needs {any} put in {money} {date}
    theyre after {any} {money} {date}
    {any} {money} start {date}
    {any} {money} starting {date}
    job for {client} {any} {money} {date} then
    {client} {any} {money}`,
  update_job: `
    i want {job} cancelled
    i want {client} job cancelled
    we want {job} called off
    can we get {client} job cancelled
    {client} job wants cancelling
    {job} is off kill it
    {job} fell through
    {client} has pulled out of {job}
    start {job} today
    start {job} {date}
    kick {job} off today
    get {job} underway
    {job} starts today mark it
    were starting {job} today
    were done at {job}
    {job} kicked off this morning
    move it to {date}
    push it back to {date}
    put it off till {date}
    put it off until {date}
    put him off till {date}
    leave it till {date}
    make it {date} instead
    start {date}
    starting {date}
    kick off {date}
    we start {date}
    done at {client} took {number} hours
    finished at {client}
    finished up at {client}
    all finished up at {client} now
    job done at {client}
    done and dusted at {client}
    bring it forward to {date}
    mark it done
    mark it as done
    mark it complete
    its done
    its finished
    thats finished
    that ones done
    cancel it
    cancel that job
    cancel that one
    hes cancelled
    he cancelled
    she wants it {date} now
    he wants it {date} instead
    they want it {date} not {date}
    {client} wants it {date} now
    {client} wants {job} {date}
    {client} wants the {any} {date} now not {date}
    {client} wants his {any} {date}
    {job} done and dusted
    {job} is all done
    wrapped up {job} today
    {client} job is done
    {client} job is finished
    {client} job is all done
    {client} job done`,
  create_finance_record: `
    the {any} is {money} from {any} log it
    the {any} was {money} from {supplier} log it
    {any} was {money} at {supplier} log it
    job took {any} at {money} plus {any} invoice her
    took {number} hours at {money} an hour plus {any} bill him
    the {any} charged us {money} for {job} due {date}
    {any} charged us {money} for {job}
    {any} charged us {money} due {date}
    log an unpaid expense of {money} to {supplier} on {job} due {date}
    bill him the difference
    bill the rest due {date}
    {percent} upfront invoice due {date}
    {client} needs billing
    {client} needs invoicing
    {client} needs an invoice
    {client} needs a bill
    time to bill {client}
    gotta bill {client}
    put an expense down
    put an expense down for me
    put an expense in for me
    chuck an expense in
    log an expense for me
    need to put an expense in
    need to log an expense
    got an expense for you
    bill her
    bill him
    bill them
    bill her the lot
    bill him the lot {number} days
    bill him the lot due {date}
    bill him for it
    bill {client}
    bill {client} for {any}
    bill {client} {money} due {date}
    bill {client} the balance {money} due {date}
    invoice him
    invoice her for {any}
    invoice him {percent} deposit
    invoice him {percent} deposit due {date}
    invoice him the lot
    invoice her {money}
    invoice him {money} due {date}
    invoice {client}
    invoice {client} for {any}
    invoice {client} {percent}
    invoice {client} {money} for {any}
    need an invoice for {client}
    do an invoice for {client}
    put through his {money} deposit
    put through his {money} deposit landed {date}
    put her {money} payment through
    put his deposit through
    he paid {money}
    she just paid {money}
    they paid the deposit {money}
    hes paid {money} {date}
    {money} for {any} {date}
    chuck {money} on for {any}`,
  list_finance_records: `
    does she owe me anything
    do they owe me anything
    has he paid
    has she paid for {any}
    has he paid for {job}
    does {client} owe us money
    has {client} paid for {any}
    what does he owe
    what does she owe me
    how much does he owe
    is he all paid up
    are they paid up
    is {client} square with us
    whats {client} owe us`,
  list_jobs: `
    what jobs has he got on
    what jobs has she got
    what jobs has {client} got on
    what jobs do we have for {client}
    any jobs on for him`,
  find_job: `
    hows it going
    hows {client} job going
    whats happening with {client}
    when is it on
    when does it start`,
  find_client: `
    whats his number
    whats her number
    whats her address
    whats his email
    whats {client} address
    where does he live
    what do i know about {client}
    what have we got on {client}
    tell me about {client}`,
  create_task: `
    remind me
    remind me {date}
    remind me to ring him
    remind me to ring her {date}
    remind me {date} to ring her
    remind me {date} to drop her {any} back
    remind me to follow him up {date}
    remind me to let {client} know
    remind me {date} to let {client} know
    remind me to chase {client} {date}
    set a reminder
    set me a reminder
    add a reminder
    add a task
    add a to do
    put a task in
    book the {any} {date}
    book {any} for {date}
    need to book the {any} for {date}
    {client} wants {any} picked up {date} stick that on my list
    {any} {date} stick that on my list
    {any} {date} put that on the list
    dont let me forget {any}`,
  create_procurement_item: `
    need to order {any}
    need to order {any} for {job}
    need to order {any} for the {any}
    i need to order {any} for {job}
    have to order {any} for the {any}
    gotta order {any} for the {any}
    got to get {any} ordered for {job}
    order some {any}
    order some stuff
    order some gear
    order some gear for {job}
    order materials for {job}
    order the materials
    need to order some stuff
    need some gear for {job}
    order {number} {any} for it
    order {number} {any} for that job
    get {number} {any} for it
    get {number} {any} {money} off {supplier} and {number} {any} for it
    get {number} {any} off {supplier} for it
    and {number} {any} for it
    put in an order
    put an order in
    place an order for {job}`,
  update_procurement_item: `
    {item} have landed
    {item} just rocked up
    the {any} turned up today`,
  create_quote: `
    do a quote
    do a quote for {client}
    need a quote for {client}
    need to do a quote
    quote him for {any}
    quote her {money} for {any}
    quote {client} for {any}
    quote {client}
    put a quote together
    put a quote together for {client}
    he wants a price on {any}
    she wants a quote for {any} {money}`,
  create_client: `
    add a client
    add a new client
    new client
    got a new client
    got a new client for you
    need to add a client
    put a new client in`,
  delete_client: `
    take {client} off my list
    get rid of him
    delete her`,
  send_message: `
    pass it on to {client} {any}
    tell {client} were sorry
    tell her were sorry
    tell him were sorry {any}
    say sorry to {client}
    drop a line to {client} {any}
    text him
    text her
    text him im running late
    tell her well be there {date}
    let him know
    let {client} know
    message {client}
    send {client} a message
    send him a text`,
};
