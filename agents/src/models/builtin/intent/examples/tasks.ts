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
    toolbox meeting {date} {time}`,
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
    reschedule {task} for {date}`,
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
    cancel the {task} reminder`,
  send_message: `
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
    send the order to {supplier}
    ring that order through to {supplier}
    put the order through with {supplier}
    send {supplier} the order
    email everyone who {any}
    email all my clients {any}
    text all clients {any}
    message everyone {any}
    reply to {client} {any}
    chase {client} by text about the money`,
};
