/** Requests whose value, day or scene is said before what is to be done with it. */
export const TURNED_ROUND: Readonly<Record<string, string>> = {
  create_job: `
    {job} new {any} for {client} budget {money}
    {job} new {any} for {client} {money}
    new {job} {client} {any} {money}
    new job number {number} {client} {any} budget {money}
    new {job} {any} for {client} budget {money}
    set up a {any} job for {client} at {money}
    set up a {any} job for them {money}
    set up a {any} job for them
    set up a job for them {any} {money}
    set up a {any} job for her {date}
    make a {any} job for him {money}
    book {job} at {money}
    book in {job} at {money}
    book the {any} job in at {money}
    new {any} job {date} for {client}
    new {any} job for {client} {date}
    new {any} job {date} for {any}
    yeah new {any} job {date} for {client}
    {money} {any} job for new client {any} {phone}
    {any} job for new client {any} {phone} {money}
    {money} {any} job for a new customer {any} {phone}
    {money} job for {client} {any}
    {any} job {money} for {client}
    {any} job {money} for {any}
    put {any} down as {job} {any} {money} budget
    put {client} down as job number {number} {any} {money} budget`,
  create_client: `
    put {any} on file {phone}
    put {any} on file
    get {any} on file {phone} {email}
    chuck {any} on file {phone}
    create a client record for {any} {email} at {address}
    create a customer record for {any} {email} {address}
    make a client record for {any} {phone}
    new client record {any} {phone} {address}`,
  create_finance_record: `
    add {any} to the {job} costs {money}
    add {any} to {job} job costs {money}
    put {any} on {job} costs {money}
    {any} goes on the {job} costs {money}
    put {money} of {any} on {job} as a cost
    chuck {any} on the costs of {job} {money}
    whack {money} of {any} on the {job} costs`,
  update_job: `
    {date} is the new date for {job}
    {date} is the new start for {job}
    {date} is when {job} starts now
    the new date for {job} is {date}
    new date for {job} {date}
    {money} is the new budget for {job}
    {money} is the new budget for this job
    {money} is the new budget for that one
    {money} is the budget of this job now
    make it a budget of {money}
    {any} is the new name for {job} rename it
    {any} is the new name of {job}
    {job} {any} is its new name
    {job} is the new name for {job} rename it
    budget of {job} add {money}
    budget of {job} add another {money}
    {job} budget add {money}
    {job} is now in progress
    {job} is in progress now
    {job} is under way
    push back {job} by {number} days
    push {job} back by a week`,
  update_procurement_item: `
    delivered {date} {item}
    delivered {item}
    delivered today {item}
    arrived {date} {item}
    arrived {item}
    turned up {date} {item}
    the order for the {item} has gone in update it to ordered
    the order for {item} has gone in
    the order for {item} has gone through mark it
    {number} is the new quantity for {item} change it
    {date} is the new delivery date for {item}`,
  create_procurement_item: `
    at {money} a {any} get {number} {any} from {supplier}
    at {money} each get {number} {any} from {supplier}
    for {job} order {number} {any}
    on {job} order {number} {any}
    from {supplier} {number} {any} at {money} each order them`,
};
