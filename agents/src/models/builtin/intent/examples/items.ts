/** Materials and deliveries. */
export const ITEMS: Readonly<Record<string, string>> = {
  create_procurement_item: `
    order {number} {any}
    order {number} {any} for {job}
    order a {any} for {job}
    order {number} {any} from {supplier}
    order {number} {any} from {supplier} at {money} each for {job}
    order some {any} for {job}
    order the {any} for {job}
    order the gear for {job}
    order {any} for it
    order a {number} tank for {client}
    get {number} {any} from {supplier} at {money} a tin
    get {number} {any} from {supplier}
    get {number} {any} for {job}
    get some {any} for {job}
    get me {number} {any}
    get a {any} off {supplier}
    need {number} {any} for {job}
    need {number} {any} from {supplier} {date}
    we need {any} for {job}
    i need {number} {any} by {date}
    need more {any}
    need another {number} {any}
    add {number} {any} to the order
    add {number} {any} for {job}
    add {number} {any} to {job} order
    add a {any} to the order list
    {number} {any} for {job}
    {number} {any} from {supplier}
    {number} {any} and {number} {any} from {supplier} deliver {date}
    {number} {any} {money} for {job}
    {number} sheets of {any} for {job}
    {number} bags of {any} for {job} {money}
    half a pallet of {any} for {job} thats {number} bags {money}
    for {job} {number} {any} {money} and {number} {any} {money} from {supplier}
    for {job} {number} {any} {number} {any} plus {number} {any}
    {job} needs {number} {any}
    put {number} {any} on order with {supplier}
    put {number} {any} down for {job}
    pick up {number} {any} from {supplier} for {job}
    stock up on {any}
    running low on {any} get {number} more
    were out of {any} order {number} {any}
    chase up {number} {any} from {supplier}
    a dozen {any} from {supplier}
    another {number} {any} too
    and {number} {any}
    plus {number} {any} {money}
    {number} more of them`,
  update_procurement_item: `
    mark {item} as ordered
    mark {item} as delivered
    {item} has arrived
    {item} arrived
    {item} turned up
    {item} turned up today
    {item} are here
    {item} is here
    got {item} today
    the {item} came {date}
    picked up {item}
    {item} is on order
    ordered {item}
    ive ordered {item}
    {item} wont arrive till {date}
    {supplier} reckon {item} wont arrive till {date}
    {supplier} said {item} will be here {date}
    {supplier} says {item} delayed to {date}
    {item} is delayed until {date}
    {item} now coming {date}
    {item} is coming {date}
    delivery of {item} is {date}
    bring {item} forward to {date}
    bring {item} forward to {date} not {date}
    push {item} back to {date}
    move {item} delivery to {date}
    change the quantity of {item} to {number}
    make it {number} {item}
    make {item} {number}
    make that {number}
    change {item} to {number}
    only need {number} {item}
    {item} {number} not {number}
    {item} is {money} each
    {item} went up to {money}
    {item} are {money} a roll
    theyre {money} a roll
    theyre {money} each
    its {money} each
    price of {item} is {money}
    {item} cost {money}
    get {item} from {supplier} instead
    {item} from {supplier}
    put {item} against {job}
    {item} is for {job}`,
  find_procurement_item: `
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
    status of {item}`,
  list_procurement_items: `
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
    materials for {job}`,
  delete_procurement_item: `
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
    scrap the {item} order`,
};
