import type { ReadAct } from './act.ts';

/** The arguments for day and time: only those are corrected by being said once more. */
const WHEN: ReadonlySet<string> = new Set(['date', 'shift_days', 'time', 'due_date', 'due_time', 'delivery_date']);
/** The arguments that name the record. */
const WHICH: ReadonlySet<string> = new Set(['job', 'task', 'item']);

/**
 * The acts of a message without those that a later one of it does away with: "push alfs to thursday no hang on, alf
 * stays", "it has to wait till after the 28th, do him monday the 30th".
 */
export const laterCounts = (acts: readonly ReadAct[]): ReadAct[] =>
  acts.filter((act, i) => !acts.slice(i + 1).some((later) => doesAway(later, act)));

function doesAway(later: ReadAct, { call, about }: ReadAct): boolean {
  if (!call?.name.startsWith('update_') || !about || later.about?.id !== about.id) return false;
  const said = Object.keys(call.args).filter((name) => !WHICH.has(name));
  if (!said.length || !said.every((name) => WHEN.has(name))) return false;
  if (later.stays) return true;
  if (later.call?.name !== call.name) return false;
  // "tuesday ... at 7" adds to the first act; another day replaces it
  const again = Object.keys(later.call.args).filter((name) => !WHICH.has(name));
  return said.every((name) => again.includes(name) || (isDay(name) && again.some(isDay)));
}

const isDay = (name: string): boolean => WHEN.has(name) && !name.endsWith('time');
