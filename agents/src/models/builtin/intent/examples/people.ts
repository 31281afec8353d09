/** Clients and suppliers: added, changed, looked up. */
export const PEOPLE: Readonly<Record<string, string>> = {
  create_client: `
    add {client} to my clients
    add {client} to my clients {phone} {email}
    put {client} on as a client
    new client {any} {phone}
    new client {any} {phone} {email}
    new client {client} {phone}
    add {any} to my clients mobile {phone} {email}
    add {any} as a client {phone}
    add a client called {any}
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
    client {any} {phone} {address}`,
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
    use {email} for {client}`,
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
    drop {client} from the client book`,
  create_supplier: `
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
    start using {any} for {any} {phone}`,
  update_supplier: `
    {supplier} phone is now {phone}
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
    rep at {supplier} is {any} {phone}`,
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
    drop {supplier} we dont use them`,
};
