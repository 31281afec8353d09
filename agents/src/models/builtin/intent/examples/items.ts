import { ITEM_DELETES, ITEM_FINDS, ITEM_LISTS, ORDERS_SENT } from './items-asked.ts';
import { ITEM_CHANGES_SAID, ITEM_DELETES_SAID, ITEMS_SAID } from './items-said.ts';

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
    {number} more of them
    chuck {number} {any} on for {job}
    chuck {number} {any} on the order
    chuck {number} {any} on the list for {job}
    whack {number} {any} on for {job}
    whack {number} {any} on the {supplier} order
    stick {number} {any} on the order for {client} job
    bung {number} {any} on with {supplier}
    throw {number} {any} on the order
    order {number} {any} and {number} {any} from {supplier}
    order {number} {any} and a {any} for {job}
    order {number} {any} {number} {any} and {number} {any} all from {supplier}
    order {number} {any} {number} {any} both {supplier}
    order {number} more tins of {any} for it
    order {number} more {item}
    order {number} more {item} for {job}
    order another {number} {item}
    order another {any}
    order in {number} {any}
    order up {number} {any} for {date}
    order us {number} {any} off {supplier}
    order a pallet of {any}
    order a load of {any} for {date}
    order a {any} for {job} from {supplier}
    order a {any}
    order a new {any} from {supplier} {money}
    order some stuff from {supplier}
    order some more {any}
    order the materials for {job}
    order the materials for the {any}
    order the timber for {job}
    order the gear for {any}
    order the stuff for {client} job
    order everything for {job}
    order everything we need for {job}
    order what we need for {job}
    order me the bits for {job}
    get the gear for {job}
    get the materials for {job} sorted
    get all the bits for {job} sorted
    get all the gear for {client} {job} sorted
    get the stuff for {job} on order
    sort the materials for {job}
    sort out the gear for {job}
    get {number} lengths of {any}
    get {number} {any} off {supplier} and {number} {any} for it
    get {number} {any} {money} off {supplier} and {number} {any}
    get {number} {any} from {supplier} and {number} from {supplier}
    get us {number} {any} from {supplier} for {job}
    get us some {any}
    get me a box of {any} from {supplier}
    get a box of {any} for {job}
    get a couple of {any} for {job}
    get a doz {any} from {supplier}
    grab {number} {any} for {job}
    grab {number} {any} {money} a sqm for {job}
    grab us {number} {any} and {number} {any} off {supplier}
    grab me a {any} from {supplier}
    can i get {number} {any} from {supplier}
    can you get me {number} {any} and {number} {any} for {job}
    could you get {number} {any} sent to {job}
    need {number} metres of {any} and {number} {any} from {supplier} deliver {date}
    need {number} metres of {any}
    need {number} {any}
    need {number} {any} and {number} {any} for {date}
    need a {any} and {number} {any} for {job}
    need a couple more {any} for {job}
    need to order {number} {any} for {job}
    need to get {number} {any} from {supplier}
    we need {number} {any} at {job}
    we need {number} more {any}
    we need another {number} {item}
    well need {number} {any} for {job} {date}
    i need {number} {any}
    i need {number} {any} {number} {any} and {number} {any} for {job}
    running short on {any} get us another {number}
    were short {number} {any}
    short a few {any} for {job} grab {number}
    out of {any} grab {number} boxes from {supplier}
    put {number} {any} on the order
    put in an order for {number} {any} with {supplier}
    put in an order for {number} {any}
    place an order for {number} {any} from {supplier} {money}
    place an order with {supplier} {number} {any}
    {supplier} {number} {any} {money} {number} {any} {number} box of {any}
    {supplier} order {number} {any}
    from {supplier} {number} {any} {number} {any}
    {number} {any} {number} {any} {number} {any}
    {number} {any} and a doz {any} from {supplier} deliver {date}
    {number} {any} and {number} {any} for {job}
    {number} {any} off {supplier} {money} a roll
    {number} {any} {money} each from {supplier} for {job}
    {number} {any} please
    {number} boxes of {any} for {job}
    {number} packs {any} for {job} {money} a pack
    {number} sqm of {any} {money} and {number} bags of {any} {money} both {supplier} all on site {date}
    {number} lm of {any} {money}
    {number} lengths of {any} for {job}
    a dozen {any} and {number} {any} off {supplier}
    a box of {any} for {job}
    a couple of tubes of {any} from {supplier}
    a pallet of {any} for {job} thats {number} bags {money}
    quarter pallet of {any} for {job} thats {number} bags {money}
    two pallets of {any} {number} bags each {money}
    for {job} {number} {any} {money} and {number} {any} {money} both {supplier} {number} {any} off {supplier} {money} a roll plus a box of {any} whole lot on site {date}
    for {job} grab {number} {any} {money} a sqm and {number} bags of {any} {money}
    for {job} {number} {any}
    for {client} {number} {any} from {supplier}
    for {job} i need {number} {any} and some {any}
    materials for {job} {number} {any} {number} {any}
    shopping list for {job} {number} {any} {number} {any}
    and {number} rolls of {any} too
    and a {any}
    plus a box of {any}
    also {number} {any}
    add {number} {any} to the {supplier} order
    add {number} {any} and {number} {any} to {job}
    add another {number} {any} from {supplier}
    pick me up {number} {any} from {supplier} for {job}
    source {number} {any} for {job}
    purchase {number} {any} for {job}
    buy {number} {any} from {supplier}
    buy a new {any}
${ITEMS_SAID}`,
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
    {item} is for {job}
    mark {item} ordered
    mark {item} as received
    mark {item} off as delivered
    mark {any} as ordered
    mark {any} as delivered
    tick {item} off as delivered
    {item} have been ordered
    {item} has been ordered
    {item} are ordered
    {item} is ordered
    {item} been ordered
    {item} are on order with {supplier} now
    {item} is on order with {supplier}
    {item} on order with {supplier} now
    put {item} through already
    ive put {item} on order
    i ordered {item} {date}
    just ordered {item}
    {item} have arrived
    {item} have turned up
    {item} just turned up
    {item} just landed
    {item} just got here
    {item} got here {date}
    {item} got delivered {date}
    {item} was delivered {date}
    {item} were delivered
    {item} delivered
    {item} showed up
    {item} rocked up
    {item} came in
    {item} came
    {item} are in
    {item} is in
    {item} are on site
    {item} is on site now
    we got {item}
    weve got {item}
    received {item}
    {supplier} dropped {item} off
    {supplier} delivered {item}
    {supplier} just dropped off {item}
    {item} wont be in till {date}
    {item} wont land till {date}
    {item} wont be here until {date}
    {item} not coming till {date}
    {item} arent coming till {date}
    {item} now due {date}
    {item} due {date} now
    {item} will be here {date}
    {item} gets here {date}
    {item} land {date}
    {item} coming {date} instead
    {item} pushed back to {date}
    {item} has been pushed to {date}
    {item} is running late wont be here till {date}
    {item} is on back order till {date}
    {item} back ordered till {date}
    {item} is {number} days late
    {item} delayed a week
    push {item} back a week
    push {item} out to {date}
    push {item} back {number} days
    bring {item} forward a week
    bring {item} forward
    bring {item} in {date}
    move {item} to {date}
    change {item} delivery to {date}
    get {item} delivered {date}
    get {item} here by {date} instead
    {supplier} just rang {item} wont be in till {date}
    {supplier} rang {item} is delayed till {date}
    {supplier} rang and said {item} will be {date}
    {supplier} called {item} coming {date}
    {supplier} reckons {item} will be {date}
    {supplier} reckon {item} {date}
    {supplier} cant get {item} till {date}
    {supplier} have pushed {item} to {date}
    {supplier} are saying {date} for {item}
    {supplier} say {item} {date} now
    {any} reckon {item} wont land till {date}
    {any} says {item} is {date}
    {any} says the {any} is {date}
    {any} says the {any} are {date}
    {any} reckon the {any} is {date}
    {any} says {item} are {date}
    {any} reckon {item} is {date}
    {supplier} says {item} is {date}
    {item} is {date} {supplier} says
    bump {item} up to {number}
    bump {item} to {number}
    make {item} {number} instead of {number}
    make {item} {number} not {number}
    make it {number}
    make it {number} instead
    make it {number} rolls
    nah make it {number}
    nah make that {number}
    no make it {number}
    actually make it {number}
    actually {number}
    should be {number}
    should be {number} not {number}
    change it to {number}
    change that to {number}
    change quantity to {number}
    drop {item} to {number}
    drop {item} back to {number}
    up {item} to {number}
    add {number} more to {item}
    we need {number} {item} not {number}
    only want {number} of {item}
    just {number} of {item}
    {item} should be {number}
    {item} is {money} a tin now
    {item} is {number} a tin now
    {item} are {number} each now
    {item} is {money}
    {item} are {money} each
    {item} are {money} now
    {item} came in at {money}
    {item} price is {money}
    {item} gone up to {money} a pack
    {item} dropped to {money}
    theyre {number} a roll
    theyre {money}
    they are {money} each
    they were {money} each
    its {money} a sheet
    its {money} a pack
    that was {money} each
    set the price of {item} to {money}
    price on {item} is {money} each
    {supplier} quoted {money} for {item}
    {supplier} want {money} each for {item}
    get {item} off {supplier} instead
    get {item} from {supplier} not {supplier}
    swap {item} to {supplier}
    switch {item} over to {supplier}
    change {item} supplier to {supplier}
    change the supplier on {item} to {supplier}
    {item} are coming from {supplier}
    {item} is from {supplier} not {supplier}
    get the {any} from {supplier} instead
    get the {any} off {supplier} instead
    the {any} have been ordered
    the {any} is on order with {supplier}
    the {any} is on order with {supplier} now
    the {any} have turned up
    {supplier} just rang
    no make that {supplier}
    meant {supplier}
    not {supplier} {supplier}
    sorry meant {supplier}
    sorry i meant {supplier}
    no from {supplier}
    make that from {supplier}
    from {supplier} instead
    put {item} on {job} instead
    {item} should be on {job}
    that was for {job}
    thats for {job}
${ITEM_CHANGES_SAID}`,
  find_procurement_item: ITEM_FINDS,
  list_procurement_items: ITEM_LISTS,
  delete_procurement_item: `${ITEM_DELETES}
${ITEM_DELETES_SAID}`,
  send_order: ORDERS_SENT,
};
