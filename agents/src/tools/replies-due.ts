import type { FinanceRecord } from '@smoko/contract';
import { financeFitting, financeTitle, financeView, type WhichRecord } from './finance-view.ts';
import { day } from './format.ts';
import { lookUp } from './paging.ts';
import { read, type ToolEnv, type ToolResult } from './tool.ts';

const SHOWN = 8;

/** By when the client has to answer each payment claim that fits, the latest first. */
export async function repliesDue(env: ToolEnv, which: WhichRecord): Promise<ToolResult> {
  const found = await financeFitting(env, { ...which, type: 'invoice' }, lookUp);
  const claims = found.filter(({ payment_claim, stage }) => payment_claim && stage !== 'void');
  if (!claims.length) return read('No payment claim is among these invoices, so no reply is due by law.');
  const rows = claims.slice(0, SHOWN).map(replyWords);
  return read(rows.length === 1 ? (rows[0] ?? '') : rows.map((row) => `- ${row}`).join('\n'), {
    claims: claims.slice(0, SHOWN).map(financeView),
  });
}

function replyWords(claim: FinanceRecord): string {
  const name = `Payment claim ${[claim.invoice_number, financeTitle(claim)].filter(Boolean).join(', ')}`;
  if (claim.stage === 'draft')
    return `${name} has not gone out yet: the time to reply begins the day after the client gets it`;
  return `${name}: a reply is due by ${claim.reply_due ? day(claim.reply_due) : 'a day nobody knows'}`;
}
