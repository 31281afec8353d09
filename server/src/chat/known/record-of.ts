import type { KnownKind, KnownRecord } from '@smoko/agents';
import { quoteName } from '@smoko/contract';
import type { AnyRow } from '../../db/row.ts';

interface Joined {
  jobs: ReadonlyMap<string, AnyRow>;
  clients: ReadonlyMap<string, AnyRow>;
  suppliers: ReadonlyMap<string, AnyRow>;
}
type Facts = Omit<KnownRecord, 'kind' | 'id' | 'lately' | 'changed_since'>;

/** A stored record as what a conversation is told of it. */
export function recordOf(kind: KnownKind, doc: AnyRow, joined: Joined): KnownRecord {
  const facts = FACTS[kind](doc, joined);
  const given = Object.fromEntries(Object.entries(facts).filter(([, v]) => v !== null && v !== undefined && v !== ''));
  return { ...(given as Facts), kind, id: doc._id.toHexString() };
}

const text = (value: unknown) => (value === null || value === undefined ? undefined : String(value));
const dollars = (cents: unknown) => (typeof cents === 'number' ? cents / 100 : undefined);
const jobOf = (doc: AnyRow, { jobs }: Joined) => jobs.get(String(doc.project_id));
const clientName = (doc: AnyRow | undefined, { clients }: Joined) =>
  doc && text(clients.get(String(doc.client_id))?.name);
const ofJob = (doc: AnyRow, joined: Joined) => text(jobOf(doc, joined)?.job_number);

const isPartPaid = ({ type, amount, amount_due: due }: AnyRow): boolean =>
  type === 'invoice' && typeof due === 'number' && due > 0 && due < Number(amount);

/** As much of a quote's text as tells it from another, and of that with its lines. */
const ABOUT = 80;
const WITH_LINES = 200;
const textOf = (quote: AnyRow): string => {
  const { details, aiGenerated } = (quote.content ?? {}) as { details?: string; aiGenerated?: string };
  return (details || aiGenerated || '').trim();
};
/** Its text begins so, and these are its lines where it has several, or no text. */
function quotedIn(quote: AnyRow): string | undefined {
  const begins = textOf(quote).split('\n')[0]?.trim().slice(0, ABOUT);
  const lines = Array.isArray(quote.lines) ? quote.lines.map((line: { description: string }) => line.description) : [];
  const named = lines.length > 1 || !begins ? lines : [];
  return [begins, ...named].filter(Boolean).join(', ').slice(0, WITH_LINES) || undefined;
}
/** A quote without lines says its total in words. */
function statedIn(words: string): number | undefined {
  const figure = /\btotal\b[^$\n]{0,20}\$\s?([\d,]+(?:\.\d{1,2})?)/i.exec(words)?.[1];
  return figure ? Number(figure.replaceAll(',', '')) : undefined;
}

const namesIn = ({ short_name, quote_number }: AnyRow) => ({
  short_name: text(short_name),
  quote_number: text(quote_number),
});

const FACTS: Record<KnownKind, (doc: AnyRow, joined: Joined) => { [K in keyof Facts]: Facts[K] | undefined }> = {
  client: (doc) => ({ name: String(doc.name) }),
  supplier: (doc) => ({ name: String(doc.name) }),
  job: (doc, joined) => ({
    name: String(doc.job_name),
    number: text(doc.job_number),
    client: clientName(doc, joined),
    status: text(doc.status),
    date: text(doc.job_date),
    time: text(doc.job_time),
    amount: dollars(doc.job_budget),
  }),
  task: (doc, joined) => ({
    name: String(doc.task_name),
    status: text(doc.status),
    date: text(doc.due_date),
    time: text(doc.due_time),
    job: ofJob(doc, joined),
  }),
  item: (doc, joined) => ({
    name: String(doc.item_name),
    job: ofJob(doc, joined),
    supplier: text(joined.suppliers.get(String(doc.supplier_id))?.name),
    status: text(doc.status),
    date: text(doc.delivery_date),
    quantity: doc.quantity as number,
    // none was given
    amount: doc.unit_price ? dollars(doc.unit_price) : undefined,
  }),
  quote: (doc, joined) => ({
    name: quoteName(namesIn(doc)),
    client: clientName(doc, joined),
    status: text(doc.status),
    job: ofJob(doc, joined),
    about: quotedIn(doc),
    amount: doc.total ? dollars(doc.total) : statedIn(textOf(doc)),
  }),
  finance: (doc, joined) => ({
    name: text(doc.description) ?? String(doc.type),
    type: text(doc.type),
    invoice: text(doc.invoice_number),
    client: clientName(doc, joined) ?? clientName(jobOf(doc, joined), joined),
    status: doc.stage === 'void' ? 'void' : text(doc.status),
    job: ofJob(doc, joined),
    date: text(doc.due_date),
    amount: dollars(doc.amount),
    due: isPartPaid(doc) ? dollars(doc.amount_due) : undefined,
  }),
};
