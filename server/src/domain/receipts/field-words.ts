import { fieldsOf, TABLES } from '@smoko/contract';

/** What people call what is stored and no form has, or has under a name that tells nothing here. */
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
  billing_stage_id: 'its stage',
  billing_stages: 'its stages',
  deleted_at: 'whether it is deleted',
  job_number_value: 'its number',
  quote_number: 'its number',
  quote_number_value: 'its number',
  short_name: 'its number',
  short_name_value: 'its number',
  variation_number: 'its number',
  variation_number_value: 'its number',
  invoice_number: 'its number',
  invoice_number_value: 'its number',
  credit_note_number: 'its number',
  credit_note_number_value: 'its number',
  link_version: 'its link',
  lines: 'its lines',
  prices_include_gst: 'whether its prices include GST',
  budget_includes_gst: 'whether its budget includes GST',
  subtotal: 'its amount',
  total: 'its amount',
  total_price: 'its price',
  unit_price: 'its price',
  gst: 'its GST',
  abn: 'its ABN',
  content: 'its text',
  response: "the client's answer",
  answer_new: "the client's answer",
  agreed: 'whether it is accepted',
  sent_at: 'whether it went out',
  sms_opt_out: 'whether texts are wanted',
  email_opt_out: 'whether emails are wanted',
  follow_ups_paused: 'whether reminders go out',
  contractor: 'whether they are a contractor',
  assigned_to: 'who does it',
  payment_claim: 'its payment claim',
  template_file: 'its template',
  described_by_hand: 'its description',
  credited: 'what was credited of it',
  credited_amount: 'what was credited of it',
  credited_gst: 'what was credited of it',
  paid_before: 'what was paid of it',
  refunded_from: 'what was paid back of it',
  payment_id: 'what it pays',
  freed: 'what it pays',
  terms_days: 'its due date',
};

/** What is stored beside a field, for the search and against sending twice: it changes with the field, and says no more. */
const BESIDE: ReadonlySet<string> = new Set(['words', 'applied_key', 'reach']);

const TABLES_BY_NAME = new Map(Object.entries(TABLES));

/** "its client, what it pays": each once, as the forms of that table call them; '' where nothing of it says anything. */
export function wordsOfFields(entity: string, names: readonly string[]): string {
  const { noun = '', operations } = TABLES_BY_NAME.get(entity) ?? {};
  const asked = operations?.update ?? operations?.create;
  const labels = new Map(asked && fieldsOf(asked, noun).map(({ name, label }) => [name, label]));
  const told = names.filter((name) => !BESIDE.has(name));
  return [
    ...new Set(
      told.map((name) => WORDS[name] ?? `its ${labels.get(name) ?? name.replace(/_id$/, '').replaceAll('_', ' ')}`),
    ),
  ].join(', ');
}
