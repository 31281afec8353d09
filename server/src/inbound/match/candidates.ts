import { type Correspondent, quoteName } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Call } from '../../domain/call.ts';
import { type AboutStores, withNumbers } from './about.ts';
import { type Clues, wordsOf } from './clues.ts';
import { asCorrespondent, type People, type Person } from './people.ts';

const MOST_CANDIDATES = 5;

/** Who a message may be from where that is not certain; `why` where something says so. */
interface Candidates {
  candidates: Correspondent[];
  why: string | null;
}

/** Whom to ask the tradie about: several have that number or address on file, or nobody has. */
export function createCandidates(stores: AboutStores, people: People) {
  return async (call: Call, clues: Clues, onFile: readonly Person[]): Promise<Candidates> => {
    if (onFile.length) {
      const what = clues.channel === 'email' ? 'address' : 'number';
      return { candidates: onFile.map(asCorrespondent), why: `More than one on file has this ${what}` };
    }
    const { quotes, jobs } = await withNumbers(call, stores, wordsOf(clues));
    const named = await clientsOf(call, [...quotes, ...jobs]);
    const alike = await people.perhaps(call, clues.from.address, clues.from.name);
    const maybe = [...named, ...alike.filter(({ id }) => !named.some((person) => person.id === id))];
    const number = (quotes[0] && quoteName(quotes[0])) ?? jobs[0]?.job_number;
    const why = named.length
      ? `Names ${quotes.length ? 'quote' : 'job'} ${number}, but is not from an address on file`
      : null;
    return { candidates: maybe.slice(0, MOST_CANDIDATES).map(asCorrespondent), why };
  };

  /** Whose the first few of these records are, each once. */
  async function clientsOf(call: Call, records: readonly { client_id: Types.ObjectId | null }[]): Promise<Person[]> {
    const ids = [...new Set(records.flatMap(({ client_id }) => (client_id ? [String(client_id)] : [])))];
    const found = await Promise.all(ids.slice(0, MOST_CANDIDATES).map((client_id) => people.of(call, { client_id })));
    return found.filter((person) => person !== null);
  }
}
