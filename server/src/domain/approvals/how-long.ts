import { APPROVAL_TTL_HOURS, type Operation, sendOnMyWay } from '@smoko/contract';
import type { Actor, Sender } from '../actor.ts';
import { type Clock, startOf } from '../clock.ts';

const HOUR_MS = 3_600_000;
const ON_THE_WAY_MS = HOUR_MS / 2;
/** Fields that say on which day something is to be: once it is over, the change has no meaning. */
const DAYS = ['job_date', 'delivery_date'] as const;

/** When what is asked for in talk, or by an automation, is over: nobody's old "send it" goes out days later. */
export const soonOver = (clock: Clock): Date => new Date(clock.now().getTime() + APPROVAL_TTL_HOURS * HOUR_MS);

/**
 * Until when something waits for a yes; null: until it is decided. What a client or supplier on file answered is news that must
 * not go away by itself. What would leave the business, what a stranger proposes, and what was asked for in talk ends
 * after `APPROVAL_TTL_HOURS`; what says that somebody is on their way after half an hour; a move to a day when that day is over, and no sooner than that (docs/decisions/0075-the-last-word-counts.md).
 */
export function waitsUntil(
  clock: Clock,
  actor: Pick<Actor, 'business'>,
  sender: Pick<Sender, 'clientId' | 'supplierId'> | undefined,
  { id, risk }: Pick<Operation, 'id' | 'risk'>,
  fields: Readonly<Record<string, unknown>>,
): Date | null {
  // who is on the way is there by then
  if (id === sendOnMyWay.id) return new Date(clock.now().getTime() + ON_THE_WAY_MS);
  const soon = soonOver(clock);
  const isOnFile = sender && (sender.clientId ?? sender.supplierId) !== null;
  if (!isOnFile || risk === 'external' || risk === 'destructive') return soon;
  const day = DAYS.map((name) => fields[name]).find((value) => typeof value === 'string');
  if (typeof day !== 'string') return null;
  const over = startOf(day, actor.business.timeZone, 1);
  return over > soon ? over : soon;
}
