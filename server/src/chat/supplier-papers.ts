import type { AroundPaper, FoundPaper, Model, Paper, Recorded } from '@smoko/agents';
import { AppError, isSameSupplierNumber } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields } from '../db/repository.ts';
import type { ReadPdf } from '../documents/pdf-text/read-pdf.ts';
import type { Actor } from '../domain/actor.ts';
import { createCall } from '../domain/call.ts';
import { type Clock, today } from '../domain/clock.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';
import type { Records } from '../domain/records.ts';
import { liveOf } from '../domain/stats/sum-by.ts';

export interface GivenPdf {
  name: string;
  content: Uint8Array;
  attachment_id: string | null;
}

/** Who sent it, or what the tradie said as they gave it; ids. */
type From = { supplierId: string | null } | { words: string; jobId: string | null };

/** Reads what suppliers sent as PDFs, for one business: from a message, or given in a conversation. */
export interface SupplierPapers {
  /**
   * Fields of each PDF, and never its text: it was written outside. Whose it is follows from who sent it where that is a supplier
   * on file, else from what stands on it. Never throws for what a PDF holds.
   */
  read(person: Actor, model: Model, given: readonly GivenPdf[], from: From): Promise<FoundPaper[]>;
  /** Expenses of a supplier that have the number of an invoice, the latest first. */
  recorded(person: Actor, supplierId: string): Promise<Recorded[]>;
}

interface Parts {
  repositories: Pick<Records['repositories'], 'suppliers' | 'projects' | 'procurementItems' | 'financeRecords'>;
  readPdf: ReadPdf;
  clock: Clock;
}

const MOST = 500;
const MOST_JOBS = 300;
/** Of one message. */
const MOST_PAPERS = 5;

export function createSupplierPapers(parts: Parts): SupplierPapers {
  const { repositories, readPdf, clock } = parts;
  const { financeRecords } = repositories;

  async function recordedWhere(person: Actor, more: Fields): Promise<Recorded[]> {
    const found = await financeRecords.model
      .find({
        ...liveOf(createCall(person, clock)),
        type: 'expense',
        supplier_invoice_number: { $type: 'string' },
        ...more,
      })
      .sort({ _id: -1 })
      .limit(MOST)
      .lean();
    return found.map(({ supplier_invoice_number, amount, due_date }) => ({
      number: supplier_invoice_number ?? '',
      amount: amount / 100,
      due_date: due_date ?? null,
    }));
  }

  const recorded = (person: Actor, supplierId: string): Promise<Recorded[]> =>
    recordedWhere(person, { supplier_id: new Types.ObjectId(supplierId) });

  /**
   * The expense that a bill is already: of its supplier by its number alone. Of nobody on file, as the bill's supplier or the
   * expense's may be, by its number and its sum, as every firm counts from one.
   */
  async function recordedAs(person: Actor, { number, supplier, total }: Paper): Promise<Recorded | null> {
    if (!number) return null;
    const isIt = (one: Recorded) => isSameSupplierNumber(one.number, number);
    const theirs = supplier ? (await recorded(person, supplier.id)).find(isIt) : undefined;
    if (theirs || total === null) return theirs ?? null;
    const sum = { amount: Math.round(total * 100), ...(supplier ? { supplier_id: null } : {}) };
    return (await recordedWhere(person, sum)).find(isIt) ?? null;
  }

  async function readOne(person: Actor, model: Model, given: GivenPdf, known: AroundPaper): Promise<FoundPaper> {
    const { name, attachment_id } = given;
    const none = { name, attachment_id, hidden: false, paper: null, recorded: null };
    const pdf = await readPdf(person.userId, given.content);
    if (pdf.kind !== 'text') return { ...none, unread: pdf.kind };
    try {
      const paper = await model.understand('readPaper', [pdf.lines, known]);
      return { ...none, unread: null, hidden: pdf.hidden, paper, recorded: await recordedAs(person, paper) };
    } catch (error) {
      // more to read than any bill has
      if (error instanceof AppError && error.code === 'invalid') return { ...none, unread: 'too much' };
      throw error;
    }
  }

  return {
    recorded,
    async read(person, model, given, from) {
      const few = given.slice(0, MOST_PAPERS);
      if (!few.length) return [];
      const known = await around(parts, person, from);
      const read: FoundPaper[] = [];
      for (const one of few) read.push(await readOne(person, model, one, known));
      return read;
    },
  };
}

/** What is on file that a paper may be about. */
async function around({ repositories, clock }: Parts, person: Actor, from: From): Promise<AroundPaper> {
  const supplierId = 'supplierId' in from ? from.supplierId : null;
  const { suppliers, projects, procurementItems } = repositories;
  const call = createCall(person, clock);
  const live = liveOf(call);
  const [firms, jobs, items] = await Promise.all([
    suppliers.model.find(live).sort({ _id: -1 }).limit(MOST).lean(),
    projects.model.find(live).sort({ _id: -1 }).limit(MOST_JOBS).lean(),
    procurementItems.model
      .find({ ...live, ...(supplierId ? { supplier_id: new Types.ObjectId(supplierId) } : {}) })
      .sort({ _id: -1 })
      .limit(MOST)
      .lean(),
  ]);
  const here = 'jobId' in from && from.jobId ? new Types.ObjectId(from.jobId) : null;
  const others = await projects.byIds(call, [here, ...items.map(({ project_id }) => project_id)]);
  const known = firms.map(({ _id, name, abn }) => ({ id: _id.toHexString(), name, abn: abn ?? null }));
  const { name, abn, country, timeZone } = person.business;
  return {
    today: today(clock, timeZone),
    country,
    business: { name, abn },
    sender: known.find(({ id }) => id === supplierId) ?? null,
    suppliers: known,
    jobs: jobs.map(asJob),
    given: 'words' in from ? { words: from.words, job: jobIn(others, here) } : null,
    items: items.map(({ item_name, supplier_id, project_id }) => ({
      item_name,
      supplier_id: supplier_id?.toHexString() ?? null,
      job: jobIn(others, project_id),
    })),
  };
}

const asJob = ({ _id, job_number, job_name, site_address }: ProjectRow) => ({
  id: _id.toHexString(),
  job_number,
  job_name,
  site_address: site_address ?? null,
});

function jobIn(jobs: ReadonlyMap<string, ProjectRow>, id: Types.ObjectId | null | undefined) {
  const job = jobs.get(id?.toHexString() ?? '');
  return job && !job.deleted_at ? asJob(job) : null;
}
