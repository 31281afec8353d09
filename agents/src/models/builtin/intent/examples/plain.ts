/** The plainest way of each: verb, kind, name. Names here are of nobody on file. */
export const PLAIN: Readonly<Record<string, string>> = {
  delete_client: `
    delete client {any}
    delete the client {any}
    remove client {any}
    delete the {any} client
    get rid of the client {any}
    delete the client for {any}
    delete customer {any}
    delete the customer {any}
    remove customer {any}
    delete the {any} customer
    get rid of the customer {any}
    delete customer {client}
    delete the customer for {any}`,
  find_client: `
    find client {any}
    show me the client {any}
    look up client {any}
    open client {any}
    find customer {any}
    show me the customer {any}
    look up customer {any}
    open customer {any}`,
  update_client: `
    update client {any}
    change client {any} to {any}
    edit the client {any}
    update customer {any}
    change customer {any} to {any}
    rename customer {any} to {any}
    edit the customer {any}`,
  delete_supplier: `
    delete supplier {any}
    delete the supplier {any}
    delete the {any} supplier
    get rid of the supplier {any}
    delete the supplier for {any}`,
  find_supplier: `
    find supplier {any}
    show me the supplier {any}
    look up supplier {any}
    open supplier {any}`,
  update_supplier: `
    update supplier {any}
    change supplier {any} to {any}
    rename supplier {any} to {any}
    edit the supplier {any}`,
  delete_job: `
    delete job {any}
    delete the job {any}
    remove job {any}
    get rid of the job {any}
    delete job {job}
    delete the job for {any}
    delete project {any}
    delete the project {any}
    remove project {any}
    delete the {any} project
    get rid of the project {any}
    delete project {job}
    delete the project for {any}`,
  find_job: `
    find job {any}
    show me the job {any}
    look up job {any}
    open job {any}
    find project {any}
    show me the project {any}
    look up project {any}
    open project {any}`,
  update_job: `
    update job {any}
    change job {any} to {any}
    rename job {any} to {any}
    edit the job {any}
    update project {any}
    change project {any} to {any}
    rename project {any} to {any}
    edit the project {any}`,
  delete_task: `
    delete task {any}
    delete the task {any}
    remove task {any}
    get rid of the task {any}
    delete task {task}
    delete the task for {any}
    delete reminder {any}
    delete the reminder {any}
    remove reminder {any}
    get rid of the reminder {any}
    delete reminder {task}
    delete the reminder for {any}
    delete to do {any}
    delete the to do {any}
    remove to do {any}
    delete the {any} to do
    get rid of the to do {any}
    delete to do {task}
    delete the to do for {any}`,
  find_task: `
    find task {any}
    show me the task {any}
    look up task {any}
    open task {any}
    find reminder {any}
    show me the reminder {any}
    look up reminder {any}
    open reminder {any}
    find to do {any}
    show me the to do {any}
    look up to do {any}
    open to do {any}`,
  update_task: `
    update task {any}
    change task {any} to {any}
    rename task {any} to {any}
    edit the task {any}
    update reminder {any}
    change reminder {any} to {any}
    rename reminder {any} to {any}
    edit the reminder {any}
    update to do {any}
    change to do {any} to {any}
    rename to do {any} to {any}
    edit the to do {any}`,
  delete_procurement_item: `
    delete item {any}
    delete the item {any}
    remove item {any}
    get rid of the item {any}
    delete item {item}
    delete the item for {any}
    delete order item {any}
    delete the order item {any}
    remove order item {any}
    delete the {any} order item
    get rid of the order item {any}
    delete order item {item}
    delete the order item for {any}`,
  find_procurement_item: `
    find item {any}
    show me the item {any}
    look up item {any}
    open item {any}
    find order item {any}
    show me the order item {any}
    look up order item {any}
    open order item {any}`,
  update_procurement_item: `
    update item {any}
    change item {any} to {any}
    rename item {any} to {any}
    edit the item {any}
    update order item {any}
    change order item {any} to {any}
    rename order item {any} to {any}
    edit the order item {any}`,
  delete_quote: `
    delete quote {any}
    delete the quote {any}
    remove quote {any}
    delete the {any} quote
    get rid of the quote {any}
    delete the quote for {any}`,
  find_quote: `
    find quote {any}
    show me the quote {any}
    look up quote {any}
    open quote {any}`,
  update_quote: `
    update quote {any}
    change quote {any} to {any}
    rename quote {any} to {any}
    edit the quote {any}`,
  delete_finance_record: `
    delete invoice {any}
    delete the invoice {any}
    remove invoice {any}
    delete the {any} invoice
    get rid of the invoice {any}
    delete invoice {client}
    delete the invoice for {any}
    delete payment {any}
    delete the payment {any}
    remove payment {any}
    delete the {any} payment
    get rid of the payment {any}
    delete payment {client}
    delete the payment for {any}
    delete expense {any}
    delete the expense {any}
    remove expense {any}
    get rid of the expense {any}
    delete expense {client}
    delete the expense for {any}`,
  find_finance_record: `
    find invoice {any}
    show me the invoice {any}
    look up invoice {any}
    open invoice {any}
    find payment {any}
    show me the payment {any}
    look up payment {any}
    open payment {any}
    find expense {any}
    show me the expense {any}
    look up expense {any}
    open expense {any}`,
  update_finance_record: `
    update invoice {any}
    change invoice {any} to {any}
    rename invoice {any} to {any}
    edit the invoice {any}
    update payment {any}
    change payment {any} to {any}
    rename payment {any} to {any}
    edit the payment {any}
    update expense {any}
    change expense {any} to {any}
    rename expense {any} to {any}
    edit the expense {any}`,
  create_task: `
    book the {any} for {client} job on {date}
    book the {any} for {job} {date}
    book the {any} lift for {client} job {date}
    hire the {any} for {job} {date}
    book the {any} hire for {date}`,
};
