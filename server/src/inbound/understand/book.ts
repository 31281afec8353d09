import type { Book } from '@smoko/agents';
import { financeRecords, procurementItems, projects, quotes } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';

type Parts = Pick<Domain, 'calls' | 'executor' | 'repositories'>;

const EMPTY: Book = { quotes: [], jobs: [], invoices: [], items: [] };
const TOTAL = /\btotal\b[^$\n]{0,20}\$\s?([\d,]+(?:\.\d{1,2})?)/i;
/** Of a quote that was typed in as text. */
const totalIn = (details: string): number | null =>
  Number((TOTAL.exec(details)?.[1] ?? '').replaceAll(',', '')) || null;

/** What is on file of the sender, read through the guard: it gives out nobody else's. */
export async function readBook({ calls, executor, repositories }: Parts, person: Actor, actor: Actor): Promise<Book> {
  if (actor.sender?.supplierId) {
    const { data } = await calls.read(actor, procurementItems.operations.list, { limit: 100 });
    const items = data.filter(({ status }) => status !== 'delivered');
    const jobIds = items.flatMap(({ project_id }) => (project_id ? [new Types.ObjectId(project_id)] : []));
    // when the job of the goods starts, for what comes too late; the tradie is told, never a model
    const jobs = await repositories.projects.byIds(createCall(person, executor.clock), jobIds);
    return {
      ...EMPTY,
      items: items.map((item) => ({
        ...item,
        job: item.project && {
          job_name: item.project.job_name,
          job_number: item.project.job_number,
          job_date: jobs.get(item.project_id ?? '')?.job_date ?? null,
        },
      })),
    };
  }
  if (!actor.sender?.clientId) return EMPTY;
  const [jobs, offers, bills] = await Promise.all([
    calls.read(actor, projects.operations.list, { limit: 100 }),
    calls.read(actor, quotes.operations.list, { limit: 100 }),
    calls.read(actor, financeRecords.operations.list, { limit: 100, type: 'invoice' }),
  ]);
  return {
    ...EMPTY,
    jobs: jobs.data,
    quotes: offers.data.map(({ id, quote_number, short_name, total, status, content, project, lines }) => ({
      id,
      quote_number,
      short_name,
      status,
      lines: lines.map(({ description }) => description),
      total: total || totalIn(content.details),
      title: [project?.job_name, content.details].filter(Boolean).join(' ').slice(0, 300),
    })),
    invoices: bills.data
      .filter(({ status, stage }) => status !== 'paid' && stage === 'issued')
      .map(({ id, amount, project, description, due_date, status }) => ({
        id,
        amount,
        description,
        due_date,
        status,
        job: project?.job_name ?? null,
      })),
  };
}
