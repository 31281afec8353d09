import type { KnownKind } from '@smoko/agents';
import type { PipelineStage, Types } from 'mongoose';
import type { AnyRow } from '../../db/row.ts';
import { wordsOf } from '../../db/search-words.ts';
import type { Call } from '../../domain/call.ts';
import { tellingWords } from './message-words.ts';
import { eachOnce, type Found, KINDS, type KnownTables, owned } from './tables.ts';

/** Examined per kind. */
const EXAMINED = 60;
const JOBS_OF_A_CLIENT = 8;
const QUOTES_OF_A_CLIENT = 4;

/** How well a record's name fits what was said. */
interface Fitting extends Found {
  score: number;
}

/** Finds the records whose names have words of a text, and what belongs to them and is likely to be meant. */
export function createWordSearch(tables: KnownTables) {
  /** All kinds in one question. */
  async function byWords(call: Call, words: string[]): Promise<Fitting[]> {
    const search = (kind: KnownKind): (PipelineStage.Match | PipelineStage.Limit | PipelineStage.Set)[] => [
      { $match: { ...owned(call), deleted_at: null, words: { $in: words } } },
      { $limit: EXAMINED },
      { $set: { kind } },
    ];
    const others = KINDS.filter(([kind]) => kind !== 'client').map(([kind, table]) => ({
      $unionWith: { coll: tables[table].table, pipeline: search(kind) },
    }));
    const docs = await tables.clients.model.aggregate<AnyRow>([...search('client'), ...others]);
    return docs.flatMap(({ kind: of, ...doc }) => {
      const [kind, , namesOf] = KINDS.find(([one]) => one === of) ?? [];
      const score = Math.max(0, ...(namesOf?.(doc).map((name) => fit(name, words)) ?? []));
      return kind && score > 0 ? [{ kind, doc, score }] : [];
    });
  }

  async function jobsOf(call: Call, clients: Fitting[]): Promise<Fitting[]> {
    if (!clients.length) return [];
    const docs = await tables.projects.model
      .find({ ...owned(call), deleted_at: null, client_id: { $in: clients.map(({ doc }) => doc._id) } })
      .sort({ created_at: -1 })
      .limit(JOBS_OF_A_CLIENT * clients.length)
      .lean();
    return docs.map((doc) => ({ kind: 'job', doc, score: 0.2 }));
  }

  /** Whose the jobs are that a word of their own names: much that is said of a job is done for its client. */
  async function clientsOf(call: Call, jobs: Fitting[]): Promise<Fitting[]> {
    const ids = clientIds(jobs);
    if (!ids.length) return [];
    const docs = await tables.clients.model.find({ ...owned(call), deleted_at: null, _id: { $in: ids } }).lean();
    return docs.map((doc) => ({ kind: 'client', doc, score: 0.15 }));
  }

  /** A quote has no name that people say: it is told by whose it is, or by the job. */
  async function quotesOf(call: Call, clients: Fitting[], jobs: Fitting[]): Promise<Fitting[]> {
    const whose = [...clients.map(({ doc }) => doc._id), ...clientIds(jobs)];
    if (!whose.length && !jobs.length) return [];
    const docs = await tables.quotes.model
      .find({
        ...owned(call),
        deleted_at: null,
        $or: [{ client_id: { $in: whose } }, { project_id: { $in: jobs.map(({ doc }) => doc._id) } }],
      })
      .sort({ created_at: -1 })
      .limit(QUOTES_OF_A_CLIENT * (clients.length + jobs.length))
      .lean();
    return docs.map((doc) => ({ kind: 'quote', doc, score: 0.1 }));
  }

  /** What was agreed for a job says what its invoice comes to. */
  async function agreedFor(call: Call, jobs: Fitting[]): Promise<Fitting[]> {
    if (!jobs.length) return [];
    const docs = await tables.quotes.model
      .find({
        ...owned(call),
        deleted_at: null,
        project_id: { $in: jobs.map(({ doc }) => doc._id) },
        status: 'accepted',
      })
      .sort({ created_at: -1 })
      .limit(QUOTES_OF_A_CLIENT)
      .lean();
    return docs.map((doc) => ({ kind: 'quote', doc, score: 0.1 }));
  }

  /** The best fits first. */
  return async (call: Call, text: string, most: number): Promise<Fitting[]> => {
    const words = tellingWords(text);
    if (!words.length) return [];
    const found = await byWords(call, words);
    const [people, named] = [ofKind(found, 'client'), ofKind(found, 'job')];
    const [theirs, owners, quoted] = await Promise.all([
      jobsOf(call, people),
      clientsOf(call, named),
      ABOUT_QUOTES.test(text) ? quotesOf(call, people, named) : [],
    ]);
    const jobs = ofKind([...found, ...theirs], 'job');
    const agreed = /\b(?:inv|bill)/i.test(text) ? await agreedFor(call, jobs) : [];
    return eachOnce([...found, ...theirs, ...owners, ...quoted, ...agreed])
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
}

const clientIds = (jobs: readonly Fitting[]): Types.ObjectId[] =>
  jobs.flatMap(({ doc }) => (doc.client_id ? [doc.client_id as Types.ObjectId] : []));
const ofKind = (found: readonly Fitting[], of: KnownKind): Fitting[] => found.filter(({ kind }) => kind === of);

/** What is said of a quote, also without the word: a yes to it, another price for a line of it. */
const ABOUT_QUOTES =
  /\b(?:quot|estimate|accepted|approved|said (?:yes|yep|yeah|ok)|gave (?:me |us )?the (?:nod|ok|go[- ]ahead))|^(?:\S+ )?(?:make|change|set|bump|drop) \S+s\b.*\d/i;

/** Share of the name's words that are said, counting a start of four letters or more as half a word. */
function fit(name: string, said: readonly string[]): number {
  const words = wordsOf(name).filter((word) => word.length > 1);
  const score = (word: string) => {
    if (said.includes(word)) return 1;
    return said.some((other) => other.length > 3 && word.startsWith(other)) ? 0.5 : 0;
  };
  return words.reduce<number>((sum, word) => sum + score(word), 0) / Math.max(words.length, 1);
}
