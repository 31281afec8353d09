import { sendDraft } from '@smoko/contract';
import { outboxLine } from '../../term/outbox-line.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: sendDraft,
  args: [ITEM],
  print: (sent, context) => context.print(outboxLine(sent)),
});
