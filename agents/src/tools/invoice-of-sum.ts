import { type FinanceRecord, financeOverview } from '@smoko/contract';
import { given } from './changes.ts';
import type { ToolEnv } from './tool.ts';

interface Came {
  /** Dollars. */
  amount: number;
  status?: FinanceRecord['status'] | undefined;
  client_id?: string | undefined;
  project_id?: string | undefined;
}

/** Of several open invoices, the one of which just what came in is still due; null where none or several have that. */
export async function invoiceOfSum(env: ToolEnv, { amount, status, ...whose }: Came): Promise<FinanceRecord | null> {
  if (status === 'pending' || (!whose.client_id && !whose.project_id)) return null;
  const open = await env.services.read(financeOverview, given({ type: 'invoice', unpaid: 'true', ...whose }));
  // of more than are shown another may have the same sum
  if (open.count < 2 || open.count > open.records.length) return null;
  const [only, ...others] = open.records.filter((one) => (one.amount_due ?? one.amount) === amount);
  return only && !others.length ? only : null;
}
