import { AppError, type ApprovalCard, type Operation, type ReceiptCard } from '@smoko/contract';
import type { CallWords, TurnContext } from '../context.ts';

interface Waiting {
  card: ApprovalCard;
  carryOut: () => ReceiptCard | null;
}

/** What waits for a yes, and what is done with one. */
export function approvalDesk(newId: () => string) {
  const waiting: Waiting[] = [];
  const isPending = ({ card }: Waiting) => card.status === 'pending';

  function wait(tool: string, operation: Operation, words: CallWords<Operation>, carryOut: Waiting['carryOut']) {
    const card: ApprovalCard = {
      approval_id: newId(),
      tool,
      summary: words.ask ?? operation.summary,
      details: words.details ?? [],
      expires_at: '2026-11-23T00:00:00.000Z',
      status: 'pending',
    };
    waiting.push({ card, carryOut });
    return card;
  }

  const approvals: TurnContext['approvals'] = {
    pending: async () => waiting.filter(isPending).map(({ card }) => ({ ...card })),
    async decide(wanted, decision) {
      const found = waiting.find(({ card }) => card.approval_id === wanted);
      if (!found || !isPending(found)) throw new AppError('already_decided', 'That was decided already.');
      found.card.status = decision === 'approve' ? 'approved' : 'rejected';
      return { approval: { ...found.card }, receipt: decision === 'approve' ? found.carryOut() : null, error: null };
    },
  };
  return { waiting, wait, approvals };
}
export type ApprovalDesk = ReturnType<typeof approvalDesk>;
