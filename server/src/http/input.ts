import { type DomainInput, fromZod, invalid, notFound, type Operation, pathParams } from '@smoko/contract';
import type { Request } from 'express';
import { z } from 'zod';

type Fields = Record<string, unknown>;

/**
 * The one input of an operation, from path and query (GET, DELETE) or path and body (POST, PATCH).
 * A path parameter of a wrong form names nothing: not_found. A query that is wrong: malformed. A body: invalid.
 */
export function readInput<T extends Operation>(
  operation: T,
  req: Pick<Request, 'params' | 'query' | 'body'>,
): DomainInput<T> {
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const given: unknown = inQuery ? req.query : (req.body ?? {});
  const names = pathParams(operation.path);
  const params = Object.fromEntries(names.map((name) => [name, req.params[name]]));
  checkParams(operation, params);
  if (!isFields(given)) throw invalid('', 'Send a JSON object.');
  const repeated = names.find((name) => Object.hasOwn(given, name));
  if (repeated) throw invalid(repeated, `${repeated} is part of the address: leave it out here.`);
  const parsed = z.safeDecode(operation.input, { ...given, ...params });
  if (!parsed.success) throw fromZod(parsed.error, inQuery ? 'malformed' : 'invalid');
  return parsed.data as DomainInput<T>;
}

function checkParams(operation: Operation, params: Fields): void {
  const shape = operation.input instanceof z.ZodObject ? (operation.input.shape as Record<string, z.ZodType>) : {};
  for (const [name, value] of Object.entries(params)) {
    if (shape[name]?.safeParse(value).success === false) throw notFound();
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
