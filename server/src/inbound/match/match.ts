import type { Channel, Correspondent, MATCHED_BY } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { ReplyTokens } from '../../domain/inbox/reply-token.ts';
import type { CorrespondenceRow } from '../../domain/inbox/store.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { SupplierRow } from '../../domain/suppliers/schema.ts';
import { type About, type AboutStores, aboutClient, aboutSupplier, NOTHING, withNumbers } from './about.ts';
import { asCorrespondent, createPeople, type Person } from './people.ts';

/** What of a message says whose it is. */
export interface Clues {
  channel: Channel;
  from: { address: string; name: string | null };
  auth: 'pass' | 'fail' | 'none';
  token: string | null;
  references: readonly string[];
  subject: string | null;
  text: string;
  /** Whom the tradie said it is from and what about. */
  chosen?: { client_id: string | null; supplier_id: string | null; project_id: string | null } | null;
}

/** Whose a message is and what it is about. */
export interface Matched extends About {
  contact: Correspondent;
  candidates: Correspondent[];
  by: (typeof MATCHED_BY)[number] | null;
  why: string | null;
  verified: boolean;
  answersOutboxId: string | null;
  warnings: string[];
}

/** Where the owner themselves write from: confirmed, or null. */
export interface OwnContact {
  name: string;
  email: string | null;
  phone: string | null;
}

interface MatchStores extends AboutStores {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  outbox: Repository<OutboxRow>;
  correspondence: Repository<CorrespondenceRow>;
}

interface Parts {
  stores: MatchStores;
  tokens: ReplyTokens;
  ownContact(userId: string): Promise<OwnContact | null>;
}

interface Found {
  person: Person;
  by: 'token' | 'reply' | 'sender' | 'chosen';
  why: string;
  answered: OutboxRow | null;
}

/**
 * Whose a message is, found by code alone: the owner's own address, the reply token, what it answers, the number or
 * address on file. Where several fit or none, the tradie is asked. What a number in its text names is only a hint.
 */
export function createMatcher({ stores, tokens, ownContact }: Parts) {
  const people = createPeople(stores);

  async function match(call: Call, clues: Clues): Promise<Matched> {
    const { channel, from, auth } = clues;
    const onFile = await people.withAddress(call, channel, from.address);
    const unknown = nobody(from);

    const own = await ownContact(call.actor.userId);
    const isOwn = own !== null && (channel === 'email' ? own.email === from.address : own.phone === from.address);
    if (auth === 'fail' && !clues.chosen) {
      const whom = isOwn ? 'you' : onFile[0]?.name;
      const pretends = whom ? `somebody may be pretending to be ${whom}` : 'somebody may be pretending';
      return { ...unknown, warnings: [`This did not come from ${from.address}: ${pretends}.`] };
    }
    if (isOwn && !clues.chosen) {
      if (auth !== 'pass') {
        return {
          ...unknown,
          warnings: ['It says that it is from you, but nothing proves it: nothing in it counts as your word.'],
        };
      }
      const contact: Correspondent = { kind: 'owner', id: null, name: own.name };
      const why = channel === 'email' ? 'Your own address' : 'Your own number';
      return { ...unknown, contact, by: 'owner', why, verified: true };
    }

    const found = await find(call, clues, onFile);
    if (!found) return stranger(call, clues, onFile);
    const { person, by, why, answered } = found;
    const text = `${clues.subject ?? ''}\n${clues.text}`;
    const about =
      person.kind === 'client'
        ? await aboutClient(call, stores, person.id, answered, text)
        : await aboutSupplier(call, stores, person.id, answered);
    const isTheirs = onFile.some(({ id }) => id === person.id);
    const elsewhere =
      isTheirs || by === 'chosen' ? [] : [`It came from ${from.address}, which is not on file for ${person.name}.`];
    return {
      ...about,
      ...(clues.chosen?.project_id ? { project_id: clues.chosen.project_id } : {}),
      contact: asCorrespondent(person),
      candidates: [],
      by,
      why,
      verified: auth === 'pass' && isTheirs,
      answersOutboxId: answered ? String(answered._id) : null,
      warnings: elsewhere,
    };
  }

  async function find(call: Call, clues: Clues, onFile: Person[]): Promise<Found | null> {
    const said = await people.of(call, clues.chosen);
    if (said) return { person: said, by: 'chosen', why: 'You said so', answered: null };

    const answered = await answeredBy(call, clues);
    const ofAnswered = await people.of(call, answered);
    const correspondence = clues.token ? tokens.read(clues.token) : null;
    // a token of another business names nobody here
    const page = correspondence
      ? await stores.correspondence.findOne(call, { _id: new Types.ObjectId(correspondence) })
      : null;
    const byToken = await people.of(call, page);
    if (byToken) {
      const fits = ofAnswered?.id === byToken.id ? answered : null;
      return { person: byToken, by: 'token', why: whatItAnswers(byToken, fits), answered: fits };
    }
    if (ofAnswered) return { person: ofAnswered, by: 'reply', why: whatItAnswers(ofAnswered, answered), answered };
    const [person, ...more] = onFile;
    if (!person || more.length) return null;
    const why = clues.channel === 'email' ? 'Their address is on file' : 'Their number is on file';
    return { person, by: 'sender', why, answered: await lastTo(call, clues) };
  }

  /** What of ours a mail names as what it answers. */
  const answeredBy = (call: Call, { references }: Clues) =>
    references.length ? stores.outbox.findOne(call, { message_id: { $in: [...references] } }) : null;

  /** The last text to that number, which an answer is most likely to. */
  const lastTo = async (call: Call, { channel, from }: Clues): Promise<OutboxRow | null> =>
    channel === 'email'
      ? null
      : stores.outbox.model
          .findOne({
            user_id: new Types.ObjectId(call.actor.userId),
            channel,
            to: from.address,
            status: { $in: ['sent', 'delivered', 'unknown'] },
          })
          .sort({ created_at: -1 })
          .lean();

  /** Several it could be, or nobody on file: whom to ask about. */
  async function stranger(call: Call, clues: Clues, onFile: Person[]): Promise<Matched> {
    const { from, channel } = clues;
    const unknown = nobody(from);
    if (onFile.length) {
      const what = channel === 'email' ? 'address' : 'number';
      return { ...unknown, candidates: onFile.map(asCorrespondent), why: `More than one on file has this ${what}` };
    }
    const { quotes, jobs } = await withNumbers(call, stores, `${clues.subject ?? ''}\n${clues.text}`);
    const named = await ofThese(call, [...quotes, ...jobs]);
    const alike = await people.perhaps(call, from.address, from.name);
    const maybe = [...named, ...alike.filter(({ id }) => !named.some((person) => person.id === id))];
    const number = quotes[0]?.quote_number ?? jobs[0]?.job_number;
    const why = named.length
      ? `Names ${quotes.length ? 'quote' : 'job'} ${number}, but is not from an address on file`
      : null;
    return { ...unknown, candidates: maybe.slice(0, MOST_CANDIDATES).map(asCorrespondent), why };
  }

  /** Whose the first few of these records are, each once. */
  async function ofThese(call: Call, records: readonly { client_id: Types.ObjectId | null }[]): Promise<Person[]> {
    const ids = [...new Set(records.flatMap(({ client_id }) => (client_id ? [String(client_id)] : [])))];
    const found = await Promise.all(ids.slice(0, MOST_CANDIDATES).map((client_id) => people.of(call, { client_id })));
    return found.filter((person) => person !== null);
  }

  return match;
}
const MOST_CANDIDATES = 5;

const nobody = ({ address, name }: Clues['from']): Matched => ({
  ...NOTHING,
  contact: { kind: 'unknown', id: null, name: name ?? address },
  candidates: [],
  by: null,
  why: null,
  verified: false,
  answersOutboxId: null,
  warnings: [],
});

function whatItAnswers(person: Person, answered: OutboxRow | null): string {
  const subject = answered?.subject ? `: ${answered.subject}` : '';
  return answered ? `Answers your message to ${person.name}${subject}` : `Answers a message of yours to ${person.name}`;
}
