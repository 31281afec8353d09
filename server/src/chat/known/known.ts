import type { KnownRecord, Standing } from '@smoko/agents';
import type { OnScreen } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { ReceiptRow } from '../../domain/receipts/receipts.ts';
import { ofSums, openMoneyOf } from './by-money.ts';
import { createWordSearch } from './by-words.ts';
import { recordOf } from './record-of.ts';
import { eachOnce, type Found, type KnownTables, owned } from './tables.ts';
import { recordsTouched } from './touched.ts';

/** What a conversation can be about without looking anything up. */
export interface Known {
  /** Records whose name has a word of the text, and the jobs of the clients among them; best fits first. */
  named(call: Call, text: string): Promise<KnownRecord[]>;
  /** What somebody looks at, where it is there, marked as such. */
  onScreen(call: Call, shown: OnScreen): Promise<KnownRecord[]>;
  /** The few that what was said before may be about, told so that they can be told apart. */
  mentioned(call: Call, text: string): Promise<KnownRecord[]>;
  /** What assistants created or changed lately in a conversation, latest first, as it is now. */
  lately(call: Call, threadId: string): Promise<KnownRecord[]>;
  /**
   * What belongs to the clients and jobs among the known, and what the conversation touched before its latest few:
   * none of the known themselves. And what was sent or deleted there, in words.
   */
  around(call: Call, threadId: string, known: readonly KnownRecord[]): Promise<Pick<Standing, 'beside' | 'gone'>>;
}

/** What can be on the screen: what it is, and where. */
const SHOWN = {
  clients: ['client', 'clients'],
  suppliers: ['supplier', 'suppliers'],
  finance_records: ['finance', 'financeRecords'],
} as const satisfies Record<OnScreen['entity'], readonly [KnownRecord['kind'], keyof KnownTables]>;
/** How many are told altogether. */
const TOLD = 24;
const MENTIONED = 12;
export const LATELY = 8;
/** Receipts of a conversation that are looked through for what it touched before that, and what is told of them. */
const LOOKED_BACK = 40;
const MOST_GONE = 6;
/** What leaves no record behind that could be listed as touched. */
const GONE = /\.(?:send|delete)$/;
/** What is still of use from the conversation before. */
const RECENT_MS = 24 * 3_600_000;

/** "number 18 not 8": which part of an address is put right shows only beside what stands there. */
const OF_HOUSE = /\d[a-z]?\b[^\n]{0,40}\bnot\b|\b(?:house|street|unit) number\b/i;

const withAddresses = (records: KnownRecord[], found: readonly Found[]): KnownRecord[] =>
  records.map((record, i) => {
    const { kind, doc } = found[i] ?? {};
    const address = kind === 'client' && typeof doc?.address === 'string' ? doc.address : '';
    return address ? { ...record, address } : record;
  });

export function createKnown(tables: KnownTables): Known {
  const byWords = createWordSearch(tables);

  async function asRecords(call: Call, found: readonly Found[]): Promise<KnownRecord[]> {
    const there = new Map(found.map(({ doc }) => [doc._id.toHexString(), doc]));
    /** What records name, looked up unless it is among them. */
    const joined = async (table: Repository, ids: unknown[]) => {
      const missing = ids.filter((id) => id && !there.has(String(id))) as Types.ObjectId[];
      return new Map([...there, ...(await table.byIds(call, missing))]);
    };
    const ids = (field: string) => found.map(({ doc }) => doc[field]);
    const jobs = await joined(tables.projects, ids('project_id'));
    const [clients, suppliers] = await Promise.all([
      joined(tables.clients, [...ids('client_id'), ...ids('project_id').map((id) => jobs.get(String(id))?.client_id)]),
      joined(tables.suppliers, ids('supplier_id')),
    ]);
    return found.map(({ kind, doc }) => recordOf(kind, doc, { jobs, clients, suppliers }));
  }

  /** What was done in a conversation, latest first. */
  const doneIn = (call: Call, threadId: string, most: number) =>
    tables.receipts.model
      .find({ ...owned(call), thread_id: new Types.ObjectId(threadId), status: 'done' })
      .sort({ created_at: -1, _id: -1 })
      .limit(most)
      .lean();

  return {
    async named(call, text) {
      const found = await byWords(call, text, TOLD);
      const records = await asRecords(call, found);
      return OF_HOUSE.test(text) ? withAddresses(records, found) : records;
    },

    async onScreen(call, { entity, id }) {
      const [kind, table] = SHOWN[entity];
      const repository: Repository = tables[table];
      const doc = await repository.findOne(call, { _id: new Types.ObjectId(id) });
      const records = doc ? await asRecords(call, [{ kind, doc }]) : [];
      return records.map((record) => ({ ...record, on_screen: true }));
    },

    async around(call, threadId, known) {
      const [receipts, open] = await Promise.all([
        doneIn(call, threadId, LOOKED_BACK),
        openMoneyOf(tables, call, known),
      ]);
      const touched = await recordsTouched(tables, call, receipts.slice(LATELY));
      const listed = new Set(known.map(({ id }) => id));
      const more = eachOnce([...touched, ...open]).filter(({ doc }) => !listed.has(doc._id.toHexString()));
      const gone = receipts.filter(({ operation }) => GONE.test(operation)).slice(0, MOST_GONE);
      return {
        beside: await asRecords(call, more.slice(0, TOLD)),
        gone: gone.map(({ summary }) => summary),
      };
    },

    async mentioned(call, text) {
      const [worded, sums] = await Promise.all([byWords(call, text, MENTIONED), ofSums(tables, call, text, MENTIONED)]);
      const found = eachOnce([...worded, ...sums]);
      return withAddresses(await asRecords(call, found), found);
    },

    async lately(call, threadId) {
      const receipts = await doneIn(call, threadId, LATELY);
      const now = call.clock.now().getTime();
      const recent = receipts.filter(({ created_at }) => now - created_at.getTime() < RECENT_MS);
      const touched = await recordsTouched(tables, call, recent);
      const idsOf = (created: boolean) =>
        new Set(touched.flatMap((one) => (one.created === created ? [one.doc._id.toHexString()] : [])));
      const [made, changed] = [idsOf(true), idsOf(false)];
      const last = touchedLast(recent);
      const records = await asRecords(call, eachOnce(touched));
      return records.map((record) => ({
        ...record,
        lately: made.has(record.id) ? 'created' : 'changed',
        ...(made.has(record.id) && changed.has(record.id) ? { changed_since: true } : {}),
        ...(last.has(record.id) ? {} : { earlier: true }),
      }));
    },
  };
}

/** Ids of what the latest turn among these touched. */
function touchedLast(receipts: readonly ReceiptRow[]): ReadonlySet<string> {
  const lastRun = String(receipts[0]?.run_id);
  return new Set(receipts.flatMap(({ run_id, record_id }) => (String(run_id) === lastRun ? [String(record_id)] : [])));
}
