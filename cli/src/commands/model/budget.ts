import { updateModel } from '@smoko/contract';
import { InvalidArgumentError } from 'commander';
import { operationCommand } from '../operation.ts';
import { printModel } from './print.ts';

const HIDDEN = { hidden: true } as const;

function dollarsOrNone(text: string): string {
  if (text !== 'none' && !/^\d+(?:\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Give dollars, like 20, or none.');
  return text;
}

export const { configure } = operationCommand({
  operation: updateModel,
  args: [{ field: 'budget', syntax: '<dollars>', about: 'a month, or none', parse: dollarsOrNone }],
  naming: () => ({
    kind: HIDDEN,
    base_url: HIDDEN,
    model: HIDDEN,
    key: HIDDEN,
    version: HIDDEN,
    input_price: { flag: 'read-price', about: 'dollars for a million tokens that the model reads' },
    output_price: { flag: 'written-price', about: 'dollars for a million tokens that it writes' },
  }),
  complete: (input) => ({ ...input, budget: input.budget === 'none' ? null : Number(input.budget) }),
  print: printModel,
});
