import { assignInboxItem } from '@smoko/contract';
import { usage } from '../../exit.ts';
import { contacts } from '../../tables/contacts.ts';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';
import { ITEM } from './item.ts';

export const { configure } = operationCommand({
  operation: assignInboxItem,
  args: [ITEM],
  naming: contacts,
  complete: (input) => {
    if (!input.client_id && !input.supplier_id) throw usage('Say who it is from: --client or --supplier.');
    return input;
  },
  print: ({ contact }, context) => context.print(`From ${oneLine(contact.name)} now; it is worked on again.`),
});
