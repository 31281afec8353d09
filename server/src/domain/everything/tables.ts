import { invalid } from '@smoko/contract';
import type { JsonRecord } from './exact-json.ts';

/** What of an owned collection goes into a copy of everything, and how it comes back. */
interface TableRules {
  /** Records that stay here: a filter of those that go. */
  goes?: Record<string, unknown>;
  /** Fields that stay here. */
  without?: readonly string[];
  /** A record as it comes back. What waited or was under way is history then: nothing is sent, said or done by itself. */
  settled?: (record: JsonRecord) => JsonRecord;
}

const NOT_SENT = 'It was waiting to go when this copy was made, and has not been sent since it was brought back.';
const CUT_OFF = 'This was being worked on when the copy was made that was brought back.';

/** One that was decided and not carried out would be taken for what a crash left. */
const decided = (record: JsonRecord, waiting: string, carriedOut: string): JsonRecord =>
  record.status === waiting || (record.status === carriedOut && !record.receipt_id)
    ? { ...record, status: 'expired' }
    : record;

function settledMessage(item: JsonRecord): JsonRecord {
  const still = { ...item, provider_id: null, lease_until: null, retry_at: null, sending: null };
  if (item.status === 'queued') return { ...still, status: 'failed', reason: NOT_SENT };
  return item.status === 'waiting_approval' ? { ...still, status: 'draft' } : still;
}

function settledReceipt(receipt: JsonRecord): JsonRecord {
  if (receipt.status === 'started')
    throw invalid('file', 'That copy holds work that was not finished, which Smoko never takes out.');
  return receipt;
}

/** By the name of their collection, in the order in which they stand in a copy. */
export const COMES_BACK: Readonly<Record<string, TableRules>> = {
  admin_tasks: {},
  agent_feedback: {},
  approvals: { settled: (record) => decided(record, 'pending', 'approved') },
  attachments: {},
  automation_notes: {},
  automation_runs: {},
  // switched on by a person again, who sees then what they would send
  automations: {
    settled: (record) => ({
      ...record,
      enabled: false,
      next_run_at: null,
      worker: null,
      lease_until: { $date: new Date(0).toISOString() },
    }),
  },
  clients: {},
  consent_log: {},
  correspondence: {},
  drafts: { settled: (record) => decided(record, 'open', 'saved') },
  finance_records: {},
  imports: {},
  inbox: {
    settled: (record) => (record.status === 'received' ? { ...record, status: 'failed', error: CUT_OFF } : record),
  },
  logos: {},
  messages: {
    without: ['journal'],
    settled: (record) =>
      record.status === 'queued' || record.status === 'running'
        ? { ...record, status: 'interrupted', error: CUT_OFF }
        : record,
  },
  model_uses: {},
  opt_outs: {},
  // mails about the account hold links that sign in
  outbox: { goes: { about_account: { $ne: true } }, settled: settledMessage },
  outbox_files: {},
  procurement_items: {},
  projects: {},
  quotes: {},
  receipts: { goes: { status: { $ne: 'started' } }, without: ['journal'], settled: settledReceipt },
  record_changes: {},
  sent_statements: {},
  suppliers: {},
  templates: {},
  threads: { settled: (record) => ({ ...record, running: null, lease_until: null, stop_requested: null }) },
  variations: {},
};

/** In a copy for its owner to read, and never brought back: it says what happened to one account on one server. */
export const TAKEN_OUT_ONLY: Readonly<Record<string, { without: readonly string[] }>> = {
  model_choices: { without: ['key', 'key_ends'] },
  security_events: { without: [] },
};

/** Other collections with an owner, and why nothing of them is in a copy. */
export const STAYS_HERE: Readonly<Record<string, string>> = {
  deliveries: 'messages on their way in; read, they are in the inbox',
  factor_challenges: 'hashes of codes',
  factors: 'secrets of second factors',
  known_places: 'what proves a device',
  mailed_links: 'hashes of links that sign in',
  owner_phone_codes: 'hashes of codes',
  push_devices: 'where browsers are reached, and the keys to it',
  push_notices: 'what is on its way to them',
  recovery_codes: 'hashes of codes',
  restores: 'what was brought back here, and whether it was',
  sessions: 'hashes of tokens',
};

/** Of every record; what a repeated request is known by means nothing elsewhere. */
export const LEFT_BEHIND = ['user_id', 'applied_key'];

/** Fields that name a stored file. */
export const FILE_FIELDS: Readonly<Record<string, string>> = {
  attachments: 'file_path',
  logos: 'file_path',
  quotes: 'template_file.file_path',
  templates: 'file_path',
};

export const settled = (table: string, record: JsonRecord): JsonRecord =>
  COMES_BACK[table]?.settled?.(record) ?? record;
