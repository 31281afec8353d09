import type { KnownRecord } from '../../../../known.ts';
import type { Talk } from '../../dialogue/talk.ts';
import type { PlannedCall } from '../../reply.ts';
import { wholeActs } from '../plan-acts.ts';

/** What was said before, latest last. */
export type Line = [role: 'user' | 'assistant', text: string];

/** The calls and words that a message comes to by its acts, on Friday 20 November 2026. */
export function madeOf(
  message: string,
  records: readonly KnownRecord[] = [],
  before: readonly Line[] = [],
): (PlannedCall | string)[] {
  const talk = {
    facts: { today: '2026-11-20', country: 'AU', user: '', business: '', jobOnScreen: null },
    records,
    history: before.map(([role, text]) => ({ role, text })),
    results: [],
    doneSoFar: [],
    earlier: [],
  } as unknown as Talk;
  return wholeActs(message, talk).flatMap(({ call, say }) => call ?? say ?? []);
}
