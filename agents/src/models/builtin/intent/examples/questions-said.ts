/** Questions as they are put in passing: short, slangy, or leaning on what was said before. Nothing here changes a record. */
export const QUESTIONS_SAID: Readonly<Record<string, string>> = {
  find_job: `
    when is {job} booked in
    when is {job} booked for
    whens {job} booked for
    whens {job} booked in for
    whens {job} on
    when is {job} on
    when is {job} happening
    when are we at {job}
    when are we meant to be at {job}
    when am i starting {job}
    when do i start on {job}
    when are we due to start {job}
    when did we say wed start {job}
    when did we do {job}
    when did we finish {job}
    when did {job} start
    when was {job} done
    what date did we put down for {job}
    what date have we got for {job}
    what day did we say for {job}
    what day are we doing {job}
    what day am i at {job}
    what did we put {job} down for
    what time do i need to be at {job}
    how far off is {job}
    how long till {job}
    how come {job} isnt finished
    how come {job} hasnt started
    hows {job} looking
    hows {job} coming along
    how are we going with {job}
    are we done with {job}
    are we finished at {job}
    did we ever start {job}
    has {job} kicked off
    whats the state of {job}
    whats the story with {job}
    whats the latest on {job}
    whats on file for {job}
    whats the number of {job}
    wheres {job} gotta be
    where is {job} again
    where do i go for {job}
    where am i going for {job}
    whats the site address for {job}
    address for {job}
    who did we do {job} for
    who are we doing {job} for
    whos {job} for again
    whos that for
    who is it for
    whos that one for
    whose is that
    whats {job} budgeted at
    what have we got down for {job}
    what have we got {job} down as
    whats the price on {job}
    what are we charging for {job}
    what are we getting for {job}
    how much is {job} going for
    how much are we charging for {job}
    how much did we price {job} at
    what was the price for {job} again
    and whats the address
    and whats the budget on that
    and when does that one start
    wheres that one at
    and what day is that
    remind me when {job} is
    remind me what day {job} starts`,
  list_jobs: `
    wheres the job for {client}
    when are we at {client}
    when is {client} booked in
    whens {client} booked in
    whens {client} thing happening
    when is {client} thing on
    when is {client} booked in for
    when are we doing {client} {any}
    what day is {client} on
    what date is {client} job
    whats on for {client}
    what have we done at {client}
    is there anything on for {client}
    anything on for {client}
    anything booked for {client}
    have we got anything booked for {client}
    has {client} got a job on
    has {client} got any other jobs
    what else have we got for {client}
    what else is on
    which jobs havent got a price
    which jobs are unfinished
    which jobs finished {date}
    what jobs kick off {date}
    what jobs start {date}
    what jobs are starting {date}
    whats starting {date}
    how many jobs kicked off {date}
    how many are still going
    how many have we finished
    whats still open
    what work is coming up
    what work have we got in {any}
    whats the cheapest job weve got on
    dearest job on the books
    whats the furthest out job`,
  show_schedule: `
    whats on {date} then
    whats happening on {date}
    whats doing {date}
    whats going on {date}
    anything happening {date}
    anything doing {date}
    what does {date} look like for me
    whats tomorrow look like
    what does my week look like
    where am i off to {date}
    where do i have to be {date}
    where to {date}
    where are we headed {date}
    who have we got {date}
    who are we seeing {date}
    whos on {date}
    have i got much on {date}
    am i flat out {date}
    am i flat out next week
    how flat out am i {date}
    how full is {date}
    is {date} looking busy
    any room {date}
    any gaps {date}
    any gaps next week
    can i fit something in {date}
    can i squeeze one in {date}
    do i have a day free next week
    got anything on {date}
    got much on {date}
    got anything {date} {time}
    whats the day look like
    whats the run sheet for {date}
    run sheet for {date}
    whats first up {date}
    whats first on {date}
    what time is the first job {date}
    what have we got {date}
    what have we got on for {date}`,
  list_tasks: `
    whats on my plate
    what else do i need to do
    what have i still got to do
    what have i got to get done {date}
    whats overdue on my list
    what did i say id do {date}
    what was i meant to do {date}
    what do i have to chase up
    who do i have to ring {date}
    who do i need to call back
    any calls to make {date}
    any jobs on my list for {date}
    whats michelle got to do {date}
    whats still on the list
    whats hanging over my head
    anything i need to do {date}
    anything on my list for {date}
    have i forgotten anything
    what reminders have i got set`,
  find_task: `
    did i get around to {task}
    did i ever {task}
    has anyone done {task}
    has {task} been sorted
    have i sorted {task}
    is {task} sorted
    when do i need to {task} by
    whens {task} due
    when did i say id {task}
    whos doing {task}
    who is meant to {task}
    did michelle {task}`,
  find_client: `
    what phone number did {client} leave
    what number did {client} leave
    what phone number did the {any} leave
    what number did the {any} give us
    what number did {client} give us
    number for {client} please
    whats a good number for {client}
    how do i get onto {client}
    how do i contact {client}
    how can i reach {client}
    best way to contact {client}
    what are {client} details
    whats {client} contact details
    email address for {client}
    email address for {any}
    phone number for {client}
    phone number for {any}
    mobile for {client}
    got a number for {client}
    got an email for {client}
    got an address for {client}
    have we got contact details for {client}
    have we got a mobile for {client}
    do we have a mobile for {any}
    what email have we got for {client}
    what address have we got for {client}
    what email did {client} give us
    what street does {client} live on
    wheres {client} place
    wheres {client} house
    where do i find {client}
    where does {any} live
    wheres {any} live
    what do we have on file for {client}
    whats on file for {client}
    which {any} lives in {any}
    whats her email
    whats their address
    and his number
    and her email
    and the address
    remind me of {client} number`,
  list_clients: `
    who lives in {any}
    whos out in {any}
    who have i got out at {any}
    how many clients have we got now
    do i know anyone in {any}`,
  find_supplier: `
    whats the number for {supplier}
    whats the rep number at {supplier}
    how do i contact {supplier}
    how do i get onto {supplier}
    email address for {supplier}
    phone number for {supplier}
    contact details for {supplier}
    whats {supplier} contact details
    what email have we got for {supplier}
    got a number for {supplier}
    wheres {supplier} at
    what are {supplier} details`,
  list_suppliers: `
    who do we get {any} off
    who do i get my {any} off
    whos got {any}
    whos a good supplier for {any}
    which merchants do we use
    who have we got for {any}`,
  list_procurement_items: `
    whats left to come for {job}
    whats still to be delivered
    whats turning up {date}
    whats getting dropped off {date}
    whats coming {date}
    what deliveries have i got {date}
    what gear is coming {date}
    what gear have we got on order
    what gear do we still need for {job}
    what have we still got to order for {job}
    what did we order from {supplier}
    what materials did we get for {job}
    what have we used on {job}
    anything still to turn up for {job}
    anything still to be ordered
    have we ordered everything for {job}
    has the gear for {job} turned up
    has all the {any} for {job} turned up
    is the gear for {job} here
    are the materials for {job} here yet
    when is the gear for {job} coming
    when does the stuff for {job} get here
    whens the {supplier} delivery
    when is the {supplier} order coming`,
  find_procurement_item: `
    how many {item} have we ordered
    how many {item} did we get
    how many {item} did we order for {client}
    how many {item} did we order for {job}
    whens {item} coming
    when does {item} turn up
    when is {item} getting delivered
    what day are {item} coming
    what day is {item} due
    what are {item} costing us
    how much are {item} each
    how much did {item} set us back
    who has {item}
    has {item} been ordered yet
    have we ordered {item} yet
    have we got {item} yet
    did {item} rock up
    is {item} here yet`,
};
