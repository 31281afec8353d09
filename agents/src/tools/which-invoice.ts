import { type FinanceRecord, invoiceKindSchema } from '@smoko/contract';
import { financeFitting, financeRow, oneOf, resolveFinance, type WhichRecord } from './finance-view.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { clientName } from './reference-names.ts';
import type { ToolEnv } from './tool.ts';

/**
 * An invoice; where several fit, of those in the stage it is wanted for, and of those that are neither paid nor void. Asks
 * which one where that leaves several.
 */
export async function invoiceOf(
  env: ToolEnv,
  said: Omit<WhichRecord, 'type'>,
  wanted?: FinanceRecord['stage'],
): Promise<FinanceRecord> {
  const all = await financeFitting(env, { ...said, type: 'invoice' }, lookUp);
  const fitting = all.filter(({ stage }) => stage === wanted);
  if (fitting.length === 1 && fitting[0]) return fitting[0];
  const found = fitting.length ? fitting : all;
  const unpaid = found.filter(({ status, stage }) => status !== 'paid' && stage !== 'void');
  if (found.length > 1 && unpaid.length) return oneOf(env, unpaid, said, 'open invoice');
  return resolveFinance(env, { ...said, type: 'invoice' });
}

/**
 * The deposit, claim or final invoice that is to be changed: one that is still a draft before what has gone out. Where there
 * is none, that is said, with what can be done instead.
 */
export async function invoiceToChange(env: ToolEnv, said: Omit<WhichRecord, 'type'>): Promise<FinanceRecord> {
  const client = await clientName(env, said.client);
  return invoiceOf(env, said, 'draft').catch((problem: unknown) => {
    const none =
      problem instanceof ToolProblem && /^No (?:open )?invoice\b/u.test(problem.message) && said.invoice_kind;
    if (!none) throw problem;
    const whose = client ? ` for ${client}` : '';
    throw new ToolProblem(
      `There is no ${said.invoice_kind} invoice${whose} yet, so there is none to change. Tell me to draft one, with how much and for whom; or say "the quote" to change what it asks for.`,
    );
  });
}

/** How one invoice is told from others in a few words: its number or words, "$660.00", "deposit". */
function toldIn(said: string): Pick<WhichRecord, 'record' | 'amount_was' | 'invoice_kind'> {
  const { sum, kind } = TOLD.exec(said.trim())?.groups ?? {};
  if (sum) return { amount_was: Number(sum.replaceAll(',', '')) };
  return kind ? { invoice_kind: invoiceKindSchema.parse(kind.toLowerCase()) } : { record: said };
}
const TOLD =
  /^(?:the\s+)?(?:\$(?<sum>\d[\d,]*(?:\.\d\d)?)|(?<kind>deposit|progress|final))(?:\s+(?:invoice|bill|claim|one))?$/iu;

/** The invoice that a payment is said to pay, of which something is still due. */
export async function invoicePaidBy(
  env: ToolEnv,
  { record, ...whose }: { record: string } & Pick<WhichRecord, 'client' | 'job'>,
): Promise<FinanceRecord> {
  const invoice = await invoiceOf(env, { ...whose, ...toldIn(record) });
  if (invoice.status !== 'paid' && invoice.stage !== 'void') return invoice;
  throw new ToolProblem(`Nothing is due of ${financeRow(invoice)}. Nothing was recorded. Which invoice is it for?`);
}
