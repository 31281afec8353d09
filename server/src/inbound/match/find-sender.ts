import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { ReplyTokens } from '../../domain/inbox/reply-token.ts';
import type { CorrespondenceRow } from '../../domain/inbox/store.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { Clues } from './clues.ts';
import type { People, Person } from './people.ts';

/** Whom on file a message is from, and what says so. */
export interface Found {
  person: Person;
  by: 'token' | 'reply' | 'sender' | 'chosen';
  why: string;
  /** The message of ours that it answers. */
  answered: OutboxRow | null;
}

export interface SenderStores {
  outbox: Repository<OutboxRow>;
  correspondence: Repository<CorrespondenceRow>;
}

interface Parts {
  stores: SenderStores;
  tokens: ReplyTokens;
  people: People;
}

/**
 * The one client or supplier that a message is from: whom the tradie chose, else whose reply token it carries, else whom
 * it answers, else whose number or address it is. Null where none of these names exactly one.
 */
export function createFindSender({ stores, tokens, people }: Parts) {
  return async (call: Call, clues: Clues, onFile: readonly Person[]): Promise<Found | null> => {
    const said = await people.of(call, clues.chosen);
    if (said) return { person: said, by: 'chosen', why: 'You said so', answered: null };

    const answered = await answeredBy(call, clues);
    const ofAnswered = await people.of(call, answered);
    const byToken = await ofToken(call, clues);
    if (byToken) {
      const fits = ofAnswered?.id === byToken.id ? answered : null;
      return { person: byToken, by: 'token', why: whatItAnswers(byToken, fits), answered: fits };
    }
    if (ofAnswered) return { person: ofAnswered, by: 'reply', why: whatItAnswers(ofAnswered, answered), answered };
    const [only, ...more] = onFile;
    const person = more.length ? whoSays(onFile, clues.text, call.actor.fullName) : only;
    if (!person) return null;
    const why = clues.channel === 'email' ? 'Their address is on file' : 'Their number is on file';
    const says = more.length ? ', and they say who they are' : '';
    return { person, by: 'sender', why: `${why}${says}`, answered: await lastTo(call, clues) };
  };

  async function ofToken(call: Call, { token }: Clues): Promise<Person | null> {
    const correspondence = token ? tokens.read(token) : null;
    // a token of another business names nobody here
    const page = correspondence
      ? await stores.correspondence.findOne(call, { _id: new Types.ObjectId(correspondence) })
      : null;
    return people.of(call, page);
  }

  /** What of ours a mail names as what it answers. */
  async function answeredBy(call: Call, { references }: Clues): Promise<OutboxRow | null> {
    return references.length ? stores.outbox.findOne(call, { message_id: { $in: [...references] } }) : null;
  }

  /** The last text to that number, which an answer is most likely to. */
  async function lastTo(call: Call, { channel, from }: Clues): Promise<OutboxRow | null> {
    if (channel === 'email') return null;
    return stores.outbox.model
      .findOne({
        user_id: new Types.ObjectId(call.actor.userId),
        channel,
        to: from.address,
        status: { $in: ['sent', 'delivered', 'unknown'] },
      })
      .sort({ created_at: -1 })
      .lean();
  }
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0]?.toLowerCase() ?? '';
const SAYS_WHO = [
  /\b(?:it'?s|this is|i'?m|i am) (?<name>\p{L}[\p{L}'-]*)/giu,
  /(?:^|[.!,\n] *|\b(?:hi|hey|hello|g'?day)[, ]+)(?<name>\p{L}[\p{L}'-]*) here\b/giu,
  /(?:[.!?,\n-] *|\b(?:thanks|cheers|regards|from|ta)[,\s]+)(?<name>\p{L}[\p{L}'-]*)[\s.!]*$/giu,
];
/** The one of those who share a number or address that says so: "Hi it's Josh", "Cheers Josh". The tradie's own name greets them. */
function whoSays(onFile: readonly Person[], text: string, owner: string): Person | null {
  const said = new Set(
    SAYS_WHO.flatMap((way) => [...text.matchAll(way)].map(({ groups }) => firstName(groups?.name ?? ''))),
  );
  said.delete(firstName(owner));
  const [person, ...more] = onFile.filter(({ name }) => said.has(firstName(name)));
  return person && more.length === 0 ? person : null;
}

function whatItAnswers(person: Person, answered: OutboxRow | null): string {
  const subject = answered?.subject ? `: ${answered.subject}` : '';
  return answered ? `Answers your message to ${person.name}${subject}` : `Answers a message of yours to ${person.name}`;
}
