import { decideDraft } from '@smoko/contract';
import { receiptLine } from '../../chat/cards.ts';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { DRAFT } from './print.ts';

/** `smoko drafts save|discard ID` */
export const decideCommand = (decision: 'save' | 'discard') =>
  operationCommand({
    operation: decideDraft,
    args: [DRAFT],
    naming: () => ({ decision: { hidden: true } }),
    complete: (input) => ({ ...input, decision }),
    print: ({ summary, receipt }, context) => {
      if (!receipt) return context.print(`${decision === 'save' ? 'Saved' : 'Discarded'}: ${oneLine(summary)}`);
      const { id: receipt_id, ...done } = receipt;
      context.print(receiptLine({ ...done, receipt_id }, context.style));
    },
  });
