import type { KnownKind, KnownRecord, Standing } from '@smoko/agents';
import { type PipelineStage, Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow } from '../../db/row.ts';
import { wordsOf } from '../../db/search-words.ts';
import type { AdminTaskRow } from '../../domain/admin-tasks/schema.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import type { ProcurementRow } from '../../domain/procurement-items/schema.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import type { ReceiptRow } from '../../domain/receipts/receipts.ts';
import type { SupplierRow } from '../../domain/suppliers/schema.ts';
import { tellingWords } from './message-words.ts';
import { recordOf } from './record-of.ts';

export interface KnownTables {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  procurementItems: Repository<ProcurementRow>;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  receipts: Repository<ReceiptRow>;
}

/** What a conversation can be about without looking anything up. */
export interface Known {
  /** Records whose name has a word of the text, and the jobs of the clients among them; best fits first. */
  named(call: Call, text: string): Promise<KnownRecord[]>;
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

/** Examined per kind, and told altogether. */
const EXAMINED = 60;
const TOLD = 24;
const MENTIONED = 12;
const JOBS_OF_A_CLIENT = 8;
const QUOTES_OF_A_CLIENT = 4;
export const LATELY = 8;
/** Receipts of a conversation that are looked through for what it touched before that, and what is told of them. */
const LOOKED_BACK = 40;
const MOST_GONE = 6;
const MONEY_OF_A_CLIENT = 8;
/** What leaves no record behind that could be listed as touched. */
const GONE = /\.(?:send|delete)$/;
/** What is still of use from the conversation before. */
const RECENT_MS = 24 * 3_600_000;

const KINDS: readonly [KnownKind, keyof KnownTables, (doc: AnyRow) => string][] = [
  ['client', 'clients', (doc) => String(doc.name)],
  ['supplier', 'suppliers', (doc) => String(doc.name)],
  ['job', 'projects', (doc) => `${doc.job_name} ${doc.job_number}`],
  ['task', 'adminTasks', (doc) => String(doc.task_name)],
  ['item', 'procurementItems', (doc) => String(doc.item_name)],
  ['quote', 'quotes', (doc) => String(doc.quote_number)],
  ['finance', 'financeRecords', (doc) => String(doc.description ?? '')],
];
const TABLES: Record<string, KnownKind> = {
  clients: 'client',
  suppliers: 'supplier',
  projects: 'job',
  admin_tasks: 'task',
  procurement_items: 'item',
  quotes: 'quote',
  finance_records: 'finance',
};

interface Found {
  kind: KnownKind;
  doc: AnyRow;
  score: number;
}

/** "number 18 not 8": which part of an address is put right shows only beside what stands there. */
const OF_HOUSE = /\d[a-z]?\b[^\n]{0,40}\bnot\b|\b(?:house|street|unit) number\b/i;

const withAddresses = (records: KnownRecord[], found: readonly Omit<Found, 'score'>[]): KnownRecord[] =>
  records.map((record, i) => {
    const { kind, doc } = found[i] ?? {};
    const address = kind === 'client' && typeof doc?.address === 'string' ? doc.address : '';
    return address ? { ...record, address } : record;
  });

export function createKnown(tables: KnownTables): Known {
  const owned = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  /** All kinds in one question. */
  async function byWords(call: Call, words: string[]): Promise<Found[]> {
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
      const [kind, , name] = KINDS.find(([one]) => one === of) ?? [];
      const score = name ? fit(name(doc), words) : 0;
      return kind && score > 0 ? [{ kind, doc, score }] : [];
    });
  }

  async function jobsOf(call: Call, clients: Found[]): Promise<Found[]> {
    if (!clients.length) return [];
    const docs = await tables.projects.model
      .find({ ...owned(call), deleted_at: null, client_id: { $in: clients.map(({ doc }) => doc._id) } })
      .sort({ created_at: -1 })
      .limit(JOBS_OF_A_CLIENT * clients.length)
      .lean();
    return docs.map((doc) => ({ kind: 'job', doc, score: 0.2 }));
  }

  /** A quote has no name that people say: it is told by whose it is. */
  async function quotesOf(call: Call, clients: Found[]): Promise<Found[]> {
    if (!clients.length) return [];
    const docs = await tables.quotes.model
      .find({ ...owned(call), deleted_at: null, client_id: { $in: clients.map(({ doc }) => doc._id) } })
      .sort({ created_at: -1 })
      .limit(QUOTES_OF_A_CLIENT * clients.length)
      .lean();
    return docs.map((doc) => ({ kind: 'quote', doc, score: 0.1 }));
  }

  /** What was agreed for a job says what its invoice comes to. */
  async function agreedFor(call: Call, jobs: Found[]): Promise<Found[]> {
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

  async function asRecords(call: Call, found: readonly Omit<Found, 'score'>[]): Promise<KnownRecord[]> {
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

  async function best(call: Call, text: string, most: number): Promise<Found[]> {
    const words = tellingWords(text);
    if (!words.length) return [];
    const found = await byWords(call, words);
    const people = found.filter(({ kind }) => kind === 'client');
    const [theirs, quoted] = await Promise.all([
      jobsOf(call, people),
      /\b(?:quot|estimate)/i.test(text) ? quotesOf(call, people) : [],
    ]);
    const jobs = [...found, ...theirs].filter(({ kind }) => kind === 'job');
    const agreed = /\b(?:inv|bill)/i.test(text) ? await agreedFor(call, jobs) : [];
    return eachOnce([...found, ...theirs, ...quoted, ...agreed])
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  }

  /** An answer tells a finance record by its amount; what it is for need not be said. */
  async function ofSums(call: Call, text: string): Promise<Found[]> {
    const sums = [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, sum = '']) =>
      Math.round(Number(sum.replaceAll(',', '')) * 100),
    );
    if (!sums.length) return [];
    const docs = await tables.financeRecords.model
      .find({ ...owned(call), deleted_at: null, amount: { $in: [...new Set(sums)].slice(0, MENTIONED) } })
      .sort({ created_at: -1 })
      .limit(MENTIONED)
      .lean();
    return docs.map((doc) => ({ kind: 'finance', doc, score: 0 }));
  }

  /** What is asked for and not paid, and the quotes that are not answered or agreed to, of clients and jobs; latest first. */
  async function moneyOf(call: Call, known: readonly KnownRecord[]): Promise<Omit<Found, 'score'>[]> {
    const ids = (of: KnownKind) =>
      known.flatMap(({ kind, id }) => (kind === of ? [new Types.ObjectId(id)] : [])).slice(0, TOLD);
    const ways = [{ client_id: { $in: ids('client') } }, { project_id: { $in: ids('job') } }].filter((way) =>
      Object.values(way).some(({ $in }) => $in.length),
    );
    const open: [KnownKind, Repository, Record<string, unknown>][] = [
      ['finance', tables.financeRecords, { type: 'invoice', status: { $in: ['pending', 'overdue'] } }],
      ['quote', tables.quotes, { status: { $in: ['draft', 'sent', 'accepted'] } }],
    ];
    const found = await Promise.all(
      open.flatMap(([kind, table, state]) =>
        ways.map(async (way) => {
          const docs = await table.model
            .find({ ...owned(call), deleted_at: null, ...state, ...way })
            .sort({ created_at: -1 })
            .limit(MONEY_OF_A_CLIENT)
            .lean();
          return docs.map((doc) => ({ kind, doc }));
        }),
      ),
    );
    return found.flat();
  }

  return {
    async named(call, text) {
      const found = await best(call, text, TOLD);
      const records = await asRecords(call, found);
      return OF_HOUSE.test(text) ? withAddresses(records, found) : records;
    },

    async around(call, threadId, known) {
      const [receipts, open] = await Promise.all([
        tables.receipts.model
          .find({ ...owned(call), thread_id: new Types.ObjectId(threadId), status: 'done' })
          .sort({ created_at: -1, _id: -1 })
          .limit(LOOKED_BACK)
          .lean(),
        moneyOf(call, known),
      ]);
      const touched = (await recordsTouched(call, receipts.slice(LATELY))).flatMap((one) => (one ? [one] : []));
      const listed = new Set(known.map(({ id }) => id));
      const more = [...touched, ...open].filter(({ doc }) => {
        const id = doc._id.toHexString();
        return !listed.has(id) && listed.add(id);
      });
      const gone = receipts.filter(({ operation }) => GONE.test(String(operation))).slice(0, MOST_GONE);
      return {
        beside: await asRecords(call, more.slice(0, TOLD)),
        gone: gone.map(({ summary }) => String(summary)),
      };
    },

    async mentioned(call, text) {
      const [worded, sums] = await Promise.all([best(call, text, MENTIONED), ofSums(call, text)]);
      const found = eachOnce([...worded, ...sums]);
      return withAddresses(await asRecords(call, found), found);
    },

    async lately(call, threadId) {
      const receipts = await tables.receipts.model
        .find({ ...owned(call), thread_id: new Types.ObjectId(threadId), status: 'done' })
        .sort({ created_at: -1, _id: -1 })
        .limit(LATELY)
        .lean();
      const now = call.clock.now().getTime();
      const recent = receipts.filter(({ created_at }) => now - created_at.getTime() < RECENT_MS);
      const touched = await recordsTouched(call, recent);
      const seen = new Set<string>();
      const lastRun = String(recent[0]?.run_id);
      const last = new Set(
        recent.flatMap(({ run_id, record_id }) => (String(run_id) === lastRun ? [String(record_id)] : [])),
      );
      const idsOf = (created: boolean) =>
        new Set(touched.flatMap((one) => (one?.created === created ? [one.doc._id.toHexString()] : [])));
      const [made, changed] = [idsOf(true), idsOf(false)];
      const once = touched.flatMap((one) => {
        if (!one || seen.has(one.doc._id.toHexString())) return [];
        seen.add(one.doc._id.toHexString());
        return [one];
      });
      const records = await asRecords(call, once);
      return records.map((record) => ({
        ...record,
        lately: made.has(record.id) ? 'created' : 'changed',
        ...(made.has(record.id) && changed.has(record.id) ? { changed_since: true } : {}),
        ...(last.has(record.id) ? {} : { earlier: true }),
      }));
    },
  };

  /** What receipts are about, where it is still there; one query for each table. */
  async function recordsTouched(call: Call, receipts: readonly AnyRow[]) {
    const there = new Map<string, AnyRow & { deleted_at?: Date | null }>();
    await Promise.all(
      KINDS.map(async ([kind, table]) => {
        const ids = receipts.filter(({ entity }) => TABLES[String(entity)] === kind).map(({ record_id }) => record_id);
        for (const [id, doc] of await tables[table].byIds(call, ids as Types.ObjectId[])) there.set(id, doc);
      }),
    );
    return receipts.map(({ entity, record_id, operation }) => {
      const kind = TABLES[String(entity)];
      const doc = there.get(String(record_id));
      return kind && doc && !doc.deleted_at ? { kind, doc, created: String(operation).endsWith('.create') } : null;
    });
  }
}

/** Each record where it stands first. */
function eachOnce(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ doc }) => {
    const id = doc._id.toHexString();
    return !seen.has(id) && seen.add(id);
  });
}

/** Share of the name's words that are said, counting a start of four letters or more as half a word. */
function fit(name: string, said: readonly string[]): number {
  const words = wordsOf(name).filter((word) => word.length > 1);
  const score = (word: string) => {
    if (said.includes(word)) return 1;
    return said.some((other) => other.length > 3 && word.startsWith(other)) ? 0.5 : 0;
  };
  return words.reduce<number>((sum, word) => sum + score(word), 0) / Math.max(words.length, 1);
}
