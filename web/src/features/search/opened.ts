import {
  AppError,
  adminTasks,
  clients,
  financeRecords,
  procurementItems,
  projects,
  quotes,
  suppliers,
} from '@smoko/contract';
import { api } from '../../lib/api.ts';
import { clientHit, type Hit, jobHit, moneyHit, orderHit, quoteHit, supplierHit, taskHit } from './hits.ts';
import type { Kind } from './kinds.ts';
import type { Recent } from './recents.ts';

type Load = (id: string, signal: AbortSignal) => Promise<Hit | null>;

const LOADS: Readonly<Record<Kind, { table: string; load: Load }>> = {
  job: {
    table: projects.table,
    load: async (job_number, signal) => {
      const { data } = await api.call(projects.operations.list, { job_number, limit: 1 }, { signal });
      return data[0] ? jobHit(data[0]) : null;
    },
  },
  client: {
    table: clients.table,
    load: async (id, signal) => clientHit(await api.call(clients.operations.get, { id }, { signal })),
  },
  quote: {
    table: quotes.table,
    load: async (id, signal) => quoteHit(await api.call(quotes.operations.get, { id }, { signal })),
  },
  money: {
    table: financeRecords.table,
    load: async (id, signal) => moneyHit(await api.call(financeRecords.operations.get, { id }, { signal })),
  },
  supplier: {
    table: suppliers.table,
    load: async (id, signal) => supplierHit(await api.call(suppliers.operations.get, { id }, { signal })),
  },
  order: {
    table: procurementItems.table,
    load: async (id, signal) => orderHit(await api.call(procurementItems.operations.get, { id }, { signal })),
  },
  task: {
    table: adminTasks.table,
    load: async (id, signal) => taskHit(await api.call(adminTasks.operations.get, { id }, { signal })),
  },
};

export const tableOf = ({ kind }: Recent): string => LOADS[kind].table;

/** As it is now; null when it is there no more. */
export async function openedHit({ kind, id }: Recent, signal: AbortSignal): Promise<Hit | null> {
  try {
    return await LOADS[kind].load(id, signal);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) return null;
    throw error;
  }
}
