import { retryInboxItem } from '@smoko/contract';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: retryInboxItem,
  args: [ITEM],
  print: ({ contact }, context) => context.print(`What ${oneLine(contact.name)} wrote is worked on again.`),
});
