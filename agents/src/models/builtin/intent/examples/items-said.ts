/** Materials in more tradies' words. One request a line. */
export const ITEMS_SAID = `
    put {number} lengths of {any} on order for {job}
    put {number} {any} on order
    put {number} {any} on the materials for {job}
    grab {number} rolls of {any} and put them through {supplier}
    grab {number} {any} from {supplier}
    {number} sheets of {any} needed at {job}
    {number} {any} needed for {job} {date}
    {number} {any} required at {job}
    {any} needed for {job}
    kindly add {number} {any} to the materials for {client} {any}
    add {number} {any} to the materials for {job}
    i need buy {number} {any} for job of {client}
    i want order {number} {any}
    need to get some stuff ordered for {job}
    {any} gear for {job} one {any} and thats it
    gas for {job} {number} bottles {any} {money} from {supplier} need them {date}
    half a dozen {any} off {supplier} for {job} {money}
    half a dozen {any} off {supplier} {money} a pop
    a dozen {any} off {supplier} for {job} a {money}
    half a dozen {any} locks off {supplier} for old mate {client} {any} {money}
    {number} {any} off {supplier} for {job} {money}
    {number} {any} off {supplier} for {client} {any} {money} each
    {number} {any} for {job} {money} all up
    {number} {any} for {job} {money} all up incl delivery
    {number} {any} doors for {job} {money} the lot
    three {any} for {job} {money} all up
    {number} {any} for {job} and {number} for {job} {money} {supplier} {date}
    {number} {any} for {job} and {number} for the {any} {money} each {supplier} by {date}
    {number} {any} for {job} {money} each {supplier}
    {number} {any} {money} each {supplier} {date}
    {number} lengths of {any} {number} for {job} {money} each
    {number} lengths of {number} {any} pine {number} for {job} {money}
    {number} bags of {any} split them between {job} and {job}
    {number} bags of {any} split even between {job} and {job}
    {client} {any} needs {number} {any} its {money} from {supplier}
    {job} is short {number} {any}
    {job} could do with {number} {any}
    theyre out of {any} at {job} get {number}
    hell do the {any} for {money} each so {number} of them off {supplier} plus {number} bags {any}
    had a yarn with {any} so {number} of them off {supplier} plus {number} {any}
    so {number} of them off {supplier}
    put on {number} metres of {any} {money} a metre and a box of {any} for {job}
    put on {number} {any} and a box of {any} {money} all for {job}
    order eight no make that ten bags of {any} and {number} {any} {money} each for {job}
    order {any} no make that {any} bags of {any} for {job}
    put on {any} metres of {any} at {money} {any} a metre and a box of {any} that ones {money} all for the {job}
    get {any} metres of {any} at {money} a metre and a box of {any} for the {job}
    order {any} no make that {any} bags of {any} and {money} {any} no sorry {any} at {any} each for the {job}
    order {any} bags of {any} and {any} hundred {any} at {any} each for {job}
    {number} gate latches for {job} and {number} for the pool fence {money} {supplier} {date}
    {number} {any} for {job} and {number} for {job} {money} each
    three flush panel doors for {job} {money} all up
    {number} {any} and {number} {any} off {supplier} whack it all on {job}
    whack it all on {job}
    order {number} no make that {number} bags of {any}
    order {number} {any} no sorry {number} {any} {money} each for {job}
    chase {number} {any} for {job} off {supplier}
    can we get {number} {any} to {job} by {date}
    could we have {number} {any} dropped at {job} {date}
    would you order {number} {any} for {job}
    any chance of getting {number} {any} from {supplier}
    we are down to our last {any} get {number} more
    {any} is running low get another {number}`;
export const ITEM_CHANGES_SAID = `
    change the quantity of {item} to {number} please
    change the quantity of the {any} to {number}
    change the number of {item} to {number}
    delivery of {item} is {date} now
    delivery of the {item} {date} now
    {item} delivery is now {date}
    {item} came {time} tick them off as delivered
    {item} came this morning
    {item} came but no sign of {item}
    {item} came but not {item}
    {item} rolled in {date}
    tick them off as delivered
    tick it off as delivered
    mark them delivered
    mark them as delivered
    mark it as delivered
    mark them as ordered
    ive now placed the order for {item} with {supplier}
    ive placed the order for {item}
    i placed the order for {item} {date}
    weve placed the order for {item} with {supplier}
    order for {item} has been placed
    {item} order is in
    {item} gone up to {money} a length fix that on the order
    {item} has gone up to {money}
    {item} wont be here til {date}
    {supplier} just texted {item} wont be here till {date}
    {supplier} texted {item} wont be in till {date}
    {supplier} emailed {item} will be {date}
    can you change the delivery to suit {any} {item} new drop off {date}
    forward from {supplier} your {item} missed the truck new delivery {date}
    your {item} missed the truck new drop off is {date}
    only need {number} {item} now not {number}
    only need {number} boxes of {item} now not {number} {any}
    swap {item} over to {supplier} instead of {supplier}`;
export const ITEM_DELETES_SAID = `
    scrub the {any} order
    scrub the {any} order client is supplying their own
    scrub the {item} order
    scrap the {any} order
    cancel the {any} order
    bin the {any} order
    we dont need the {any} order anymore
    dont need the {item} client is supplying their own
    knock the {item} off the order
    wipe the {any} order`;
