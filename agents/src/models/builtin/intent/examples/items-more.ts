/** Materials as they are asked for without the word "order", and what is told of them. One request a line. */
export const ITEMS_MORE: Readonly<Record<string, string>> = {
  create_procurement_item: `
    can sarah get {number} buckets of {any} in for {job}
    can we please have {number} lengths of {any} on the shopping list for {job}
    could you line up {number} {any} for {job}
    see if you can get {number} {any} for {job}
    {client} fence came up short {number} more {any} order them
    came up short on {any} {number} more for {job}
    fell short by {number} {any} at {job}
    one pallet of {any} {money} {supplier} again for {job}
    {job} one pallet of {any} {money} {supplier}
    {job} {number} {any} {supplier}
    {supplier} {number} {any} {job}
    {supplier} {number} {any} {money} each
    {supplier} for {job} {number} {any}
    {job} {number} bags {any} {number} {any} {number} rolls {any}
    im {number} {any} shy on {job}
    im {number} {any} short at {job} {money} each {supplier} have it
    we are {number} {any} short for {job}
    short {number} {any} on {job} {money} each
    {supplier} have {any} for {money} grab {number} for {job}
    {supplier} has {any} on special {money} each get {number}
    {supplier} are doing {any} at {money} we need {number}
    for the {client} job i need {number} lengths of {any} and {number} {any}
    for {job} i need {number} lengths of {any}
    for the house of {client} we are needing {number} piece of {any} each one {money}
    we are needing {number} {any} for {job}
    i am needing {number} {any} please
    the job of {client} need {number} {any}
    out of {any} again get us a carton in from {supplier}
    out of {any}
    were out of {any} get {number} more from {supplier}
    clean out of {any} get {number} tubes
    ran out of {any} on {job} get {number} more
    used the last of the {any} get {number} more
    down to the last {any}
    get us a box of {any} in from {supplier}
    get another carton of {any} in
    top up the {any} {number} boxes
    restock {any} {number} tins
    {number} kw inverter {number} {any} panels {number} kits {job} all off {supplier} {date} delivery
    {number} {any} {number} {any} all off {supplier} delivery {date}
    {number} {any} and {number} {any} delivered {date} {supplier}
    {number} {any} to site by {date}
    {number} {any} for {job} pls
    {number} {any} on the list
    add to the materials list {number} {any}
    add to the order {number} {any} for {job}
    materials for {job} {number} {any} {number} {any} {number} {any}
    materials list for {job} {number} {any} {number} {any} {any}
    shopping list {number} {any} {number} {any}
    order list {number} {any} {number} {any} for {job}
    {number} of the {any} for {job} too
    another {number} {any} for {job}
    another {number} lengths of it at {money}
    same again {number} {any} from {supplier}
    same {any} as last time {number} of them for {job}
    lets get {number} {any} coming for {job}
    get {number} {any} coming from {supplier} for {date}
    have {supplier} drop {number} {any} at {job} {date}
    tell {supplier} we need {number} {any} at {job}
    we will want {number} {any} on site {date}
    i will want {number} {any} for {job} by {date}
    going to need {number} {any} at {job}
    gonna need {number} {any} for {job} {date}
    reckon we need {number} {any} for {job}
    {job} needs {number} {any} and {number} {any}
    {job} will need {number} {any}
    {client} wants {number} {any} get them from {supplier}
    {number} {any} required for {job} no later than {date}
    please arrange {number} {any} for {job}
    kindly procure {number} {any} for {job} from {supplier}
    requisition {number} {any} for {job}
    {number} bags split between {job} and {job}
    {number} {any} half for {job} half for {job}
    half of {number} {any} to {job} the rest to {job}
    {number} bars of {any} for {job}
    {number} packs of {any} at {money} a pack
    {number} {any} at {money} each {supplier}
    {any} times {number} for {job}
    {any} {number} of for {job}
    {any} qty {number} {job}
    get the {any} {number} of them {money} each
    i need {any} {number} of them from {supplier}
    sort out {number} {any} for {job} from {supplier}
    hit up {supplier} for {number} {any}
    hit {supplier} up for {number} {any} for {job}
    {money} worth of {any} from {supplier} for {job}
    diesel for the {any} order {number} litres
    {number} litres of {any} for {job}
    {number} cube of {any} to {job} {date}
    {number} metres of {any} off {supplier} at {money} a metre for {job}`,
  update_procurement_item: `
    just signed for {item} all in one piece
    signed for {item}
    signed for {item} this morning
    {item} is on the truck now
    {item} just got dropped off
    {item} came off the truck
    {item} sitting in the driveway at {job}
    {item} made it
    {item} is in the shed
    picked up {item} from {supplier}
    picked {item} up this morning
    unloaded {item}
    got {item} off {supplier} today
    weve got {item} now
    turns out i only paid {money} for each of {item}
    turns out {item} were {money} each
    {item} ended up {money} each
    {item} ended up costing {money}
    {item} worked out at {money} each
    paid {money} each for {item} in the end
    they only charged {money} for {item}
    {supplier} charged {money} for {item} not {money}
    {item} are {money} each not {money}
    where it says {item} on {client} job i actually wanted {number}
    where it says {item} i wanted {number}
    {item} should be {number} not {number}
    {item} should say {number}
    i said {item} but i meant {number}
    got the size wrong on {item} should be {number}
    wrong size on {item} it should be {number}
    {item} is meant to be {number}
    cut {item} back to {number}
    knock {item} back to {number}
    double {item}
    double the {item}
    shift delivery of {item} to {date}
    shift delivery of {item} to when they can do all {number}
    push {item} delivery back to {date}
    can {item} come {date} instead
    get {item} here {date} instead
    {item} on backorder till {date}
    {item} are on back order eta {date}
    {item} eta is {date}
    {supplier} reckon {item} will be {date}
    {supplier} cant do {item} till {date}
    {item} put to {job} is really for {job}
    {item} is for {job} not {job}
    put {item} against {job} not {job}
    {item} through {supplier} instead
    ordered {item} this morning
    i rang {item} through to {supplier}
    i have put {item} through with {supplier}
    {item} are on order now`,
  send_order: `
    happy with that put the {supplier} order through
    looks good send it to {supplier}
    go ahead and place the {supplier} order
    fire off the {supplier} order
    get the order in to {supplier} on account
    get onto {supplier} and send them the lot on account
    get on to {supplier} and send them the lot
    send the lot to {supplier} on account
    {supplier} order good to go send it
    the {supplier} order is right send it through`,
  delete_procurement_item: `
    pull {item} off the order
    strike {item} off the list
    no longer need {item}
    wont be needing {item}
    {item} not needed anymore
    {client} is supplying the {item} so take it off
    found some {any} in the shed so cancel {item}
    {item} got doubled up delete one
    kill the {item} order`,
};
