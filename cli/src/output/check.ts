import type { Operation } from '@smoko/contract';
import { z } from 'zod';
import { usage } from '../exit.ts';
import type { Flag } from './flags.ts';

/** Validates the input. @throws CliError (exit 2) with the contract's message and the flag it is about */
export function checkInput(operation: Operation, input: Record<string, unknown>, flags: readonly Flag[]): void {
  const { error } = operation.input.safeParse(input);
  const issue = error?.issues[0];
  if (!issue) return;
  if (issue.code === 'unrecognized_keys') throw usage(unknownField(operation, issue));
  const flag = flags.find(({ field }) => field === issue.path[0]);
  if (flag && issue.code === 'invalid_type' && input[flag.field] === undefined)
    throw usage(`Say --${flag.flag} too${flag.about ? `: ${flag.about}` : ''}.`);
  throw usage(flag ? `${issue.message.replace(/\.$/, '')}: --${flag.flag}` : issue.message);
}

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
}

/** "Unknown field: colour, in lines.2. It takes description, quantity, unit, unit_price." */
function unknownField({ input }: Operation, { keys, path }: z.core.$ZodIssueUnrecognizedKeys): string {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape;
  const known = path.reduce<Shape[]>((at, step) => at.flatMap((one) => inside(one, step)), variantsOf(schema));
  const names = known.flatMap(({ properties }) => Object.keys(properties ?? {}));
  const where = path.length ? `, in ${path.map(String).join('.')}` : '';
  return `Unknown field: ${keys.join(', ')}${where}. ${names.length ? `It takes ${names.join(', ')}.` : ''}`.trim();
}

const variantsOf = (shape: Shape): Shape[] => shape.anyOf?.flatMap(variantsOf) ?? [shape];

const inside = ({ properties, items }: Shape, step: PropertyKey): Shape[] => {
  const next = typeof step === 'number' ? items : properties?.[String(step)];
  return next ? variantsOf(next) : [];
};
