/** Requests told as news, as a story or in borrowed English, with what is asked at the end or in passing. */
export const AS_NEWS: Readonly<Record<string, string>> = {
  create_job: `
    picked up {any} {date} {phone} {any} for {money} {date}
    picked up {any} {phone} {any} {money}
    landed {any} {phone} {any} {money} {date}
    sir i have agree with {client} to {any} he pay me {money} day is {date} write the job
    i talk with one new customer he call {any} he want me to {any} i tell him {money} please you write this job
    at the request of {client} i shall be {any} {date} the fee is {money} kindly open a job for it
    {client} have come back with a yes on the {any} at {money} open that up as a job
    {client} said yes to the {any} open that up as a job {date}
    add the {client} {any} to my jobs {date} {money}
    put the {client} {any} on the board {date}
    put {client} down as {job} {any} {money}
    put {client} down as a job {any}
    put {any} down as a job {any} {money}
    enter a job for {client} {any} {money}
    two more for the board both {client} {date} {any} {money} {any} {money}
    fire up a job {any} {client} {money} {date}
    get a job going for {client} {any} {money}
    get a job started for {client} {any}
    kick off a new job for {client} {any}
    can a job be made for {client} {any}
    can a job be set up for {client} {any} {money}
    a job should be opened for {client} {any}
    {client} wants {any} so could you make that a separate job for {date}
    so could you make that a job for {date}
    she wants the {any} while i am at it and i said {money} make that a separate job
    anyway she wants {any} told her {money} pop that in as a job
    {any} for {client} {money} needs a job
    ours needs a job
    {client} {any} {money} thats a job
    {any} at {money} {client} {date} thats a job
    {client} {money} {any} {date} create job
    {client} want their {any} {money} job for {date}
    see below set up the job for me
    set up the job for me
    set the job up
    turn this into a job
    make a job out of this
    work order below put it in as a job
    got this email from {client} put it in
    got this text from {client} make it a job
    log this one
    job from this please
    new work order from {client} {any}
    book this in for me
    {client} gave us the go ahead on the {any} {money} so lock it in
    {any} shook hands on {money} start {date} job please
    schedule a job for {any} {any} on {date}
    schedule a job for {client} {any} on {date}
    reckon you can whack in a job {client} {any}
    we are on for {client} {any} {date} {money} chuck it in the book
    theres a job on for {client} {any}
    i need one opened for {client} {any}`,
  update_job: `
    note for the {job} gate code {number} side entry only
    note for {job} {any}
    note against {job} {any}
    is {job} marked as finished if it isnt do that
    variation approved on {job} {money} on top of what we had
    variation on {job} adds {money}
    {job} variation of {money} on top
    the variation takes {job} to {money}
    {job} now {money} not {number}
    {job} {money} now not {number} and shes bumped it to {date}
    {job} is {money} now
    scope has doubled at {job} so double the budget on it
    swap the days of {job} and {job}
    swap {job} and {job} around
    swap clients on {job} its for {client} not {client}
    {job} is down under the wrong lady it belongs to {client} not {client}
    {job} is under the wrong client it should be {client}
    {job} belongs to {client} not {client}
    {job} isnt actually finished were back on it open it up again
    {job} isnt finished reopen it
    {client} havent paid so put {job} back to pending
    put {job} back to pending we arent starting till they do
    {job} has to wait put it back to pending
    {job} cant start till {date} because of the rain
    {job} cant start till {date} now and his price goes up to {money}
    {client} wants {job} {date} instead can you alter that
    she wants it {date} instead
    they want {job} brought forward to {date}
    can {job} come forward a week
    slide {job} back three days
    rain all week so slide {job} back
    the one in {job} should be named {any} from now on
    both {job} and {job} got finished off
    {job} and {job} are both done
    if {job} isnt marked as finished please do that we wrapped it {date}
    {job} kicked off {time}
    we kicked off at {job} {date}
    {job} {any} message can you do it {date} instead thats fine by me so move it
    {job} is a no go they pulled the pin on us
    {job} {date} {money}
    couple of changes {job} is finished
    change the date on {job} to the day before {job}
    bring {job} forward to the day before {job} and drop it by {percent}`,
  delete_job: `
    nuke {job}
    kill off {job} hes a nightmare whole record
    kill off {job}
    kill {job} off for good
    nuke {job} never want to see it again
    {job} was a mistake get rid of it altogether
    wipe {job} off the system completely
    remove {job} off the system`,
  update_client: `
    fix typo in {client} email its {email}
    fix the typo in {client} email
    typo in {client} number its {phone}
    wrong spelling on one of my clients its {client} not {client}
    wrong spelling its {client} not {client}
    the spelling of {client} is wrong its {any}
    {client} is spelt wrong its {client}
    {client} should be {any}
    {client} is meant to be {any} not {client}
    got this change what needs changing {client} {address} {phone}
    got this change what needs changing
    this came from {client} update what needs updating
    message from {client} update their details
    update them from this
    for {client} the house number is {address} not {address} correct their address
    correct {client} address its {address}
    {client} address is {address} not {address}
    {client} now lives at {address}
    we are now living at {address} and mobile is {phone} {client}
    {client} here new mobile is {phone}`,
  create_client: `
    set up a client {any} email {email} she doesnt want phone calls so theres no number
    set up a client {any} email {email}
    i want put new customer name {any} live {address} {phone}
    i want put new customer {any} {phone}
    client {any} {phone} note for her {any} please add
    client {any} {phone} please add
    {any} of {address} has no mobile the house is {phone} enter her among our clients
    enter her among our clients
    enter him with the clients {any} {phone}
    business card from the {any} save it as a client {any} {phone} {email}
    lead off {any} name {any} {phone} chuck her in the client book
    chuck him in the client book
    both need to go on as clients
    {any} {phone} {any} {phone} both need to go on as clients
    theres {client} on the books already but this is his son add {any} {phone} as a client on his own
    save this one as a client
    add {client} junior {phone} as a client`,
  create_supplier: `
    we get our {any} off {any} now add them as a supplier
    we use {any} for {any} now add them as a supplier {email}
    found a cheaper mob for {any} {any} {phone} save them under suppliers
    {any} new supplier for us up here {any} ring them on {phone}
    if {any} isnt among my suppliers yet put it on {phone}
    new {any} supplier {any} {email} {phone}
    new {any} supplier {any} {phone}
    a new {any} supplier {any} {phone}
    new place for {any} {any} {phone}
    save {any} under suppliers {phone}
    add {any} to the suppliers {any} {phone}
    our {any} comes from {any} now {phone} put them in`,
  update_supplier: `
    fix {supplier} should be {any} everything else about them is the same
    {supplier} should be {any}
    the {supplier} trade desk {phone} fix that up
    {supplier} trade desk is {phone} now
    {supplier} trade desk number has changed {phone}
    {supplier} counter is on {phone} now
    {supplier} trade {email}
    {supplier} number is now {phone} fix that`,
  create_task: `
    cant forget to {any} has to be before {date}
    has to be done before {date} dont let me forget {any}
    this from council stick whats needed on my list
    put what i have to do on the list
    put whats needed on my list
    get michelle onto chasing the {any}
    get michelle onto {any}
    letter from the {any} put what i have to do on the list
    make a task of this
    task from this please
    {any} wants lodging {date} so stick that on the list
    i got to do the {any} last working day of every month
    nudge me the day before {job} start i need to {any}
    {any} {date} {time} on my to do list
    i still have to {any} before {date} list that`,
  update_task: `
    hand the {task} task over to renea
    hand {task} to sarah
    hand {task} over to michelle
    pass {task} on to renea
    hand the {task} task over to {any}
    give {task} to {any} instead
    {task} is sorted tick it off`,
  delete_client: `
    kill off {client} whole record
    get rid of {client} whole record
    {client} is a nightmare take them off the books
    bin {client} for good`,
};
