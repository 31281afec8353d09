import { updateDraft } from '@smoko/contract';
import { usage } from '../../exit.ts';
import { outboxLine } from '../../term/outbox-line.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: updateDraft,
  args: [ITEM, { field: 'body', syntax: '[text...]', about: 'what it says from now on; - reads standard input' }],
  complete: (input) => {
    if (Object.keys(input).length === 1) throw usage('Say what it is to say, or give a --subject.');
    return input;
  },
  print: (draft, context) => context.print(outboxLine(draft)),
});
