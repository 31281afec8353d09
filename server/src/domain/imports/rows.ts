import { clients, fromZod, type ImportTable, LIMITS, projects, suppliers } from '@smoko/contract';
import { z } from 'zod';
import type { Fields } from '../../db/repository.ts';
import { readDay, readIncluded, readMoney, readStatus, readTime } from './cells.ts';
import { understand } from './headings.ts';
import { type CsvFile, readCsv } from './read-csv.ts';

export interface Draft {
  line: number;
  name: string;
  /** Domain values, where nothing is wrong. */
  fields: Fields;
  notes: string[];
  /** Of a job: whom it is for. */
  client: { name: string; email: string } | null;
}

const READ: Record<string, (text: string) => unknown> = {
  budget: readMoney,
  job_budget: readMoney,
  budget_includes_gst: readIncluded,
  due_date: readDay,
  job_date: readDay,
  job_time: readTime,
  status: readStatus,
};
/** What to do about it, behind what is wrong with it. */
const ADVICE: Record<string, string> = {
  budget: 'Write it like 1234.50.',
  job_budget: 'Write it like 1234.50.',
  budget_includes_gst: 'Write yes or no.',
  due_date: 'Write it like 1/12/2026.',
  job_date: 'Write it like 1/12/2026.',
  job_time: 'Write it like 7:30 am.',
};

const CREATE = {
  clients: clients.operations.create.input,
  suppliers: suppliers.operations.create.input,
  projects: projects.operations.create.input,
} as const;

/** The rows of a file as records of a table, checked as a form would; nothing is looked up yet. */
export function readRows(table: ImportTable, csv: string) {
  const file: CsvFile = readCsv(csv);
  const headings = understand(table, file.headers);
  return {
    columns: headings.columns,
    drafts: file.rows.map(({ line, cells }) => draft(table, line, headings.read(cells))),
  };
}

function draft(
  table: ImportTable,
  line: number,
  { client = '', client_email = '', ...cells }: Record<string, string>,
): Draft {
  const given = Object.fromEntries(
    Object.entries(cells)
      .filter(([, text]) => text !== '')
      .map(([field, text]) => [field, READ[field]?.(text) ?? text]),
  );
  const checked = z.safeDecode(CREATE[table] as z.ZodType, given);
  const wrong = checked.success ? [] : (fromZod(checked.error).errors ?? []);
  return {
    line,
    name: (cells.name || cells.job_name || '').slice(0, LIMITS.name),
    fields: checked.success ? (checked.data as Fields) : {},
    notes: wrong.map(({ path, message }) => note(path, cells[path] ?? '', message)),
    client: client ? { name: client, email: client_email } : null,
  };
}

const note = (field: string, text: string, message: string) =>
  [text ? `"${text.slice(0, 60)}": ${message}` : `${message}.`.replace('..', '.'), ADVICE[field]]
    .filter(Boolean)
    .join(' ');
