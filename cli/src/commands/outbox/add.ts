import { sendMessage } from '@smoko/contract';
import { outboxLine } from '../../term/outbox-line.ts';
import { operationCommand } from '../operation.ts';
import { WRITTEN } from './written.ts';

export const { configure } = operationCommand({
  ...WRITTEN,
  operation: sendMessage,
  print: (sent, context) => context.print(outboxLine(sent)),
});
