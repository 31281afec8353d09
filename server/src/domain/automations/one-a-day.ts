import { Types } from 'mongoose';
import type { Call } from '../call.ts';
import { dayAt } from '../clock.ts';
import type { Planned, Sources } from './plan.ts';
import { KINDS } from './rules.ts';

const DAY_MS = 86_400_000;
const TOMORROW = 'Another message was written to them today, so this one waits until tomorrow';

/**
 * Why a message that can wait does: an automation has written to the same client today, in whatever it was set to do, or would
 * in this run. What has its day, such as a reminder of tomorrow's job, never waits.
 */
export function oneADay(call: Call, { outbox }: Pick<Sources, 'outbox'>, day: string) {
  const inThisRun = new Set<string>();
  const user_id = new Types.ObjectId(call.actor.userId);
  const { timeZone } = call.actor.business;

  async function wroteToday(client: string): Promise<boolean> {
    const latest = await outbox.model
      .find({
        user_id,
        client_id: new Types.ObjectId(client),
        created_at: { $gt: new Date(call.clock.now().getTime() - DAY_MS) },
        automation: { $ne: null },
      })
      .lean();
    return latest.some(({ created_at }) => dayAt(created_at, timeZone) === day);
  }

  /** Of one that nothing else holds. */
  return async ({ kind, contact }: Pick<Planned, 'kind' | 'contact'>): Promise<string | null> => {
    if (contact.kind !== 'client' || !contact.id || !KINDS[kind].canWait) return null;
    if (inThisRun.has(contact.id) || (await wroteToday(contact.id))) return TOMORROW;
    inThisRun.add(contact.id);
    return null;
  };
}
