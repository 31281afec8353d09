import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { ReplyTokens } from '../../domain/inbox/reply-token.ts';
import type { SupplierRow } from '../../domain/suppliers/schema.ts';
import type { Match } from '../message.ts';
import { type About, type AboutStores, aboutClient, aboutSupplier, NOTHING } from './about.ts';
import { createCandidates } from './candidates.ts';
import { type Clues, wordsOf } from './clues.ts';
import { createFindSender, type Found, type SenderStores } from './find-sender.ts';
import { asCorrespondent, createPeople, type Person } from './people.ts';

export interface Matched extends Match {
  warnings: string[];
}

/** Where the owner themselves write from: confirmed, or null. */
export interface OwnContact {
  name: string;
  email: string | null;
  phone: string | null;
}

interface MatchStores extends AboutStores, SenderStores {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
}

interface Parts {
  stores: MatchStores;
  tokens: ReplyTokens;
  ownContact(userId: string): Promise<OwnContact | null>;
}

/**
 * Whose a message is, found by code alone: the owner's own address, the reply token, what it answers, the number or
 * address on file. Where several fit or none, the tradie is asked. What a number in its text names is only a hint.
 */
export function createMatcher({ stores, tokens, ownContact }: Parts) {
  const people = createPeople(stores);
  const findSender = createFindSender({ stores, tokens, people });
  const candidatesFor = createCandidates(stores, people);

  return async (call: Call, clues: Clues): Promise<Matched> => {
    const onFile = await people.withAddress(call, clues.channel, clues.from.address);
    const own = await ownContact(call.actor.userId);
    const isOwn = own !== null && writesFrom(own, clues);
    if (!clues.chosen) {
      if (clues.auth === 'fail') return forged(clues, isOwn ? 'you' : onFile[0]?.name);
      if (isOwn) return ofOwner(clues, own);
    }
    const found = await findSender(call, clues, onFile);
    if (!found) return { ...nobody(clues), ...(await candidatesFor(call, clues, onFile)) };
    return ofSender(clues, found, await about(call, clues, found), onFile);
  };

  async function about(call: Call, clues: Clues, { person, answered }: Found): Promise<About> {
    const found =
      person.kind === 'client'
        ? await aboutClient(call, stores, person.id, answered, wordsOf(clues))
        : await aboutSupplier(call, stores, person.id, answered);
    return clues.chosen?.project_id ? { ...found, project_id: clues.chosen.project_id } : found;
  }
}

const writesFrom = (own: OwnContact, { channel, from }: Clues): boolean =>
  (channel === 'email' ? own.email : own.phone) === from.address;

const nobody = ({ from: { address, name } }: Clues): Matched => ({
  ...NOTHING,
  contact: { kind: 'unknown', id: null, name: name ?? address },
  candidates: [],
  by: null,
  why: null,
  verified: false,
  answersOutboxId: null,
  warnings: [],
});

/** Its domain disowns it. */
function forged(clues: Clues, whom: string | undefined): Matched {
  const pretends = whom ? `somebody may be pretending to be ${whom}` : 'somebody may be pretending';
  return { ...nobody(clues), warnings: [`This did not come from ${clues.from.address}: ${pretends}.`] };
}

/** It names the owner as its sender, which counts only where that is proved. */
function ofOwner(clues: Clues, own: OwnContact): Matched {
  const unknown = nobody(clues);
  if (clues.auth !== 'pass') {
    const warning = 'It says that it is from you, but nothing proves it: nothing in it counts as your word.';
    return { ...unknown, warnings: [warning] };
  }
  const why = clues.channel === 'email' ? 'Your own address' : 'Your own number';
  return { ...unknown, contact: { kind: 'owner', id: null, name: own.name }, by: 'owner', why, verified: true };
}

/** It is from somebody on file, who may write from elsewhere than usual. */
function ofSender({ from, auth }: Clues, found: Found, about: About, onFile: readonly Person[]): Matched {
  const { person, by, why, answered } = found;
  const isTheirs = onFile.some(({ id }) => id === person.id);
  const elsewhere = `It came from ${from.address}, which is not on file for ${person.name}.`;
  return {
    ...about,
    contact: asCorrespondent(person),
    candidates: [],
    by,
    why,
    verified: auth === 'pass' && isTheirs,
    answersOutboxId: answered ? String(answered._id) : null,
    warnings: isTheirs || by === 'chosen' ? [] : [elsewhere],
  };
}
