import { CLIENTS_SAID, SUPPLIERS_SAID } from './people-said.ts';

/** Clients and suppliers: added, changed, looked up. */
export const PEOPLE: Readonly<Record<string, string>> = {
  create_client: `${CLIENTS_SAID}
    add {client} to my clients
    add {client} to my clients {phone} {email}
    put {client} on as a client
    new client {any} {phone}
    new client {any} {phone} {email}
    new client {client} {phone}
    add {any} to my clients mobile {phone} {email}
    add {any} as a client {phone}
    add a client called {any}
    add a client called {any} wants a {any}
    add a client called {any} shes after a {any}
    new client called {any} wants {any}
    add a new client {any} {phone} {address}
    add a new client for us {any} {phone}
    put {any} on as a client {email} {address}
    put {any} in the client list {phone}
    put {any} on the books {phone}
    stick {any} in the client book {phone} {any} {phone} {email}
    stick these {number} in the client book {any} {phone}
    save {any} as a client {phone}
    save this bloke {any} {phone}
    create client {any} {email}
    set up {any} as a client
    got a new client {any} {phone}
    picked up a new client {any} {address}
    new client {any} wants a {any}
    register {any} as a client
    {any} is a new client {phone}
    this is a new client {any} {phone} {email}
    can you add {any} {phone} to the client list
    client {any} {phone} {address}
    new client {any} {phone} {email} {address}
    new client {any} {address} wants {any}
    new client {any} {phone} shes after {any}
    add {any} {phone} lives at {address} wants a {any}
    add these clients {any} {phone} {any} {phone}
    two new clients {any} {phone} and {any} {phone} {email}
    {number} new clients {any} {phone} {any} {email}
    add these {number} as clients {any} {phone} and {any} {phone}
    clients to add {any} {phone} {any} {email}
    chuck {any} in the client list {phone} {email}
    whack {any} in as a client {phone}
    get {any} into the system as a customer {phone} {email}
    get {any} on the books {phone}
    add this as a client {any} {phone} {email}
    add this bloke as a client {any} {phone} {address}
    new client off her email signature {any} {any} {phone} {email} {address}
    new client from his card {any} {any} {phone} {email}
    new client details below {any} {phone} {email} {address}
    client for the book {any} {phone} {email}
    new customer {any} {phone} over in {any}
    new customer called {any} from {any} number is {phone}
    add a new client for us {any} number is {phone} and hes over in {any} hes after a price on a {any}
    put {any} down as a client {phone}
    put mrs {any} in the book {phone} {address}
    save {any} number is {phone} email {email}
    jot down a new client {any} {phone}
    make {any} a client {phone}
    create a client record for {any} {email} {phone}
    got a new customer {any} {phone} {address} needs {any}
    a new lady {any} {phone} add her to the clients
    {any} {phone} {email} add him as a client
    add {any} to the client list {phone}
    add {any} to the books
    add {any} and {any} as clients
    new client {client}
    add {client} as a client
    add {client} as a client {phone}
    new client {client} {phone} {email}
    put {client} in the client list
    chuck these {number} in the client list {any} {phone} and {any} {email}
    chuck these in the client list {any} {phone} {any} {email}`,
  update_client: `
    {client} email has changed to {email}
    {client} has a new email {email}
    {client} new number is {phone}
    {client} changed number to {phone}
    {client} phone is now {phone}
    {client} has a new mobile {phone}
    {client} has moved to {address}
    {client} moved theyre at {address} now
    {client} is at {address} now
    change the phone of {client} to {phone}
    change {client} address to {address}
    update {client} email to {email}
    update {client} number {phone}
    set the address of {client} to {address}
    email for {client} is {email}
    {client} mobile {phone}
    rename client {any} to {any}
    {client} {email}
    rename {client} to {any}
    {client} got married she is {any} now
    add a note to {client} {any}
    note on {client} {any}
    for {client} note that {any}
    {client} goes by {any}
    {client} has a dog note it
    put {client} number in {phone}
    use {email} for {client}
    {client} got married shes {any} now
    {client} is now called {any}
    {client} has changed her name to {any}
    {client} surname is {any} now
    its spelt {any} for {client}
    change {client} name to {any}
    {client} has moved theyre at {address} now and the number is {phone}
    {client} moved to {any} new number {phone}
    {client} moved to {any}
    {client} new address is {address}
    {client} email is {email} and mobile is {phone}
    {client} email is {email} put it on his file
    {client} email is {email}
    {client} number is wrong its {phone}
    wrong number for {client} should be {phone}
    {client} has a new number {phone} and email {email}
    new mobile for {client} {phone}
    new email for {client} {email}
    new address for {client} {address}
    {client} has a big dog note it
    note that {client} {any}
    make a note that {client} {any}
    put a note on {client} {any}
    add to {client} notes {any}
    {client} prefers texts note that
    gate code at {client} is {number}
    gate code for {client} place is {number}
    {client} only home after {time} note it
    {client} budget is {money}
    {client} shifted to {address}
    {client} is living at {address} now
    update {client} {phone} {email}
    update {client} details {phone} {email} {address}
    change {client} mobile to {phone} and email to {email}
    swap {client} number to {phone}
    fix {client} email its {email}
    her email is {email}
    his number is {phone}
    their new address is {address}
    number {phone}
    her number {phone}
    the number for {client} {phone}
    {client} number {phone}
    {client} mob {phone}`,
  find_client: `
    what is {client} address
    whats {client} number
    whats the number for {client}
    whats {client} phone
    what email do we have for {client}
    where does {client} live
    where is {client} place
    find client {client}
    look up {client}
    show me {client} details
    give me {client} number
    get me {client} phone number
    have we got a number for {client}
    do we have {client} email
    do i have a number for {any}
    what do we know about {client}
    details for {client}
    contact details for {client}
    how do i get hold of {client}
    is {any} a client
    is {client} on file
    address for {client}
    {client} number
    {client} address please`,
  list_clients: `
    list my clients
    list all clients
    show me all my clients
    who are my clients
    how many clients do i have
    how many clients have i got
    how many clients are on the books
    which clients are in {any}
    any clients in {any}
    who do we work for
    show clients called {any}`,
  delete_client: `
    delete client {client}
    delete {client}
    remove {client} from my clients
    take {client} off my client list
    take {client} off the books
    get rid of {client}
    bin {client} from the client list
    delete him
    delete her from the list
    erase {client}
    drop {client} from the client book
    delete {client} from the clients
    {client} is a double up delete one
    remove {client} from the books
    wipe {client} from the client list
    scrub {client} off the list
    i dont want {client} in the client list anymore
    ditch {client} as a client
    delete the client {client}
    righto delete him then
    yeah get rid of her`,
  create_supplier: `${SUPPLIERS_SAID}
    new supplier {any} {phone} {email}
    add {any} as a supplier {any} {phone} {email}
    add {any} to my suppliers
    add a supplier called {any} {phone}
    put {any} on as a supplier {phone}
    stick {any} in the supplier list {phone}
    create supplier {any}
    save {any} as a supplier {email}
    opened an account at {any} {phone}
    set up {any} as a supplier for {any}
    got a new supplier {any} {phone}
    new supplier copied off {any} {any} {phone} {email} {address}
    new supplier {any} they do {any} {phone}
    start using {any} for {any} {phone}
    new supplier {any} {phone} {email} {address}
    new supplier off their card {any} {any} {phone} {email} {address}
    new supplier details {any} {phone} {email} {address}
    new supplier from their website {any} {phone} {email}
    supplier card {any} {any} {phone} {email}
    add this mob as a supplier {any} {phone}
    add this mob to suppliers {any} {phone} {email} {address}
    stick two suppliers in {any} {phone} and {any} {phone}
    two new suppliers {any} {phone} {any} {phone} {email}
    add {any} and {any} as suppliers {phone} {phone}
    chuck {any} in the supplier list {phone}
    whack {any} in as a supplier for {any} {phone}
    put {any} on the supplier list {phone} they do {any}
    new supplier for {any} {any} {phone}
    got an account with {any} {phone} add them as a supplier
    opened a trade account with {any} {phone} {email} for {any}
    set up {any} as a supplier {any} {phone} {email} {address}
    add {any} out at {any} as a supplier for {any} {phone}
    save {any} as a supplier they do {any} {phone}
    create a supplier {any} {any} {phone} {email}
    found a new place for {any} {any} {phone} add them
    new merchant {any} {phone}
    new supplier {supplier}
    new supplier {supplier} {phone}
    new supplier {any}
    add {supplier} as a supplier
    add {supplier} to the suppliers {phone}
    put {supplier} on as a supplier
    started using {any} out at {any} for {any} {phone}
    we use {any} for {any} now {phone} add them
    started buying {any} off {any} {phone}`,
  update_supplier: `
    {supplier} phone is now {phone}
    {supplier} phone {phone}
    {supplier} number now {phone}
    {supplier} has moved theyre at {address} now
    {supplier} have moved theyre at {address} now and the emails {email}
    {supplier} have a new number {phone}
    {supplier} new email {email}
    {supplier} changed email to {email}
    update {supplier} number to {phone}
    change {supplier} address to {address}
    change {supplier} email to {email}
    {supplier} does {any} now
    rename supplier {supplier} to {any}
    {supplier} moved to {address}
    {supplier} is now called {any}
    email for {supplier} is {email}
    rep at {supplier} is {any} {phone}
    {supplier} have moved theyre at {address} now
    {supplier} new number {phone} and email {email}
    {supplier} has a new address {address}
    {supplier} moved to {address} and the phone is {phone}
    {supplier} shifted to {any}
    change {supplier} phone to {phone} and email to {email}
    {supplier} email is now {email}
    {supplier} number has changed to {phone}
    new number for {supplier} {phone}
    new email for {supplier} {email}
    orders for {supplier} go to {email} now
    {supplier} changed their name to {any}
    {supplier} got bought out theyre {any} now
    {supplier} trade as {any} now
    {supplier} do {any} as well now
    {supplier} are our {any} supplier
    set {supplier} specialty to {any}
    update {supplier} details {phone} {email} {address}
    fix the email for {supplier} its {email}
    phone for {supplier} is wrong its {phone}`,
  find_supplier: `
    whats {supplier} number
    what is the phone for {supplier}
    find supplier {supplier}
    look up {supplier}
    where is {supplier}
    details for {supplier}
    email for {supplier}
    address of {supplier}
    how do i get hold of {supplier}
    whats the email for {supplier}
    what does {supplier} do
    {supplier} number please`,
  list_suppliers: `
    list my suppliers
    list all suppliers
    show me all suppliers
    who are my suppliers
    which suppliers do {any}
    who do we get {any} from
    who sells {any}
    who supplies our {any}
    how many suppliers do i have
    which supplier does {any}`,
  delete_supplier: `
    delete supplier {supplier}
    delete {supplier}
    remove {supplier} from the suppliers
    take {supplier} off the supplier list
    get rid of {supplier}
    drop {supplier} we dont use them
    remove supplier {supplier}
    bin {supplier} from the suppliers
    ditch {supplier} we dont use them anymore
    {supplier} have gone bust delete them
    {supplier} shut down take them off
    scrub {supplier} off the supplier list
    get rid of {supplier} from suppliers
    delete {any} from the supplier list
    remove supplier {any}`,
};
