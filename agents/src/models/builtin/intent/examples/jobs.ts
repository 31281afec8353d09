import { CHANGES } from './job-changes.ts';
import { JOBS_SAID } from './jobs-said.ts';

/** Jobs: made, changed, shown, counted. */
export const JOBS: Readonly<Record<string, string>> = {
  create_job: `${JOBS_SAID}
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
    another job for {client} {any}
    mrs {any} wants her {any} fixed {money}
    mr {any} at {address} wants his {any} rebuilt {money}
    the {any} want their {any} cleaned out {date} {money}
    {any} needs a new {any} put in {date}
    {any} at {address} needs a {any} {money}
    {any} from {any} wants a {any} about {money}
    {any} {phone} wants a quote no just book it {any} {money}
    regrout {any} {phone} {any} {money}
    replace {any} for {any} {phone} {address} {money} {date}
    fix a {any} for {any} {date} {money}
    install a {any} for {client} {money} {date}
    paint {any} for {client} {money}
    {any} {phone} {address} {any} {money} {date}
    {client} {any} {money} {date}
    {client} {address} {any} {money}
    just signed up {any} {phone} {address} {any} {money} {date}
    signed {any} up for a {any} {money} start {date}
    2 jobs for {client} {any} {money} and {any} {money}
    {number} jobs for {client} {any} {money} {any} {money}
    couple of jobs for {any} {any} {money} and {any} {money}
    new jobs {any} {money} {any} {money}
    two jobs out of todays walk through both for {any} first ones {any} {money} second ones {any} {money} {date}
    two jobs both for {any} first one is {any} second one is {any}
    whack a job in for {any} {any} {money} {date}
    chuck a job on for {any} {any} {money}
    can you put a job on for {any} over in {any}
    get {any} booked in for a {any} {date} {money}
    need to get {client} booked in for {any} {date}
    squeeze {client} in {date} for a {any}
    slot {any} in for {any} {date}
    line up a {any} for {client} {date} {money}
    lock in {any} for {client} {date}
    {client} rang wants {any} done {date} {money}
    {any} called she wants her {any} done {money}
    had a call from {any} needs a {any} {date}
    got the go ahead from {client} for {any} {money} start {date}
    {client} gave us the nod on {any} {money}
    {client} is keen for a {any} {money} {date}
    {client} has accepted {any} start {date}
    scored a {any} at {any} {money}
    landed a {any} out at {any} for {any} {money}
    we got the {any} for {any} {money} starts {date}
    emergency callout for {client} burst pipe {date}
    callout for {any} at {address} {money}
    open a job for {any} {phone} {any}
    make a new job {any} for {client} at {address} budget {money}
    log a new job {any} {client} {date} {time}
    another one for {client} {any} {money}
    and another job for {client} {any}
    new job {client} {phone} {email} {address} {any}
    new job for {any} {phone} {email} {any}
    job card for {client} {any} {date}
    start a new job {any} {money} {client}
    put {any} in the diary for {client} as a job {date}
    create a project for {client} {any} {money}
    new project {any} {client} {money}
    schedule {client} {any} {date} {time} {money}
    add a job
    add a new job
    make a job
    create a job
    log a job
    book a job in
    i need to add a job
    put a job in
    add a job {client} {any} {number}
    add a job {any} {any} {number}
    add a job for {any} {any}
    {number} jobs for {client} {any} {number} and {any} {number}
    two jobs for {any} {any} {number} and {any} {number}
    two jobs for {client} {any} {number} and {any} {number}
    three jobs for {client} {any} {money} {any} {money} {any} {money}
    {client} lay {any} in the {any} {money} {date}
    {client} replace {any} {money} {date}
    {client} fix {any} {number}
    ms {any} over in {any} rang she needs her {any} done {date} told her {number}
    mr {any} rang he wants {any} {money}
    new job for {any} {any} {number}
    job for {any} {any} {number}
    book in {any} {number}
    {client} - {any} {money} {date}
    {any} - {any} {money} {date}
    {any} - {any} {money}
    new job - {client} {any}
    new job - {any} {any}
    new job - {any} {any} {money} {date} {time}
    job - {client} {any} {money}
    the {any} want their {any} cleaned {date} {number}
    the {any} want a new {any} {money}
    the {any} need their {any} done {date}
    {client} wants his {any} cleaned {date} {money}
    {client} wants her {any} done {money}
    {client} wants a new {any} {money}
    {any} wants a new {any} {money}
    book {client} in for a {any} {date} {time}
    book {any} in for a blocked {any} {date} {time}
    book {any} in for a {any} {date} at {time} {money}
    {number} jobs for {any} {any} {money} and {any} {money}
    just signed up {client} for {any} {money}`,
  update_job: CHANGES,
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
    take {job} off the system
    delete the {job} job
    wipe {job}
    get rid of the {any} job
    remove the {any} job from the system
    can you delete {job} its a double up
    {job} is a double up delete it
    delete {job} i made it twice
    bin the {any} job
    ditch {job}
    scrub {job} off the list
    i dont need {job} in there anymore delete it`,
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
