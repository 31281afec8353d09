/** Parts of long messages and questions as they are put on site, each as it stands alone. */
export const STEPS_SAID: Readonly<Record<string, string>> = {
  create_finance_record: `
    {client} have handed over the {money}
    {client} has handed over {money}
    {job} have handed over the {money}
    {client} dropped by with {money} cash towards {job}
    {client} dropped by with {money} cash
    {client} came past with {money} towards the {any}
    {client} swung by with {money} for {job}
    {client} rocked up with {money} cash
    {client} slipped me {money} towards {job}
    {client} chipped in {money} towards the {any}
    {client} put {money} towards the {any}
    fuel was {money}
    parking was {money}
    tip fees were {money}
    lunch for the boys was {money}
    tolls were {money}
    the skip was {money}
    half of that up front so get the deposit invoice done
    half of it up front so do the deposit invoice
    half up front so get the invoice done as well
    a third up front so raise the deposit invoice
    {percent} up front so get the deposit invoice out
    {percent} of that up front invoice her
    get the deposit invoice done
    get the deposit invoice done as well
    bill {any} for half of that now
    create the invoice for {job} {any} {money}
    create the invoice for {client} {any} {money}
    do the invoice for {job} {money}
    do the invoice for {client} {any} {money}
    raise the invoice for {client} {any} {money}
    make the invoice for {job} {money}
    make up the invoice for {client} {any} {money}
    what remains goes on an invoice
    the balance goes on a bill due {date}`,
  update_finance_record: `
    that was for {client} {job}
    that payment was for {job}
    that one was for {job} not {job}
    it was for {client} {job}
    sorry that was for {job}
    no that was for {job}`,
  send_invoice: `
    email the invoice through to {client}
    shoot the invoice through to his email
    flick the invoice to her email
    fire the bill through to {client} email`,
  update_job: `
    raise the price to {money}
    lift the price to {money}
    the price goes up to {money}
    price is now {money}
    its happening {date}
    its happening {date} not {any}
    its on {date} now not {any}
    it happens {date} now
    {job} can be closed off as complete
    {job} can be closed off
    {job} can be ticked off
    {job} can be closed out
    {client} {job} can be closed off as done
    their {job} can be marked finished
    we cant start {date} after all make it {date}
    we cant start {date} make it {date}
    cant start {date} after all so make it {date}
    cant do {date} any more make it {date}
    we wont get there {date} make it {date}
    make it {date} instead of {date}`,
  update_client: `
    add her email {email}
    add his email {email}
    add his number {phone}
    add her mobile {phone}
    put her email in {email}
    chuck his number on there {phone}
    she has a new phone {phone}
    he has a new phone {phone}
    also she has a new phone {phone}
    also he has a new mobile {phone}
    shes got a new number {phone}
    hes got a new number its {phone}
    theyve got a new number {phone}
    also her number is now {phone}
    and his new number is {phone}
    new number for {client} {phone}
    also {client} has a new phone {phone}`,
  update_procurement_item: `
    {item} arrived at the {job}
    the {item} arrived at {job}
    {item} landed at {job}
    {item} turned up at {job}
    {item} made it to {job}
    {item} got dropped at {job}`,
  create_job: `
    turn {client} quote into a job
    turn that quote into a job
    turn the quote into a job starting {date}
    convert {client} quote to a job
    make {client} quote a job
    make her a job off that quote
    make him a job off the quote start {date}
    make it a job off the quote
    set up a job from {client} quote
    job from the quote for {client}
    put {client} quote through as a job {date}`,
  create_supplier: `
    opened an account with {any}
    opened an account with {any} get them in the book
    opened a trade account at {any} {phone} get them in the book
    just opened an account with {any} {phone} they do {any}
    set up an account with {any} today {phone}
    weve got an account with {any} now {phone}
    {any} is who we get {any} off now {phone} put them on the supplier list`,
  list_finance_records: `
    whose invoices are past their due date
    whose invoices are late
    whose invoices are overdue
    whose bills are overdue
    whose invoice is late
    whose account is past due
    who is past due
    which invoices are past their due date
    which invoices have gone past due
    which customer is into me for the most
    which customer is into me for the biggest whack
    who is into me for the most
    whos into us for the biggest amount
    whos in the hole the deepest with me
    which customer owes me the most
    which client has the biggest debt
    whos got the biggest bill with me
    who is up for the most
    where do i stand with {client}
    where do we stand with {client}
    where am i at with {client} money wise
    what is left for {client} to pay
    whats left for her to pay
    what has he still got to pay
    how much more has she got to pay
    whats she got left to cough up
    add up the payments ive received
    how much of it is gst
    how much of that is gst
    how much gst is in that
    whats the gst part of {client} invoice
    whats the gst component of {money}
    whats the gst in {money}
    when did i last get the {any} serviced
    when did i last get the {any} serviced and what did it cost
    when did i last pay for {any}
    when did we last buy {any} and how much was it
    what did it cost me last time to get the {any} serviced
    what did the last {any} cost me`,
  list_jobs: `
    any jobs done that i havent billed
    any jobs done that i havent invoiced
    any finished jobs i forgot to bill
    any jobs done and dusted that ive forgotten to bill for
    which jobs are finished but not invoiced
    which completed jobs havent been billed
    what have i finished and not invoiced yet
    what have we done that we havent billed for
    what work is done but not billed
    have i forgotten to invoice anyone
    have we missed billing any jobs
    have i billed for everything thats finished
    any jobs still to be invoiced
    what jobs still need invoicing`,
  find_client: `
    im at the {client} front gate what do i punch in
    im at {client} whats the gate code
    im out the front of {client} whats the code
    whats the gate code at {client}
    whats the code for {client}
    whats {client} gate code
    whats the alarm code for {client}
    wheres the key at {client}
    where does {client} keep the key
    how do i get in at {client}
    how do i get into {client} place
    is there a dog at {client}
    has {client} got a dog`,
  list_tasks: `
    are any of my tasks overdue
    are any tasks overdue
    are there any overdue tasks
    any of my to dos late
    any reminders ive missed
    have i missed any tasks
    which tasks are late
    which to dos are overdue
    what tasks are past due`,
};
