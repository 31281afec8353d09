/** Materials and deliveries. */
export const ORDER_QUESTIONS: Readonly<Record<string, string>> = {
  find_procurement_item: `
    when are {item} coming
    when are {item} getting here
    when will {item} arrive
    when do {item} get here
    when are {item} due in
    when do we get {item}
    when is {item} due
    when is the {any} coming
    when are the {any} coming
    when are the {any} arriving
    when does the {any} turn up
    whats the eta on {item}
    whats the eta on the {any}
    eta on {item}
    are {item} here
    are {item} on order
    is {item} on order
    is {item} ordered
    has {item} been delivered
    has {item} turned up
    has {item} come in
    has {item} shown up yet
    have {item} landed
    have {item} come in yet
    have the {any} turned up
    has the {any} arrived
    did {item} come
    did {item} arrive
    did we get {item}
    did i order {item}
    did i order the {any}
    have i ordered {item}
    have i ordered the {any}
    what did {item} cost
    what did the {any} cost
    what did the {any} cost us
    how much did the {any} cost
    how much was the {any}
    how much were the {any}
    has the {any} come
    is the {any} here yet
    are the {any} here
    wheres the {any}
    wheres my {any}
    wheres me {any}
    how many metres of {any} did we get
    how many {any} did we order
    how many {any} did we get
    where are the {any}
    what did {item} cost me
    what did {item} set us back
    what was the price of {item}
    what are {item} worth
    how much were {item}
    how much was {item}
    how many {item} did i order
    how many {item} have we got coming
    who are {item} coming from
    who did we order {item} from
    where are {item} coming from
    where are {item}
    wheres {item} at
    whats happening with {item}
    whats the go with {item}
    {item} here yet
    {item} arrived yet`,
  list_procurement_items: `
    which materials havent shown up yet
    which materials are still to come
    what materials havent arrived
    what hasnt arrived
    what hasnt arrived yet
    what hasnt come yet
    what hasnt shown up
    what havent we got yet
    whats still coming
    whats on its way
    whats coming for {job}
    whats coming this week
    whats arriving {date}
    whats getting delivered {date}
    whats due in {date}
    whats on order
    whats on order from {supplier}
    whats on order at the moment
    what have we got coming
    what have we got coming from {supplier}
    what have we got on order with {supplier}
    what am i waiting on
    what do i need to pick up
    what do i need to grab for {job}
    what do i have to pick up from {supplier}
    what am i waiting on from {supplier}
    what are we waiting on for {job}
    what are we waiting for from {supplier}
    what do i still need to order
    what still needs ordering
    what have i ordered for {job}
    what has been ordered for {job}
    what did i order from {supplier}
    what did i get from {supplier}
    what did we get from {supplier}
    what stuff have we ordered
    what have we bought for {job}
    what materials do we need for {job}
    what materials are on {job}
    what are the materials on {job}
    whats the total for materials on {job}
    whats the material cost for {job}
    total materials for {job}
    total cost of materials for {job}
    how much are materials for {job}
    how much did the materials cost for {job}
    how much have we spent on materials for {job}
    how much has the gear cost for {job}
    how many orders are outstanding
    how many items are on order
    how many deliveries {date}
    any deliveries coming {date}
    any deliveries this week
    any orders late
    any materials late
    anything late from {supplier}
    anything coming {date}
    anything on order
    anything on order for {job}
    anything still to come for {job}
    anything outstanding from {supplier}
    is anything coming {date}
    is anything on order from {supplier}
    is everything here for {job}
    is all the gear here for {job}
    has everything arrived for {job}
    has everything turned up for {job}
    have we got everything for {job}
    do we have everything for {job}
    did everything turn up
    outstanding orders
    outstanding materials
    order list
    show me the order list`,
};
