import { amendDraft, getDraft } from '@smoko/contract';
import { readChanges } from '../../drafts/draft-fields.ts';
import { operationCommand } from '../operation.ts';
import { DRAFT, printDraft } from './print.ts';

export const { configure } = operationCommand({
  operation: amendDraft,
  args: [
    DRAFT,
    {
      field: 'given',
      syntax: '<key=value...>',
      about: 'a field and its value; nothing behind the = takes it out',
      each: true,
    },
  ],
  naming: () => ({ fields: { hidden: true }, also: { hidden: true } }),
  call: async (session, { id }, options) => {
    const draft = await session.api.call(getDraft, { id });
    return session.api.call(amendDraft, { id, ...readChanges(draft, options.given as string[]) });
  },
  print: printDraft,
});
