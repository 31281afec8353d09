import { FINANCE_ON_FILE } from './finance-on-file.ts';
import { FINANCE_SAID } from './finance-said.ts';

/** Invoices, payments, expenses. */
export const FINANCE: Readonly<Record<string, string>> = {
  create_finance_record: `
    invoice {client} {money}
    invoice {client} for {job}
    invoice {client} {money} for {job} due {date}
    invoice {client} {money} plus gst due {date}
    invoice {job}
    raise an invoice to {client} for {job} {money} due {date}
    raise an invoice for {job}
    do an invoice for {client} {money}
    send out an invoice for {job} {money}
    make an invoice for {any} {money}
    bill {client} {money}
    bill {client} the lot
    bill her the lot {number} days
    bill him {percent} deposit
    bill {client} {percent} deposit for {job}
    bill {client} for {job}
    inv {client} {percent} deposit due {date}
    inv him {percent} deposit due {date}
    charge {client} {money} for {any}
    charge {client} for the {any}
    hit {client} up for {money}
    {client} has paid {money}
    {client} has paid the {money} deposit on {job}
    {client} paid {money}
    {client} just paid {money} for {any}
    {client} paid {money} cash today
    {client} put {money} in the bank
    {client} transferred {money}
    got {money} from {client}
    got paid {money} for {job}
    received {money} from {client} for {job}
    {money} came in from {client}
    {money} deposit landed from {client}
    {money} arrived for {job}
    deposit of {money} from {client} came through
    put through {client} {money} deposit
    put through his {money} deposit arrived today
    log a payment of {money} from {client}
    log {money} for {any}
    log {money} at {any}
    log a {money} expense for {any}
    log an expense {money} {any}
    log {money} fuel
    spent {money} at {supplier}
    spent {money} on {any}
    spent {money} on {any} for {job}
    just dropped {money} at {any}
    paid {money} for {any}
    paid {supplier} {money}
    paid {supplier} {money} for {any} for {job}
    add {money} fuel
    add {number} nites accom on this one {money} a night
    add {money} for {any} on {job}
    add an expense {money} {any}
    put {money} on {job} for {any}
    put {money} down as an expense
    record {money} {any} against {job}
    {supplier} slugged me {money} for {any}
    {supplier} charged us {money} for {any}
    {supplier} bill came {money} for {job}
    {supplier} invoice {money} due {date}
    got a bill from {supplier} {money} due {date}
    bill from {supplier} {money} {date}
    {money} for diesel
    {money} parking at {job}
    {money} tip fees
    fuel {money}
    lunch for the boys {money}
    receipt from {any} {money}
    progress claim for {job} {percent}
    {percent} progress payment on {job}
    invoice {client} for half up front
    invoice {client} for half up front due {date}
    invoice {client} half the job now
    invoice {client} a third now
    invoice {client} a third up front
    bill {client} a quarter of it
    bill {client} the balance
    bill {client} the balance {date}
    bill {client} the rest
    bill {client} whats left on {job}
    bill the balance on {job}
    invoice the remainder on {job}
    invoice {client} the full amount due {date}
    invoice {client} in full
    invoice {client} {number} for {any}
    invoice {client} {number}
    invoice {client} {number} due {date}
    invoice {number} for {job}
    bill {client} {number} for {any}
    bill him {number} for {any}
    bill her {money} for {any}
    {job} invoice him {money} plus gst due {date}
    {job} invoice her {money} due {date}
    {job} bill them {money}
    send {client} a bill for {money}
    send {client} an invoice for {money}
    shoot {client} an invoice for {money} due {date}
    flick {client} a bill for {money}
    get an invoice out to {client} for {money}
    whack {client} with a {money} bill
    sting {client} {money} for {any}
    ping {client} {money} for {any}
    charge him {number} for {any}
    {percent} deposit invoice for {job}
    {percent} deposit on {job} due {date}
    deposit invoice for {client} {money}
    final invoice for {job} {money}
    variation of {money} on {job}
    progress claim of {money} for {job}
    {client} just transferred {money}
    {client} transferred the {money} deposit
    {client} just paid {number} for {any}
    {client} paid {number}
    {client} paid {number} cash
    {any} just paid {number} for {any}
    {any} just paid {money} for {any}
    {client} squared me up {money}
    {client} finally coughed up {money}
    {client} gave me {money} cash
    {client} slipped me {money} for {any}
    {client} dropped off {money}
    {client} fixed me up {money} for {any}
    {client} has put {money} in my account
    {client} sent through {money}
    {client} deposited {number} {date}
    got {number} cash off {client}
    got {number} from {client} for {any}
    {money} from {client} for {any}
    {money} from {client} for {job}
    {money} from {client} landed
    {money} in from {client} {date}
    {client} {money} came through
    {client} {money} has cleared
    {client} deposit has landed {money}
    payment of {money} from {client}
    part payment from {client} {money}
    mark down {money} from {client}
    put {money} down as received from {client}
    banked {money} from {client}
    received {number} off {client}
    just got paid {money} for {job}
    log {number} {any}
    log {number} for {any}
    log {number} {any} fees
    log {money} {any} on {job}
    log the {number} she paid
    log the {money} he paid
    record {number} for {any}
    record a {number} expense for {any}
    spent {number} on {any}
    spent {number} at {any}
    spent {number} at {supplier} on {any}
    dropped {number} at {supplier}
    just spent {money} on {any} at {any}
    paid {number} for {any}
    paid {number} for {any} for {job}
    {any} cost me {money}
    {any} cost us {number}
    {supplier} charged me {number} for {any}
    {supplier} stung us {money} for {any}
    {supplier} hit us for {money}
    {supplier} has billed us {money} for {job}
    {supplier} have invoiced us {money} due {date}
    {supplier} bill {money} due {date}
    {supplier} bill {number} due {date}
    {any} bill {number} due {date}
    {any} bill {money} due {date}
    {any} invoice came in {money}
    {any} slugged us {money} for {job} due {date}
    {any} charged me {money} for {any}
    got the {any} bill {money} due {date}
    got a bill from {any} for {number}
    bill from {any} for {money} pay by {date}
    we owe {supplier} {money} for {any}
    owe {supplier} {money} by {date}
    account from {supplier} {money} {date}
    {number} for {any} at {any}
    {number} on {any}
    {number} for fuel
    {number} fuel
    {number} in tolls
    fuel {number}
    lunch for the boys {number}
    smoko for the crew {money}
    parking {number}
    tolls {money}
    tip fees {money} for {job}
    tip run {money}
    skip bin {money} for {job}
    {any} hire {number} days at {money} for {job}
    {number} hours of {any} at {money} for {job}
    {number} hours {any} hire at {money} an hour on {job}
    {number} days {any} at {money} a day on this one
    add {number} nights at {money} to this job
    add {number} for {any} to {job}
    add a {number} expense to {job}
    chuck {money} on this one for {any}
    put {number} for {any} on this job
    {supplier} {money} for {job}
    {any} {money} for {job}
    {any} {money} on {job}
    new tyres {money}
    registration for the {any} was {number}
    registration for the {any} {money}
    service on the ute was {money}
    {any} was {number} at {any}
    blew a tyre {number} at {any}
    bought {any} {number} at {any}
    {any} cost {number}
    {any} came to {money}
    {supplier} want {money} for {job} by {date}
    {supplier} invoice came in at {money} due {date}
    {client} is good for {money} on {job} invoice him that
    {client} owes us {money} for {any} bill him due {date}
    {money} of {any} on the books
    put {money} of {any} through the books
    put {money} of diesel on the books
    {number} of {any} at {money} each for the ute
    paid the {any} guy {money}
    paid the {any} bloke {number} cash
    paid {any} {money} cash
    {client} sent through {number}
    {client} sent through {number} no sorry {number}
    {client} paid {number} no {number}
    registration {money}
    insurance {money} due {date}
    phone bill {money}${FINANCE_SAID}`,
  ...FINANCE_ON_FILE,
};
