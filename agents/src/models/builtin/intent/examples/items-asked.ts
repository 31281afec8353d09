/** Questions about materials, those taken off again, and orders sent off. One request a line. */
export const ITEM_LISTS = `
    which materials havent arrived yet
    what materials are outstanding
    what is on order
    whats on order for {job}
    whats on order with {supplier}
    what have we ordered from {supplier}
    what did we order for {job}
    what is coming {date}
    any deliveries {date}
    what deliveries are coming
    what are we waiting on
    what are we still waiting for
    what do we still need to order
    what hasnt been ordered
    list the orders
    list materials for {job}
    show me the materials for {job}
    show all orders
    how much have we spent on materials
    how much are the materials for {job}
    total of the order for {job}
    what did the materials for {job} cost
    how many orders are pending
    which orders have been delivered
    materials for {job}
    whats still to come for {job}
    whats still to come
    whats yet to come for {job}
    what hasnt turned up
    what hasnt turned up yet for {job}
    whats not here yet
    whats outstanding from {supplier}
    whats coming from {supplier}
    whats left to order for {job}
    what do i still need to order for {job}
    what have i got on order
    what gear is on order for {job}
    what materials have we got for {job}
    which orders are late
    what deliveries are due {date}
    what turns up {date}
    what is getting delivered {date}
    whats being delivered {date}
    whats pending with {supplier}
    list everything on order
    list everything from {supplier}
    show me whats on order
    show me the {supplier} order
    show the order for {job}
    whats on the {supplier} order
    whats in that order
    read me back the order for {job}
    how much is the {supplier} order
    how much is on order with {supplier}`;
export const ITEM_FINDS = `
    has {item} arrived
    has {item} come yet
    have {item} arrived yet
    did {item} turn up
    is {item} here
    when is {item} coming
    when does {item} arrive
    when will {item} be here
    when are {item} due
    wheres {item}
    where is my {item}
    how much is {item}
    how much did {item} cost
    what did we pay for {item}
    how many {item} did we order
    did we order {item}
    have we ordered {item}
    who is {item} from
    status of {item}
    have {item} turned up
    has {item} turned up yet
    has {item} landed
    is {item} in yet
    are {item} in
    are {item} here yet
    have {item} been ordered
    has {item} been ordered
    did {item} get ordered
    when do {item} land
    whens {item} due
    whens {item} getting here
    what day is {item} coming
    how much are {item}
    what are {item} costing
    whats the price on {item}
    how many {item} are coming
    who are we getting {item} from
    where did {item} come from
    any news on {item}
    any word on {item}`;
export const ORDERS_SENT = `
    ring that lot through to {supplier} and charge it up
    ring that lot through to {supplier}
    ring the order through to {supplier}
    ring that through to {supplier}
    ring it through to {supplier}
    ring in the {supplier} order
    ring through the order
    phone that order in to {supplier} for me
    phone the order through to {supplier}
    phone it through to {supplier}
    phone in the order
    call that order in to {supplier}
    call it in to {supplier}
    put that lot through to {supplier}
    put the order through to {supplier}
    put the order through with {supplier} and stick it on account
    put that order through
    put the {supplier} order through
    put it through to {supplier} on the account
    send the {supplier} order through and put it on the account
    send the {supplier} order
    send the order to {supplier}
    send the order through to {supplier}
    send that order off to {supplier}
    send that lot to {supplier}
    send that list to {supplier}
    send {supplier} the order
    send {supplier} that list
    send off the {supplier} order
    send the order off
    send the order in
    email the order to {supplier}
    email {supplier} the order
    email that order through to {supplier}
    text the order to {supplier}
    text {supplier} the order
    flick the order to {supplier}
    flick that order over to {supplier}
    flick {supplier} the order
    shoot the order through to {supplier}
    shoot that order over to {supplier}
    fire the order off to {supplier}
    lodge the order with {supplier}
    submit the order to {supplier}
    submit the {supplier} order
    place the order with {supplier}
    place that order with {supplier}
    place the {supplier} order
    confirm the order with {supplier}
    get that order off to {supplier}
    get that order in to {supplier} {date}
    get the {supplier} order in
    get that lot ordered with {supplier} now
    charge that lot up at {supplier}
    charge it up at {supplier}
    stick that lot on the {supplier} account
    put that lot on the {supplier} account
    put it on account at {supplier}
    book it up at {supplier}
    book that up to our account at {supplier}
    run that order through to {supplier}
    push the order through to {supplier}
    pull the trigger on the {supplier} order
    go ahead and order that lot from {supplier}
    charge it up
    charge it up to our account
    and charge it up
    hit send on the {supplier} order`;
export const ITEM_DELETES = `
    delete {item}
    delete the {any} item
    delete the {item} item
    delete the {item} from the order
    remove {item} from the order
    take {item} off the order
    cancel {item}
    cancel the {item} order
    dont need {item} anymore
    we dont need {item}
    scratch {item}
    scrap the {item} order
    take {item} off the list
    take {item} off the {supplier} order
    take the {any} off the order
    remove {item}
    remove {item} from {job}
    bin {item}
    bin the {item} order
    ditch {item}
    cancel {item} order with {supplier}
    cancel {item} from {supplier}
    dont need {item}
    dont need the {any} anymore take it off
    we wont need {item}
    lose {item} off the order
    knock {item} off the order
    knock {item} off
    forget {item}
    drop {item} off the order
    delete {item} off the order
    get rid of {item}
    get rid of {item} from the order
    scrub {item}
    scrub {item} off the order
    bin all the orders for {job}
    delete all the orders
    cancel all the orders
    delete the pending orders`;
