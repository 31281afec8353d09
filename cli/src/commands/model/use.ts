import { MODEL_KINDS, updateModel } from '@smoko/contract';
import { oneOf } from '../../output/flags.ts';
import { operationCommand } from '../operation.ts';
import { confirmedBefore, keyOption, withKey } from './key.ts';
import { printModel } from './print.ts';

const HIDDEN = { hidden: true } as const;

export const { configure } = operationCommand({
  operation: updateModel,
  args: [{ field: 'kind', syntax: '<kind>', about: `one of: ${MODEL_KINDS.join(', ')}`, parse: oneOf(MODEL_KINDS) }],
  naming: () => ({
    base_url: { flag: 'address', about: 'where it is, like http://127.0.0.1:11434/v1' },
    model: { about: 'its name, as smoko model names lists it' },
    key: HIDDEN,
    input_price: HIDDEN,
    output_price: HIDDEN,
    budget: HIDDEN,
    version: HIDDEN,
  }),
  options: keyOption,
  complete: async (input, options, context) => {
    // OpenAI takes nobody without one; others are asked for theirs by smoko model key
    if (input.kind !== 'openai' && !options.keyStdin) return input;
    return withKey(input, options, context, 'The key (nothing is shown; Enter alone keeps the one there is): ');
  },
  call: async (session, input, options) => {
    await confirmedBefore(session, options);
    return session.api.call(updateModel, input);
  },
  print: printModel,
});
