import { AppError, fieldsOf, fromZod, type Operation, TABLES, type TableName } from '@smoko/contract';
import { z } from 'zod';

export const nounOf = (entity: string): string => TABLES[entity as TableName]?.noun ?? entity.replaceAll('_', ' ');

/** The fields without which the operation cannot be carried out, and that are not given. */
export const missingIn = (operation: Operation, entity: string, fields: Record<string, unknown>): string[] =>
  fieldsOf(operation, nounOf(entity)).flatMap(({ name, required }) =>
    required && (fields[name] === undefined || fields[name] === null || fields[name] === '') ? [name] : [],
  );

/**
 * Throws AppError, naming the fields, unless each that is given may stand in the operation's input. What is missing is
 * no fault yet; `prefix` stands before the names in the error.
 */
export function checkGiven(operation: Operation, fields: Record<string, unknown>, prefix = ''): void {
  const shape = (operation.input as z.ZodObject).shape as Record<string, z.ZodType>;
  const issues = Object.entries(fields).flatMap(([name, value]) => {
    const schema = name === 'id' || name === 'version' ? undefined : shape[name];
    if (!schema)
      return [
        { code: 'custom' as const, path: [`${prefix}${name}`], message: 'There is no such field.', input: value },
      ];
    const checked = z.safeDecode(schema, value);
    return checked.success
      ? []
      : checked.error.issues.map((issue) => ({ ...issue, path: [`${prefix}${name}`, ...issue.path] }));
  });
  if (issues.length) throw fromZod(new z.ZodError(issues));
}

/** What is on file with what is new; null takes a value out. */
export function amended(fields: Record<string, unknown>, news: Record<string, unknown>): Record<string, unknown> {
  const all = Object.entries({ ...fields, ...news });
  return Object.fromEntries(all.filter(([name, value]) => !(name in news) || (value !== null && value !== '')));
}

/** Of an operation that a draft was made for; one that is gone cannot be saved. */
export function draftedOperation(operations: readonly Operation[], id: string): Operation {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new AppError('conflict', 'That can no longer be done. Ask for it again.');
  return operation;
}
