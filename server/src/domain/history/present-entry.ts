import type { DomainOutput, getJobTimeline } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { AnyRow } from '../../db/row.ts';
import { shortened } from '../shortened.ts';
import type { RecordChangeRow } from './store.ts';
import { changeWords, madeWords, numberIn, textIn } from './words.ts';

export type Shown = DomainOutput<typeof getJobTimeline>['data'][number];
export type Entity = Shown['entity'];

interface Moment {
  id: Types.ObjectId;
  at: Date;
}

/** Something that happened, before it is put into words. */
export type Entry = Moment &
  (
    | { is: 'made'; entity: Entity; row: AnyRow }
    | { is: 'written'; entity: 'inbox' | 'outbox'; row: AnyRow }
    | { is: 'changed'; change: RecordChangeRow }
  );

/** What putting entries into words needs of other records. */
export interface Known {
  /** A record that was changed, as it is now. */
  record(id: Types.ObjectId): AnyRow | undefined;
  /** The assistant who made a record. */
  maker(id: Types.ObjectId): string | null;
  /** The number of a variation's job. */
  jobNumber(row: AnyRow): string | null;
}

/** What of a message is told; the whole of it is where it leads to. */
const WORDS = 240;

export function presentEntry(entry: Entry, known: Known): Shown {
  const { id, at } = entry;
  const blank = { id: id.toHexString(), at: at.toISOString(), detail: null, amount: null, by: null };
  if (entry.is === 'changed') {
    const { entity, record_id, by } = entry.change;
    const record = known.record(record_id);
    const told = record ? changeWords(entry.change, record) : { what: 'Something changed', detail: null };
    const shown = { ...told, by, direction: null, named: record ? namedOf(entity, record, known) : null };
    return { ...blank, entity, record_id: record_id.toHexString(), ...shown };
  }
  const { entity, row } = entry;
  const about = { ...blank, entity, record_id: row._id.toHexString() };
  if (entry.is === 'written') return { ...about, ...messageWords(entry.entity, row), named: null };
  return {
    ...about,
    what: madeWords(entity, row),
    detail: madeDetail(entity, row),
    amount: numberIn(row, AMOUNTS[entity] ?? ''),
    by: known.maker(row._id),
    direction: null,
    named: namedOf(entity, row, known),
  };
}

const NAMES: Readonly<Partial<Record<string, string>>> = {
  projects: 'job_number',
  procurement_items: 'item_name',
  admin_tasks: 'task_name',
};

const namedOf = (entity: string, row: AnyRow, known: Known): string | null =>
  entity === 'variations' ? known.jobNumber(row) : textIn(row, NAMES[entity] ?? '') || null;

const AMOUNTS: Readonly<Partial<Record<Entity, string>>> = {
  projects: 'job_budget',
  quotes: 'total',
  variations: 'total',
  finance_records: 'amount',
  procurement_items: 'total_price',
};

function madeDetail(entity: Entity, row: AnyRow): string | null {
  const count = numberIn(row, 'quantity');
  if (entity === 'procurement_items') return count === null ? null : `Quantity ${count.toLocaleString('en-AU')}`;
  if (entity === 'finance_records' || entity === 'variations')
    return shortened(textIn(row, 'description'), WORDS) || null;
  return null;
}

function messageWords(entity: 'inbox' | 'outbox', row: AnyRow) {
  const channel = textIn(row, 'channel') === 'sms' ? 'Text' : 'Email';
  const detail = shortened(textIn(row, 'subject') || textIn(row, 'body'), WORDS) || null;
  if (entity === 'inbox') {
    const from = textIn(row, 'from_name') || textIn(row, 'from');
    return { what: `${channel} from ${from}`, detail, direction: 'in' } as const;
  }
  const failed = textIn(row, 'status') === 'failed' ? ', which failed' : '';
  return { what: `${channel} to ${textIn(row, 'to')}${failed}`, detail, direction: 'out' } as const;
}
