import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, fromZod, OPERATIONS, pathParams, TABLES } from './index.ts';

const ID = '0123456789abcdef01234567';

describe.each(Object.entries(TABLES))('%s', (_name, table) => {
  it('an update with nothing in it changes nothing: no default slips in', () => {
    expect(z.decode(table.operations.update.input as z.ZodType, { id: ID })).toEqual({ id: ID });
  });

  it('refuses fields it does not know', () => {
    const parsed = z.safeDecode(table.operations.update.input as z.ZodType, { id: ID, user_id: ID });
    expect(parsed.success).toBe(false);
    expect(fromZod(parsed.error as z.ZodError).message).toBe('Unknown field: user_id');
  });

  it('sorts by fields of the record, and by the default', () => {
    const shape = table.record.shape as Record<string, unknown>;
    for (const sort of table.list.sorts) expect(shape).toHaveProperty(sort);
    expect(table.list.sorts).toContain(table.list.defaultSort.replace('-', ''));
  });

  it('refuses a list with parameters it does not know', () => {
    expect(z.safeDecode(table.operations.list.input as z.ZodType, { colour: 'red' }).success).toBe(false);
    expect(z.safeDecode(table.operations.list.input as z.ZodType, { limit: '101' }).success).toBe(false);
  });
});

describe('operations', () => {
  it('have ids and routes of their own', () => {
    expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
    expect(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)).size).toBe(OPERATIONS.length);
  });

  it('take every name in their path as input', () => {
    for (const { path, input } of OPERATIONS) {
      const schema = z.toJSONSchema(input, { io: 'input' }) as { properties?: Record<string, unknown> };
      for (const name of pathParams(path)) expect(schema.properties, path).toHaveProperty(name);
    }
  });
});

describe('AppError', () => {
  it('knows its status', () => expect(new AppError('already_decided', 'x').status).toBe(409));
});
