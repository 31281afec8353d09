/** What is on, and what there is to do. */
export const DAY_QUESTIONS: Readonly<Record<string, string>> = {
  show_schedule: `
    what have i got on {date} {time}
    whats on {date} {time}
    whats on today
    whats on tomorrow
    whats on next week
    whats on the rest of the week
    whats on for the weekend
    am i free {date} {time}
    am i free {date} or {date}
    am i free next week
    are we free {date}
    are we busy {date}
    have i got anything on {date}
    have we got anything on {date}
    have i got anything {date} {time}
    do i have anything on {date}
    have i got time {date}
    have i got a gap {date}
    is there anything booked {date}
    is {date} free
    is {date} {time} free
    is my {date} clear
    anything on {date} {time}
    anything booked {date}
    anything on this weekend
    when am i free
    wheres my next job
    where am i {date} {time}
    where am i meant to be {date}
    where am i supposed to be {date}
    where am i headed {date}
    where are we {date}
    what time do i start {date}
    what time am i on {date}
    what am i doing {date} {time}
    what are we doing {date}
    what are we up to {date}
    whats my {date} look like
    hows {date} looking
    hows my week looking
    hows next week looking
    how does {date} look
    how busy am i {date}
    how busy is next week
    whats planned for {date}
    whats lined up for {date}
    whats in the calendar {date}
    whats the plan for {date}
    whats up next
    whats coming up next week
    what do we have on {date}
    whos booked in {date}
    whos coming {date}
    what happens {date}
    what time am i at {client} {date}
    what have i got this arvo
    anything this arvo
    who am i seeing {date}
    who have i got {date}
    my schedule {date}
    schedule for {date}
    show me {date}
    show me this week
    run through my week
    what have we got on this week`,
  list_tasks: `
    whats on my to do
    whats on the to do list
    what do i need to do today
    what do i need to do {date}
    what do i have to do {date}
    what do i have to get done {date}
    what have i got to do
    whats left on my list
    whats left to do
    whats due today
    whats due {date}
    whats due this week
    anything due {date}
    anything due today
    anything overdue on my list
    any overdue tasks
    any tasks for {job}
    any reminders {date}
    have i got any tasks {date}
    have i got any reminders
    do i have any reminders {date}
    how many tasks have i got
    how many tasks are overdue
    how many things on my list
    how many reminders have i got
    my list
    my to do list
    my tasks
    tasks due {date}
    overdue tasks
    what have i missed
    what tasks are there for {job}
    what needs doing for {job}
    what does michelle have to do
    what has michelle got to do
    whats michelle got on
    whats on michelles list
    what is sarah working on
    what does renea need to do
    whats jerry up to
    what tasks has michelle got
    what tasks are done
    what have we ticked off
    what am i meant to be doing
    what am i forgetting
    what did i need to remember
    list the overdue tasks
    give me my list
    show me my list
    show me the to do list
    read me my list
    read out my reminders
    run me through my tasks`,
  find_task: `
    when is {task}
    whens {task}
    whens my {task}
    when is my {any}
    whens the {any} appointment
    whens my {any} due
    what time is {task}
    what time is the {any}
    what time is my {any}
    what day is the {any}
    have i rung {any}
    have i called {any}
    did i ring {any}
    did i ring {client} back
    did anyone ring {any}
    has anyone called {any}
    has anyone rung {any}
    when do i have to {task}
    when am i meant to {task}
    when was i going to {task}
    what day is {task}
    has {task} been done
    have i done {task}
    have we done {task}
    did i {task}
    did i do {task}
    did anyone {task}
    is {task} finished
    is {task} done yet
    whats the go with {task}
    whos got {task}
    who has {task}
    status of {task}`,
};
