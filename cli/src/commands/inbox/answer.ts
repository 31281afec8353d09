import { answerInboxItem } from '@smoko/contract';
import { outboxLine } from '../../term/outbox-line.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: answerInboxItem,
  args: [ITEM, { field: 'body', syntax: '<text...>', about: 'what you write back; - reads standard input' }],
  print: (sent, context) => context.print(outboxLine(sent)),
});
