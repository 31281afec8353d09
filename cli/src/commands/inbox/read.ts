import { readInboxItem } from '@smoko/contract';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: readInboxItem,
  args: [ITEM],
  naming: () => ({ read: { hidden: true } }),
  options: (command) => command.option('--unread', 'mark it as unread again'),
  complete: (input, { unread }) => ({ ...input, read: unread !== true }),
  print: (_, context, { read }) => context.print(read ? 'Marked as read.' : 'Marked as unread.'),
});
