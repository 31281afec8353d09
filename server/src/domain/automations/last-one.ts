import type { AutomationKind } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { dayAt } from '../clock.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { dayName } from '../told-time.ts';
import { daysBetween } from './words.ts';

/** It has left, or may have, or will: a draft and what failed reached nobody. */
const COUNTS: readonly OutboxRow['status'][] = ['queued', 'waiting_approval', 'sent', 'delivered', 'unknown'];
const ON_ITS_WAY: readonly OutboxRow['status'][] = ['queued', 'waiting_approval'];
/** How many days two messages lie apart, and the business's day on which the second one would go. */
export interface Apart {
  days: number;
  today: string;
}

/** What a message is about, as it is kept with it. */
type About = 'finance_record_id' | 'supplier_id';

/**
 * Of these invoices or suppliers, why the next message of a kind has to wait: the last one left too few days ago, or has not
 * left so far. null where it need not.
 */
export async function lastOneOf(
  call: Call,
  outbox: Repository<OutboxRow>,
  kind: AutomationKind,
  { days, today }: Apart,
  about: { field: About; ids: readonly Types.ObjectId[] },
): Promise<(id: Types.ObjectId) => string | null> {
  const written = await outbox.model
    .find({
      user_id: new Types.ObjectId(call.actor.userId),
      [about.field]: { $in: about.ids },
      automation: kind,
      status: { $in: [...COUNTS] },
    })
    .lean();
  const leftOn = (one: OutboxRow) =>
    dayAt(one.sent_at ?? one.queued_at ?? one.created_at, call.actor.business.timeZone);
  return (id) => {
    const theirs = written.filter((one) => one[about.field]?.equals(id));
    if (theirs.some(({ status }) => ON_ITS_WAY.includes(status))) return 'The last one has not gone yet';
    const last = theirs.map(leftOn).sort().at(-1);
    if (!last || daysBetween(last, today) >= days) return null;
    return `The last one went on ${dayName(last)}: the next goes ${AFTER[days] ?? `${days} days`} after it`;
  };
}
const AFTER: Readonly<Record<number, string>> = { 1: 'a day', 7: 'a week' };
