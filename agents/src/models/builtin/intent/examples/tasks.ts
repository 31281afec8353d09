import { SEND_MESSAGE } from './tasks-messages.ts';
import { TASKS_SAID } from './tasks-said.ts';

/** To-dos, the schedule, messages. */
export const TASKS: Readonly<Record<string, string>> = {
  create_task: `
    remind me to {any} {date}
    remind me {date} to {any}
    remind me on {date} to {any}
    remind me to call {client} {date} at {time}
    remind me to ring {client}
    remind me to order {any} {date}
    remind me to invoice {client} {date}
    remind me to send {client} the quote {date}
    remind me to follow up {client}
    remind me {any} is due {date}
    nudge me {date} about {any}
    nudge me to {any}
    dont let me forget to {any} {date}
    dont forget {any} {date}
    make sure i {any} {date}
    new task {any} {date}
    new task for {any} {any} by {date}
    add a task to {any} {date}
    add a task for {job} {any}
    create a task {any} for {job}
    add to my list {any}
    add it on the list {any}
    {any} add it on me list
    add {any} to the to do list
    note to self {any}
    schedule the {any} at {client} {date} {time}
    schedule a {any} with {client} {date} {time}
    book the {any} for {date}
    book the scissor lift for {date}
    book the ute in for a service {date}
    organise {any} for {date}
    arrange a {any} with {client} {date}
    line up {any} for {date}
    set a reminder for {date} {any}
    gotta {any} {date}
    gotta drop {any} back {date} {time}
    i need to {any} {date}
    i have to {any} before {date}
    have to pick up {any} {date}
    need to ring {client} about {any} {date}
    need to chase {client} {date}
    chase {client} for {any} {date}
    follow up {client} {date}
    follow up {client} about the quote {date}
    call {client} back {date}
    drop the {any} back to {any} {date}
    pick up {any} from {any} {date}
    return the {any} {date}
    meet {client} at {time} {date}
    {any} expires {date} remind me {number} weeks before
    {any} is due {date} remind me
    rego is due {date}
    first {date} of each month {any}
    every {date} {any}
    every week {any}
    each {date} check the {any}
    get {any} to {any} by {date}
    check {any} {date}
    lodge the {any} by {date}
    put in my diary {any} {date} {time}
    dentist {date} {time}
    toolbox meeting {date} {time}
    remind me {date} {any}
    remind me {any}
    remind me to pay the {any} {date}
    remind me to pay {supplier} {date}
    remind me to text {client} {date}
    remind me to email {client} the {any} {date}
    remind me to pick up {any} from {supplier} {date}
    remind me to get {number} {any} {date}
    remind me to check {any} on {job}
    remind me about {any} {date}
    remind me {date} at {time} to {any}
    remind me next week to drop her {any} back
    remind me to quote {any} {date}
    remind me the {any} needs {any} {date}
    nudge me {any}
    give me a heads up {any}
    {any} runs out {date} give us a heads up a month out
    {any} runs out {date} give me a nudge
    {any} expires {date} nudge me {number} weeks out
    {any} needs renewing {date} remind me a week before
    {any} is up for renewal {date}
    {any} expires {date}
    {any} insurance is due {date} remind me
    dont let me forget {client} wants {any} {date}
    dont let me forget {client} {any}
    dont let me forget about {any}
    dont forget to {any}
    make sure i {any} before {date}
    make a note to {any} {date}
    note {any} {date}
    new task for {any} to {any} by {date}
    new task {any} for {job} by {date}
    task for {any} {any} {date}
    task for {any} chase {any} for {job} by {date}
    task {any} {date}
    todo {any}
    to do {any} {date}
    todo for {any} {any}
    add a reminder to {any} {date}
    add {any} to my list
    add {any} to me list for {date}
    put {any} on the list
    put {any} on my to do list
    put it on me list {any}
    put down {any} for {date}
    chuck {any} on the to do list
    chuck a reminder in for {date} {any}
    chuck it on the list {any} {date}
    whack it on the list {any} {date}
    {any} whack it on the list
    {any} stick it on me list
    {any} chuck it on my list
    {any} put it in the diary
    {any} jot it down
    need to drop {any} round to {client} {date} by {time} put it on me list
    gotta get {any} sorted before {date}
    gotta get the {any} sorted {date} whack it on the list
    gotta {any} before {time}
    gotta ring {client} {date}
    gotta see {any} {date} {time}
    gotta remember to {any}
    need to {any} {date}
    need to get {any} serviced {date}
    need to renew {any} by {date}
    have to {any} by {date}
    i gotta {any}
    i need to remember to {any}
    we need to {any} {date}
    we have to {any} {date}
    schedule the {any} inspection at {client} {date} {time}
    schedule the final inspection at {client} {date} {time}
    schedule an inspection with {any} {date} {time}
    schedule a meeting with {client} {date} {time}
    schedule a site meeting at {job} {date} {time}
    schedule the {any} for {date}
    schedule {any} {date} {time}
    book the {any} in for {date} {time}
    book the crane in for {date} {time}
    book the crane for {date}
    book the digger for {date}
    book the bobcat {date} {time}
    book the pump truck for {date}
    book the certifier for {date} {time}
    book the skip for {date}
    book a skip bin for {date}
    book a scissor lift {date} for {job}
    book the council inspection {date}
    book in the inspector {date} {time}
    book the van in for rego {date}
    book the van in for a service {date}
    book in with the accountant {date} {time}
    book me in at the dentist {date}
    book a doctors appointment {date} {time}
    hire a {any} for {date}
    hire a trencher for {job} {date}
    organise a skip for {job} {date}
    organise the {any} for {job}
    organise an electrician for {job} {date}
    arrange for the {any} to {any} {date}
    arrange a site visit with {client} {date}
    line up the {any} for {date}
    get the {any} booked for {date}
    get onto {any} about {any}
    get the {any} serviced {date}
    sort out {any} {date}
    sort the {any} {date}
    chase up {client} about {any} {date}
    chase up {supplier} about {item} {date}
    chase {supplier} {date}
    chase the {any} {date}
    follow up on {any} {date}
    follow up with {client} {date}
    call {client} {date}
    call {client} about {any} {date}
    ring {client} {date} about {any}
    ring {client} {date}
    ring {client} {time} {date}
    ring {any} {date} about {any}
    send {client} the {any} {date} remind me
    pick up the {any} {date}
    pick up the keys from {client} {date}
    drop the keys back to {client} {date}
    drop {any} off at {any} {date}
    drop off the {any} at {supplier} {date}
    take the {any} back to {supplier} {date}
    return the {any} to {supplier} {date}
    meet {client} on site {date} {time}
    meeting with {client} {date} {time}
    meet the inspector at {job} {date} {time}
    site meeting {job} {date} {time}
    measure up at {client} {date} {time}
    clean out the {any} {date}
    wash the {any} {date}
    service the {any} {date}
    check the {any} on {job} {date}
    first {date} of the month {any}
    first monday of each month check the {any} in both vans
    every second {date} {any}
    every second {date} wash the {any}
    every fortnight {any}
    every month {any}
    every {number} months {any}
    each month {any}
    each week {any}
    on the {number} of each month {any}
    weekly {any} {date}
    monthly {any}
    last {date} of the month {any}
    put the bins out every {date}
    do the bas by {date}
    do the timesheets {date}
    do payroll every {date}
    renew the {any} by {date}
    renew my licence by {date}
    submit the {any} {date}
    scan the {any} for {job} by {date}
    file the {any}
    get the {any} tested {date}
    white card for {any} {date}
    kids pickup {date} {time}
    smoko with {any} {date}
    dentist {date}
    order {any} {date} remind me
${TASKS_SAID}`,
  update_task: `
    mark the {task} as done
    mark {task} complete
    {task} is done
    done the {task}
    tick off {task}
    tick off the {task} task
    {task} done
    did the {task}
    i did {task}
    finished {task}
    move {task} to {date}
    push {task} to {date}
    push {task} back to {date}
    move the {task} reminder to {date}
    change {task} to {date} at {time}
    {task} is now {date}
    assign {task} to {any}
    give {task} to {any}
    {task} can wait till {date}
    put {task} off till {date}
    reschedule {task} for {date}
    tick off the {any} one
    tick off the {any} task
    tick {task} off
    tick {task} off the list
    cross {task} off
    cross {task} off the list
    {task} is sorted
    {task} all done
    {task} task is done
    ive done {task}
    ive done the {any} task
    finished the {any} task
    done {task}
    done with {task}
    knocked {task} over
    mark the {any} task as done
    mark the {any} reminder as done
    mark {any} task complete
    complete {task}
    close off {task}
    {task} is finished
    {task} started
    started {task}
    move the {task} to {date} {time}
    move the {any} task to {date}
    move the {any} reminder to {date}
    shift {task} to {date}
    push {task} out to {date}
    push {task} back a week
    bring {task} forward to {date}
    make {task} {date} instead
    make {task} {time}
    change {task} to {date}
    change the time of {task} to {time}
    {task} is {date} now
    {task} moved to {date}
    give {task} to michelle
    give the {any} task to sarah
    get renea to do {task}
    assign the {any} task to me
    {task} is for sarah not michelle`,
  find_task: `
    when is {task} due
    is {task} done
    who is doing {task}
    did we do {task}
    show me the {task} task
    whats happening with {task}`,
  list_tasks: `
    list my tasks
    what tasks have i got
    whats on my list
    whats on my to do list
    what do i need to do
    what have i got to do {date}
    show me my tasks
    how many tasks are open
    any tasks due {date}
    what tasks are overdue
    what is overdue on my list
    what reminders have i got
    which tasks are done
    what do i have to do this week
    tasks for {job}
    what is due {date}`,
  show_schedule: `
    whats on {date}
    what is on
    whats on this week
    what is on the weekend
    whats happening {date}
    what have i got {date}
    what have i got on {date}
    whats booked {date}
    am i free {date}
    am i busy {date}
    anything on {date}
    what does {date} look like
    whats my day look like
    whats the schedule for {date}
    show me the calendar
    whats in the diary for {date}
    where am i {date}
    where do i need to be {date}
    what am i doing {date}
    whats coming up
    whats next
    run me through {date}`,
  delete_task: `
    delete the {task} task
    delete {task}
    remove {task} from my list
    take {task} off my list
    take {task} off the list
    forget about {task}
    scrap the {task} reminder
    cancel the {task} reminder
    scrap the reminder about {task}
    scrap {task}
    bin {task}
    bin the {any} reminder
    delete the {any} reminder
    delete the reminder about {any}
    delete the task about {any}
    delete the {any} task
    remove the {any} task
    get rid of {task}
    get rid of the {any} reminder
    dont need {task} anymore
    dont worry about {task}
    forget {task}
    never mind about {task}
    ditch {task}
    cancel {task}
    cancel the {any} task
    take the {any} task off my list
    clear {task} off the list`,
  send_message: SEND_MESSAGE,
};
