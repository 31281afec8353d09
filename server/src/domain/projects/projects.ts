import { projects, spokenWithGst } from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type PriceSources, pricesAgreed } from '../billing/price.ts';
import type { Call } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { checkReferences, joinReferences, reference } from '../tables/references.ts';
import { tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { untilFree } from '../tables/until-free.ts';
import { assertNoMoney } from './assert-no-money.ts';
import { confirmedBy } from './confirmed.ts';
import { jobNumberValue, nextJobNumber } from './job-number.ts';
import { type ProjectRow, schema } from './schema.ts';

export const projectRepository = (
  connection: Connection,
  financeRecords: Repository<FinanceRow>,
): Repository<ProjectRow> =>
  tableRepository(connection, projects, schema, {
    checkRemoval: (call, job) => assertNoMoney(call, financeRecords, job),
    duplicates: {
      job_number: ({ job_number }) => `Job number ${job_number} is already in use. Pick another, or leave it out.`,
    },
  });

export const projectReference = (repository: Repository<ProjectRow>) =>
  reference({ field: 'project_id', noun: projects.noun, repository, shows: ['job_name', 'job_number'], as: 'project' });
export type ProjectReference = ReturnType<typeof projectReference>;

/** `agreed`: where what a job is worth comes from, once somebody agreed to it. */
export function projectService(repository: Repository<ProjectRow>, client: ClientReference, agreed: PriceSources) {
  const insertAs = (call: Call, fields: Written<ProjectRow>, job_number: string) =>
    repository.insert(call, withNumberValue({ ...fields, job_number }));

  /** Two jobs made at the same moment want the same number: the unique index refuses one, which takes the next. */
  function insertNumbered(call: Call, fields: Written<ProjectRow>): Promise<ProjectRow> {
    const _id = call.newId();
    return untilFree(async () => insertAs(call, { ...fields, _id }, await nextJobNumber(call, repository)));
  }

  return tableService(projects, repository, {
    create: async (call, { job_number, budget_includes_gst = meantInc(call), ...fields }) => {
      const given = { ...fields, budget_includes_gst };
      await checkReferences(call, given, [client]);
      return job_number ? insertAs(call, given, job_number) : insertNumbered(call, given);
    },
    change: async (call, given) => {
      await checkReferences(call, given, [client]);
      return withNumberValue(given);
    },
    async present(call, records, rows) {
      const prices = await pricesAgreed(call, agreed, rows);
      const shown = records.map(({ job_number_value: _, billing_stages: __, budget_includes_gst, ...record }, i) => ({
        ...record,
        budget_includes_gst: budget_includes_gst ?? true,
        repeat_months: record.repeat_months ?? null,
        price: prices.get(record.id)?.total ?? null,
        confirmed: rows[i] ? confirmedBy(rows[i]) : null,
      }));
      return joinReferences(call, shown, rows, [client]);
    },
  });
}

/** Whether a budget that does not say holds the GST. */
const meantInc = ({ actor: { business } }: Call): boolean =>
  spokenWithGst(business.gstRegistered, business.pricesSpokenGst);

const withNumberValue = <G extends { job_number?: string }>(given: G): G & { job_number_value?: number | null } =>
  given.job_number === undefined ? given : { ...given, job_number_value: jobNumberValue(given.job_number) };
