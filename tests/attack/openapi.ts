import type { Random } from '../robustness/random.ts';
import { send } from './http.ts';

/** As much of a JSON schema as the document has. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
}

export interface Route {
  method: string;
  /** With names in braces. */
  path: string;
  /** `GET /api/clients/{id}` */
  name: string;
  signedIn: boolean;
  query: { name: string; schema: JsonSchema }[];
  /** Of its JSON body; undefined where it takes none. */
  body: JsonSchema | undefined;
  /** Content types of the body, the first is its usual one. */
  types: string[];
}

interface Documented {
  security?: unknown[];
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema?: JsonSchema }> };
}

/** Every route that the server documents. */
export async function readRoutes(url: string): Promise<Route[]> {
  const answer = await send(url, { path: '/api/openapi.json' });
  const { paths } = JSON.parse(answer.text) as { paths: Record<string, Record<string, Documented>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, { security = [], parameters = [], requestBody }]): Route => {
      const method = verb.toUpperCase();
      return {
        method,
        path,
        name: `${method} ${path}`,
        signedIn: security.length > 0,
        query: parameters.filter((one) => one.in === 'query').map(({ name, schema = {} }) => ({ name, schema })),
        body: requestBody?.content['application/json']?.schema,
        types: Object.keys(requestBody?.content ?? {}),
      };
    }),
  );
}

const ID_PATTERN = '^[0-9a-f]{24}$';
export const isId = ({ pattern, anyOf }: JsonSchema): boolean =>
  pattern === ID_PATTERN || (anyOf?.some((one) => one.pattern === ID_PATTERN) ?? false);

/** What fills in what a schema cannot say: ids of one's own, by the field's name. */
export interface Filling {
  random: Random;
  id(field: string): string;
}

const WORDS = ['hot water', 'Priya Sharma', 'switchboard', '8 Harris St', 'cable 2.5', 'Thursday arvo', 'Rexel'];
const DAYS = ['2026-12-01', '2027-02-28', '2026-11-30'];

/** A value that fits a schema, as far as the document says what fits. */
export function valid(schema: JsonSchema, filling: Filling, field = ''): unknown {
  const { random } = filling;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (isId(schema)) return filling.id(field);
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return valid(random.chance(0.8) ? first : random.pick([first, ...others]), filling, field);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return validObject(schema, filling);
  if (type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => valid(schema.items ?? {}, filling, field));
  if (type === 'integer') return random.int(Math.max(schema.minimum ?? 0, 0), Math.min(schema.maximum ?? 60, 60));
  if (type === 'number') return random.int(1, 5_000);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  return validText(schema, filling, field);
}

export function validObject({ properties = {}, required = [] }: JsonSchema, filling: Filling): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || filling.random.chance(0.5));
  return Object.fromEntries(chosen.map(([name, schema]) => [name, valid(schema, filling, name)]));
}

function validText({ pattern, format, minLength = 0 }: JsonSchema, { random }: Filling, field: string): string {
  if (format === 'date' || pattern?.includes('(19|20|21)')) return random.pick(DAYS);
  if (format === 'email' || field === 'email') return `fuzz-${random.int(0, 1e9)}@example.com`;
  if (format === 'date-time') return '2026-12-01T00:00:00.000Z';
  if (pattern?.includes('[01]\\d|2')) return '09:30';
  if (field === 'abn') return '51 824 753 556';
  if (field.includes('password')) return 'correct horse battery staple';
  if (field === 'csv') return 'Name,Phone\nPriya Sharma,0491 570 156\n';
  if (field === 'phone') return '0491 570 156';
  if (field === 'code') return '123456';
  const text = `${random.pick(WORDS)} ${random.int(1, 999)}`;
  return text.length >= minLength ? text : text.padEnd(minLength, 'x');
}
