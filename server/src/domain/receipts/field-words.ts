/** What people call stored fields whose names would tell them nothing. */
const WORDS: Readonly<Record<string, string>> = {
  invoice_id: 'what it pays',
  allocations: 'what it pays',
  unallocated: 'what it pays',
  on_account: 'what it pays',
  to_place: 'what it pays',
  refunded: 'what was paid back of it',
  allocated: 'what was paid of it',
  amount_paid: 'what was paid of it',
  amount_due: 'what was paid of it',
  part_paid: 'what was paid of it',
  received: 'what was paid of it',
  amount_credited: 'what was credited of it',
  stage: 'whether it is issued',
  frozen: 'whether it is issued',
  left_at: 'whether it went out',
  client_id: 'its client',
  project_id: 'its job',
  supplier_id: 'its supplier',
  quote_id: 'its quote',
  billing_stage_id: 'its stage',
  billing_stages: 'its stages',
  deleted_at: 'whether it is deleted',
};

/** "its client, what it pays": each once. Other fields are called by their names. */
export const wordsOfFields = (names: readonly string[]): string =>
  [...new Set(names.map((name) => WORDS[name] ?? name.replaceAll('_', ' ')))].join(', ');
