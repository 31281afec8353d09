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

/** The assistant who looks after records of a kind. */
const OWNER_OF: Readonly<Record<KnownKind, AssistantId>> = {
  job: 'jerry',
  client: 'jerry',
  task: 'michelle',
  finance: 'renea',
  quote: 'renea',
  item: 'sarah',
  supplier: 'sarah',
};

/** What a message that continues the conversation is for: the assistant whose record it changes, or the request that it completes or repeats. */
export type Continuation = { owner: AssistantId } | { request: string };

/** Whether a message continues the conversation; null for one that stands on its own. */
export function continuationOf(message: string, around: Talk): Continuation | null {
  if (!around.history.length) return null;
  const said = normalise(message);
  const open = openRequest(around);
  if (CANCELS.test(said)) {
    const made = open || !UNDOES.test(said) ? undefined : justMade(around)[0];
    if (made) return { owner: OWNER_OF[made.kind] };
    if (open) return { request: open.request };
  }
  const sends = open ? undefined : sendsLast(said, around);
  if (sends) return { owner: sends.owner };
  const meant = open && answering(open, said, around);
  if (meant?.is === 'answer') return { request: [meant.request, ...meant.rest].join('\n') };
  const again = askedAgain(said, around);
  if (again) return { request: again.request };
  const correction = correctionIn(said, around) ?? correctedFirst(said, around)?.correction;
  return correction ? { owner: OWNER_OF[correction.record.kind] } : null;
}
