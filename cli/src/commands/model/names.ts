import { listModelNames, MODEL_KINDS } from '@smoko/contract';
import { oneOf } from '../../output/flags.ts';
import { oneLine } from '../../term/clean.ts';
import { operationCommand } from '../operation.ts';

export const { configure } = operationCommand({
  operation: listModelNames,
  args: [{ field: 'kind', syntax: '[kind]', about: `one of: ${MODEL_KINDS.join(', ')}`, parse: oneOf(MODEL_KINDS) }],
  naming: () => ({
    base_url: { flag: 'address', about: 'where it is; left out, the one that is chosen' },
    key: { hidden: true },
  }),
  print: ({ data }, context) => {
    if (data.length === 0) context.print('It lists none.');
    for (const name of data) context.print(oneLine(name));
  },
});
