/** Jobs: one of them, or how many. */
export const JOB_QUESTIONS: Readonly<Record<string, string>> = {
  list_jobs: `
    whats the count of jobs underway right now
    how many jobs are on the go
    how many jobs have i got on
    how many jobs are there
    how many jobs havent started
    how many jobs this week
    how many jobs {date}
    how many jobs did we finish last month
    how many jobs are finished
    number of open jobs
    jobs not started yet
    jobs underway
    open jobs
    what jobs have i got
    what jobs are on {date}
    what jobs are left this week
    whats left this week
    what jobs are coming up
    what jobs have we got for {client}
    what jobs does {client} have with us
    what have we done for {client}
    what have we done for the {any}
    what work have we done for {client}
    what are we doing for {client}
    what work have i got for {client}
    what have we got on for {client}
    any jobs for {client}
    whats still going at {client}
    whats still going for {client}
    what have we got going at {client}
    is there a job for {client}
    is there a job for {any}
    is there a job for the {any}
    have we got a job for {any}
    have we got a job on for the {any}
    any jobs in {any}
    any work in {any}
    any jobs {date}
    any jobs not started
    have we got any jobs in {any}
    have we ever worked for {client}
    have we done any work for {client}
    do we have any jobs for {client}
    do i have any jobs {date}
    is there anything on in {any}
    which jobs are cancelled
    which jobs have no date
    which jobs are in {any}
    which jobs are still going
    whats the biggest job on the books
    which job is worth the most
    which job is the smallest
    biggest job
    whats my next job
    when is my next job
    what are my open jobs worth
    total value of the open jobs
    how much work have i got on
    how much work is booked in
    show me whats in progress
    list the jobs for {client}
    list open jobs
    list the jobs we finished {date}
    give me a list of jobs
    did we finish any jobs {date}
    what did we get done {date}
    what did we finish this month
    whats still to be done for {client}
    how many jobs for {client}`,
  find_job: `
    how is {job} going
    hows the {any} job going
    whats happening with {job}
    where are we up to with {job}
    where is {job} up to
    is {job} finished
    is {job} underway
    have we finished {job}
    did {job} get cancelled
    status of {job}
    whats the status of {job}
    whats the status on {job}
    whats the budget on {job}
    whats the budget for {job}
    whats {job} worth
    what did we price {job} at
    when do we start {job}
    when are we doing {job}
    when am i doing {job}
    what day is {job}
    what date is {job} booked for
    what suburb is {job} in
    what suburb is the {any} in
    what street is {job} on
    what time do we start {job}
    wheres {job}
    whats the address of {job}
    what address is {job} at
    who is the client on {job}
    whos {job} for
    whos the {any} job for
    what notes are on {job}
    what are the notes for {job}
    what does {job} involve
    what number is {job}
    whats {job} about
    give me the details of {job}
    bring up {job}
    remind me whats happening with {job}
    {job} status
    {job} budget
    {job} address`,
};
