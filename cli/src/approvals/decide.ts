import { decideApproval, listApprovals } from '@smoko/contract';
import { receiptLine } from '../chat/cards.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { requireSession, type Session } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

const MOST = 100;

/** `smoko approvals approve|reject ID` */
export async function decide(decision: 'approve' | 'reject', id: string, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const answer = await session.api.call(decideApproval, { id: await findId(session, id), decision });
  const summary = oneLine(answer.summary);
  if (answer.status === 'failed') throw new CliError(`It could not be done: ${oneLine(answer.error ?? summary)}`);
  context.print(`${decision === 'approve' ? 'Approved' : 'Rejected'}: ${summary}`);
  if (answer.receipt) {
    const { id: receipt_id, ...receipt } = answer.receipt;
    context.print(receiptLine({ ...receipt, receipt_id }, context.style));
  }
}

/** People may type the short code of the SMS instead of the id. */
async function findId(session: Session, given: string): Promise<string> {
  if (!/^\d{1,8}$/.test(given)) return given;
  const { data } = await session.api.call(listApprovals, { status: 'pending', limit: MOST });
  const id = data.find((approval) => approval.code === given)?.id;
  if (!id) throw new CliError(`Nothing with the code ${given} waits for your yes. See: smoko approvals list`);
  return id;
}
