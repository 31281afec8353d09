/** Jobs: made, changed, shown, counted. */
export const JOBS: Readonly<Record<string, string>> = {
  create_job: `
    new job for {client} {any} {money} {date}
    new job for {any} {any} {money}
    new job {client} {any}
    job for {client} {any} {date}
    job for {client} please {any} {money}
    a job for {any} {any}
    create a job for {client} {any} budget {money} start {date}
    create job {number} for {client} {any} {money}
    create {job} for {client} {any} budget {money} start {date}
    new {job} for {client} {any}
    book in a {any} for {any}
    book in a {any} for {client}
    new job
    job for {any}
    create a new job called {any} for {client}
    open a job called {any} for {client} budget {money}
    book in a {any} for {client} {date} {money}
    book {client} in for a {any} {date}
    book a job in for me
    book {any} in {date} for {any}
    schedule a {any} for {client} {date} {money}
    got a start for {any} {any} {date} {money}
    got a new one for {client} {any} {money}
    got a job on for {any} {any}
    picked up a job at {address} {any}
    just signed up {any} {phone} {address} {any} {money} start {date}
    just landed a {any} job for {any} {money}
    just won the {any} for {client} {money} start {date}
    {client} said yes to {any} {money} start {date}
    {client} wants us to {any} {date} {money}
    {any} wants {any} done {date} about {money}
    {client} needs a {any} {date} {money}
    {client} has a {any} needs fixing {date}
    add one for {any} {phone} {any} at {address} {money} {date}
    add a job for {client} {any}
    put {client} down for a {any} {date} {money}
    put a job in for {client} {any} {money}
    pencil in a {any} for {client} {date}
    start a job for {client} {any}
    set up a job for {client} {any} {money}
    log a job for {client} {any}
    two jobs for {client} {any} {money} {any} {money}
    can you make a job for {client} {any}
    need a job for {client} to {any} {date}
    we are doing {any} for {client} {date} {money}
    doing a {any} at {address} for {any} {money}
    starting a {any} for {client} {date} {money}
    also a job for {client} {any} {money}
    same again for {client} {date}
    and one for {client} too
    another job for {client} {any}`,
  update_job: `
    call it {any}
    call this one {any}
    {job} is complete
    {job} is done
    {job} is done and dusted
    {job} all done
    {job} done update it
    finished {job} today
    finished up at {job}
    just finished the {any} at {client}
    we wrapped up {job} {date}
    mark {job} as done
    mark {job} complete
    mark {job} in progress
    set {job} to pending
    close off {job}
    close out {job}
    {job} is underway
    {job} has started
    started {job} today
    kicked off {job} this morning
    cancel {job}
    {client} cancelled {job}
    {client} pulled the pin on {job}
    {job} has fallen through
    {job} is off
    bring {job} forward {date}
    bring {job} forward {number} days
    push {job} back {date}
    push {job} back a week
    move {job} to {date}
    shift {job} to {date} at {time}
    reschedule {job} for {date}
    {job} is now {date}
    {job} got moved to {date}
    {client} wants {job} done {date} now not {any}
    {client} needs {job} on {date} instead
    {job} starts {date} not {date}
    {job} wont start till {date}
    change the budget on {job} to {money}
    budget for {job} is now {money}
    {job} budget to {money}
    bump {job} up to {money}
    knock {money} off {job}
    knock {number} off the budget for this one
    take {money} off the budget
    add {money} to the budget for {job}
    {job} went up to {money}
    the price on {job} is {money} now
    rename {job} to {any}
    call {job} {any} instead
    update {job}
    change {job}
    add a note to {job} {any}
    add a note to this job {any}
    note on {job} {any}
    note for {job} the key is {any}
    put a note on {job} that {any}
    {job} is at {address}
    address for {job} is {address}
    actually {date}
    make it {date}
    make that {date} instead
    no {date}
    change it to {money}
    back to pending
    reopen {job}
    {job} back on
    {job} is on hold`,
  delete_job: `
    delete {job}
    delete job {number}
    delete the {any} job
    remove {job}
    get rid of {job}
    bin {job}
    scrap {job} from the system
    erase {job}
    delete this job
    delete that job
    take {job} off the system`,
  find_job: `
    what is the status of {job}
    wheres {job} at
    hows {job} going
    how is {job} tracking
    where are we at with {job}
    when is {job}
    when does {job} start
    when are we starting {job}
    what time is {job}
    what is the budget for {job}
    how much is {job}
    how much is {job} worth
    whats the address for {job}
    where is {job}
    who is {job} for
    whose job is {job}
    find {job}
    open {job}
    look up {job}
    tell me about {job}
    show me {job}
    pull up {job}
    details on {job}
    is {job} done
    is {job} finished yet
    has {job} started
    have we started {job}
    did we finish {job}
    what did i say about {job}
    whats the job number for {job}
    notes on {job}
    whats the go with {job}
    what job am i doing for {client}
    when am i at {client}
    when are we booked at {client}`,
  list_jobs: `
    list my jobs
    list all jobs
    show me the jobs
    show my open jobs
    what jobs have i got on
    what jobs are on
    what jobs are in progress
    whats the count of jobs underway
    how many jobs are underway right now
    how many jobs are pending
    how many jobs have i got
    how many jobs do i have on
    how many jobs did i finish this month
    which jobs are running
    which jobs are done
    which jobs start {date}
    which jobs are {client}
    what jobs have we done for {client}
    jobs for {client}
    all jobs for {client}
    any jobs on {date}
    how many jobs are left
    which jobs have not started
    what have i got on the go
    what are my biggest jobs
    whats my biggest job
    what are all the jobs worth
    total of my jobs
    whats the total value of pending jobs
    which jobs are completed
    jobs in progress
    jobs next week
    do i have any jobs in {any}`,
};
