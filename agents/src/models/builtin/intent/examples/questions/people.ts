/** Clients and suppliers. */
export const PEOPLE_QUESTIONS: Readonly<Record<string, string>> = {
  find_client: `
    whats the address for {client}
    what is the address of {client}
    whats {client} email
    whats {client} mobile
    whats {client} phone number
    whats the best number for {client}
    what number is {client} on
    whats a number for {client}
    whats {any} number
    whats {any} address
    whats {any} email
    wheres {client} live
    wheres {client} at
    where does {client} live again
    where is {client}
    whereabouts is {client}
    what suburb is {client} in
    have we got an email for {client}
    have i got {client} number
    have we got an address for {client}
    do you have {client} number
    do we have an address for {client}
    do we have a phone for {client}
    is {client} a client
    is {client} a client of ours
    is {client} in the system
    is {client} on the books
    is {any} on file
    is {any} a customer of ours
    is there a {any} in my clients
    have we got {any} on file
    do we know a {any}
    do i have a client called {any}
    do we have a {any} on the books
    who is {client}
    who is {any}
    {client} phone number
    {client} email
    {client} contact
    {client} address
    contact for {client}
    phone for {client}
    number for {client}
    need {client} number
    i need {client} number
    i need {client} address
    give me {client} address
    give me the number for {client}
    get me {client} email
    what notes have we got on {client}
    whats {client} after
    what does {client} want`,
  list_clients: `
    how many clients are there
    how many customers have i got
    how many clients in {any}
    how many customers do we have
    number of clients
    count my clients
    whats my client count
    client list
    give me the client list
    show me the client list
    which clients live in {any}
    which of my clients are in {any}
    who have we got in {any}
    do i have any clients in {any}
    have we got any clients in {any}
    any customers in {any}
    clients in {any}
    who are our customers
    list the clients in {any}`,
  find_supplier: `
    whats the phone number for {supplier}
    whats {supplier} phone
    whats {supplier} email
    whats {supplier} address
    what number is {supplier}
    have we got a number for {supplier}
    do we have an email for {supplier}
    have i got {supplier} details
    do i have {supplier} number
    wheres {supplier}
    where is {supplier} again
    where are {supplier}
    contact for {supplier}
    {supplier} phone number
    {supplier} email
    {supplier} address
    {supplier} details
    give me {supplier} number
    get me {supplier} email
    what do {supplier} sell
    what do we get from {supplier}
    what does {supplier} supply
    is {supplier} a supplier
    is {supplier} on file
    do we use {supplier}
    do we have {supplier} as a supplier
    is {any} one of our suppliers
    is {any} a supplier of ours
    show me {supplier}
    number for {supplier}`,
  list_suppliers: `
    who supplies {any}
    who supplies us with {any}
    who do we use for {any}
    who do i get {any} from
    who do we get our {any} from
    who do we buy {any} from
    who does {any}
    who stocks {any}
    who can i get {any} from
    where do we get {any} from
    where do i get {any}
    where can i get {any}
    which supplier has {any}
    which suppliers sell {any}
    which supplier do we use for {any}
    have we got a supplier for {any}
    do we have a {any} supplier
    any suppliers for {any}
    any {any} suppliers
    whos our {any} supplier
    whos the {any} supplier
    how many suppliers have i got
    how many suppliers are there
    number of suppliers
    count my suppliers
    supplier list
    our suppliers
    show me the suppliers
    give me the list of suppliers`,
};
