/** What only acts know, and the older rules would take for something like it. */
export const ONLY_ACTS: ReadonlySet<string> = new Set([
  'create_invoice',
  'change_invoice_lines',
  'credit_invoice',
  'refund_client',
  'add_variation',
  'update_variation',
  'send_variation',
  'client_account',
  'send_statement',
  'send_receipt',
  'send_credit_note',
  'job_billing',
  'explain_total',
]);
