import type { AssistantId } from '@smoko/contract';
import type { KnownKind } from '../../../known.ts';
import { CANCELS, UNDOES } from '../lexicon/answers.ts';
import { normalise } from '../normalise.ts';
import { askedAgain } from './again.ts';
import { answering } from './answering.ts';
import { justMade } from './cancel.ts';
import { correctionIn } from './correct.ts';
import { correctedFirst } from './correct-first.ts';
import { openRequest } from './pending.ts';
import { sendsLast } from './sends-last.ts';
import type { Talk } from './talk.ts';

const KEEPS: Readonly<Record<KnownKind, AssistantId>> = {
  job: 'jerry',
  client: 'jerry',
  task: 'michelle',
  finance: 'renea',
  quote: 'renea',
  item: 'sarah',
  supplier: 'sarah',
};

/** What a message that goes on with the talk is about: whose record it changes, or the request it completes or repeats. */
export type GoesOn = { owner: AssistantId } | { request: string };

/** Null for a message that stands on its own. */
export function goesOn(message: string, around: Talk): GoesOn | null {
  if (!around.history.length) return null;
  const said = normalise(message);
  const open = openRequest(around);
  if (CANCELS.test(said)) {
    const made = open || !UNDOES.test(said) ? undefined : justMade(around)[0];
    if (made) return { owner: KEEPS[made.kind] };
    if (open) return { request: open.request };
  }
  const sends = open ? undefined : sendsLast(said, around);
  if (sends) return { owner: sends.owner };
  const meant = open && answering(open, said, around);
  if (meant?.is === 'answer') return { request: [meant.request, ...meant.rest].join('\n') };
  const again = askedAgain(said, around);
  if (again) return { request: again.request };
  const correction = correctionIn(said, around) ?? correctedFirst(said, around)?.correction;
  return correction ? { owner: KEEPS[correction.record.kind] } : null;
}
