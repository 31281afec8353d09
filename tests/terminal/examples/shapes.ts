import { isDeepStrictEqual } from 'node:util';
import { OPERATIONS } from '@smoko/contract';
import { z } from 'zod';

/**
 * What a command prints with --json is what the API answers, nothing left out and nothing added: the output of the
 * operation it asked for last; of a list also the page without what is beside it, or one of its records.
 * Gives what is wrong with it, null where nothing is.
 */
export function wrongShape(route: string, printed: string): string | null {
  const value: unknown = JSON.parse(printed);
  const schemas = schemasOf(route);
  if (schemas.length === 0) return `No operation describes ${route}.`;
  const wrong = schemas.map((schema) => wrongFor(schema, value));
  return wrong.includes(null) ? null : `${printed} is not what ${route} says:\n${wrong.join('\n')}`;
}

function wrongFor(schema: z.ZodType, value: unknown): string | null {
  const decoded = z.safeDecode(schema, value);
  if (!decoded.success) return z.prettifyError(decoded.error);
  const again: unknown = JSON.parse(JSON.stringify(z.encode(schema, decoded.data)));
  return isDeepStrictEqual(again, value) ? null : `There is more than ${JSON.stringify(again)}`;
}

function schemasOf(route: string): z.ZodType[] {
  const output = (OPERATIONS.find(({ method, path }) => `${method} ${path}` === route) ?? uploaded(route))?.output;
  if (!output) return [];
  const data = output instanceof z.ZodObject ? output.shape.data : undefined;
  if (!(data instanceof z.ZodArray)) return [output];
  return [output, z.object({ data, next_cursor: z.string().nullable() }), data.element as z.ZodType];
}

/** A file's record is made by uploading it, which is no operation: it is what is shown afterwards. */
function uploaded(route: string) {
  const [, table] = /^POST (\/api\/(?:templates|attachments))$/.exec(route) ?? [];
  return OPERATIONS.find(({ method, path }) => method === 'GET' && path === `${table}/{id}`);
}
