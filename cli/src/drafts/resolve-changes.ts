import { type ApiClient, AppError, type Field, readDay } from '@smoko/contract';
import { usage } from '../exit.ts';
import { clients } from '../tables/clients.ts';
import { files, templates } from '../tables/files.ts';
import { finance } from '../tables/finance.ts';
import { findId } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { quotes } from '../tables/quotes.ts';
import { suppliers } from '../tables/suppliers.ts';
import type { CliTable } from '../tables/table.ts';
import { variations } from '../tables/variations.ts';
import type { Changes, Draft } from './draft-fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: only how its records are found is used
const TABLES: Readonly<Record<string, CliTable<any>>> = {
  clients,
  projects: jobs,
  suppliers,
  finance_records: finance,
  quotes,
  variations,
  templates,
  attachments: files,
};

/** What was typed of records and days, as the API takes it: "Dave Wilson" as his id, "fri" as its date. Throws usage errors. */
export async function resolved(on: { api: ApiClient }, draft: Draft, changes: Changes): Promise<Changes> {
  const { fields, also } = changes;
  return {
    ...(fields ? { fields: await each(on, draft.form, fields) } : {}),
    ...(also ? { also: { fields: await each(on, draft.also?.form ?? [], also.fields) } } : {}),
  };
}

async function each(
  on: { api: ApiClient },
  form: readonly Field[],
  fields: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const entries = Object.entries(fields).map(async ([name, value]) => {
    const field = form.find((one) => one.name === name);
    return [name, typeof value === 'string' && field ? await one(on, field, value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function one(on: { api: ApiClient }, { kind, table = '' }: Field, typed: string): Promise<unknown> {
  const named = kind === 'record' ? TABLES[table] : undefined;
  if (named) return findId(on, named, typed);
  if (kind !== 'date' || /^\d{4}-\d\d-\d\d$/.test(typed)) return typed;
  try {
    return (await on.api.call(readDay, { said: typed, past: 'false' })).date;
  } catch (error) {
    throw error instanceof AppError && error.code === 'invalid' ? usage(error.message) : error;
  }
}
