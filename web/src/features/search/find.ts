import {
  adminTasks,
  type Client,
  clients,
  type FinanceRecord,
  financeRecords,
  LIMITS,
  procurementItems,
  projects,
  quotes,
  suppliers,
} from '@smoko/contract';
import { api, isSignedOut } from '../../lib/api.ts';
import { type Asked, numberIn } from './asked.ts';
import { clientHit, type Hit, jobHit, moneyHit, orderHit, quoteHit, supplierHit, taskHit } from './hits.ts';
import { KINDS, type Kind } from './kinds.ts';
import { fitsName } from './words.ts';

const MOST = 5;

export interface Found {
  /** By kind, in the order of KINDS; at most MOST of each. */
  hits: Hit[];
  /** Clients the text may be about: a quote can be written for them. */
  clients: Pick<Client, 'id' | 'name'>[];
  /** What could not be searched. */
  missed: Kind[];
}

type Listed<R> = Promise<{ data: R[] }>;

/** Of several answers, each record once. */
async function together<R extends { id: string }>(...answers: readonly Listed<R>[]): Promise<R[]> {
  const records = (await Promise.all(answers)).flatMap(({ data }) => data);
  return [...new Map(records.map((record) => [record.id, record])).values()].slice(0, MOST);
}

/**
 * Asks each list for the words: of the kind that the text names ("job 1042") without that name. Of a client who is the only
 * one of that name, jobs, quotes and money come too, whose own words do not say whose they are. A list that fails is named
 * in `missed`. @throws what they failed with, when all do, or when nobody is signed in.
 */
export async function find(asked: Asked, signal: AbortSignal): Promise<Found> {
  const wordsFor = (kind: Kind) => (asked.kind === kind ? asked.about : asked.text).slice(0, LIMITS.searchText);
  const about = asked.about.slice(0, LIMITS.searchText);
  const people = api.call(clients.operations.list, { q: about, limit: MOST }, { signal });
  const theirs = async <R>(list: (client_id: string) => Listed<R>): Listed<R> => {
    const named = (await people).data.filter(({ name }) => fitsName(about, name));
    return named.length === 1 && named[0] ? list(named[0].id) : { data: [] };
  };

  const searches: Readonly<Record<Kind, () => Promise<Hit[]>>> = {
    job: async () => (await jobs(wordsFor('job'), theirs, signal)).map(jobHit),
    client: async () => (await people).data.map(clientHit),
    quote: async () => (await quotesOf(wordsFor('quote'), theirs, signal)).map(quoteHit),
    money: async () => (await money(wordsFor('money'), theirs, signal)).map(moneyHit),
    supplier: async () =>
      (await api.call(suppliers.operations.list, { q: wordsFor('supplier'), limit: MOST }, { signal })).data.map(
        supplierHit,
      ),
    order: async () =>
      (await api.call(procurementItems.operations.list, { q: wordsFor('order'), limit: MOST }, { signal })).data.map(
        orderHit,
      ),
    task: async () =>
      (await api.call(adminTasks.operations.list, { q: wordsFor('task'), limit: MOST }, { signal })).data.map(taskHit),
  };
  const settled = await Promise.allSettled(KINDS.map((kind) => searches[kind]()));
  const failed = settled.filter((one) => one.status === 'rejected').map(({ reason }): unknown => reason);
  const worst = failed.find(isSignedOut) ?? (failed.length === KINDS.length ? failed[0] : undefined);
  if (worst) throw worst;
  return {
    hits: settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    clients: settled[KINDS.indexOf('client')]?.status === 'fulfilled' ? (await people).data : [],
    missed: KINDS.filter((_, at) => settled[at]?.status === 'rejected'),
  };
}

type Theirs = <R>(list: (client_id: string) => Listed<R>) => Listed<R>;

const jobs = (q: string, theirs: Theirs, signal: AbortSignal) =>
  together(
    api.call(projects.operations.list, { q, limit: MOST }, { signal }),
    theirs((client_id) => api.call(projects.operations.list, { client_id, limit: MOST }, { signal })),
  );

const quotesOf = (q: string, theirs: Theirs, signal: AbortSignal) =>
  together(
    api.call(quotes.operations.list, { q, limit: MOST }, { signal }),
    theirs((client_id) => api.call(quotes.operations.list, { client_id, limit: MOST }, { signal })),
  );

/** By number first: a number is meant for one. */
function money(q: string, theirs: Theirs, signal: AbortSignal): Promise<FinanceRecord[]> {
  const number = numberIn(q);
  const list = (input: { q?: string; invoice_number?: string; credit_note_number?: string; client_id?: string }) =>
    api.call(financeRecords.operations.list, { ...input, limit: MOST }, { signal });
  return together(
    ...(number && number.series !== 'CN' ? [list({ invoice_number: number.digits })] : []),
    ...(number && number.series !== 'INV' ? [list({ credit_note_number: `CN-${number.digits}` })] : []),
    list({ q }),
    theirs((client_id) => list({ client_id })),
  );
}
