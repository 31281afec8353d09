import { discardDraft } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: discardDraft,
  args: [ITEM],
  print: (_, context) => context.print('Thrown away.'),
});
