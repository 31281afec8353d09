import { usage } from '../exit.ts';

/** The named fields of a record, in that order. @throws CliError (exit 2) for a name it does not have */
export function pick(record: unknown, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(record, name)]));
}

/** `client.name`: nothing where the client is null. */
export function fieldOf(record: unknown, name: string): unknown {
  let value: unknown = record;
  for (const part of name.split('.')) {
    if (value === null) return null;
    if (typeof value !== 'object' || value === undefined || !Object.hasOwn(value, part))
      throw noSuchField(record, name);
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

const noSuchField = (record: unknown, name: string) =>
  usage(`There is no field ${name}. There are: ${Object.keys(record as object).join(', ')}`);
