import { type Operation, pathParams } from '@smoko/contract';
import { takesKey } from '../keyed.ts';
import { inputSchema, type JsonSchema, outputSchemas, refTo } from './schemas.ts';

export interface PlainRoute {
  method: 'GET' | 'POST';
  /** OpenAPI style. */
  path: string;
  /** The operation object of OpenAPI, without what all have in common. */
  describe: { operationId: string; summary: string; tags: string[] } & Record<string, unknown>;
  access: 'user' | 'public';
  sensitive?: Operation['sensitive'];
}

const PROBLEMS: Record<number, string> = {
  400: 'The query or the JSON is malformed',
  401: 'Not signed in',
  403: 'Refused, e.g. without the CSRF token',
  404: 'No such record, or not yours',
  409: 'Clashes with how things are now',
  413: 'Too large',
  415: 'Not JSON',
  422: 'A field is not valid: `errors` says which',
  429: 'Too many requests: see Retry-After',
};
const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key and body is done once and gives the same answer; another body is a conflict.',
  schema: { type: 'string', maxLength: 200 },
};

/** OpenAPI 3.1, from the schemas the server itself checks with. */
export function openApiDocument(operations: readonly Operation[], plain: readonly PlainRoute[], version: string) {
  const { components, ofOutput } = outputSchemas(operations);
  const paths: Record<string, Record<string, unknown>> = {};
  const add = (path: string, method: string, entry: unknown) => {
    paths[path] = { ...paths[path], [method.toLowerCase()]: entry };
  };
  for (const operation of operations) add(operation.path, operation.method, describe(operation, ofOutput(operation)));
  for (const { method, path, access, describe: entry } of plain) {
    add(path, method, {
      ...entry,
      security: security(access),
      responses: {
        ...(entry.responses as object),
        ...problems(access === 'user' ? [401, 404, 413, 415, 422, 429] : [429]),
      },
    });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Smoko',
      version,
      description: 'Job management for tradies. Amounts are dollars with two decimals.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'smoko_session',
          description: 'On https its name begins with `__Host-`. Writes also need `X-CSRF-Token`.',
        },
      },
    },
  };
}

function describe(operation: Operation, output: JsonSchema) {
  const {
    properties = {},
    required = [],
    ...rest
  } = inputSchema(operation) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inPath = pathParams(operation.path);
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const inQuery = operation.method === 'GET' || operation.method === 'DELETE';
  const needed = required.filter((name) => !inPath.includes(name));
  const body = { ...rest, properties: pick(properties, others), ...(needed.length ? { required: needed } : {}) };
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    'x-risk': operation.risk,
    security: security(operation.access),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
      ...(inQuery ? others.map((name) => queryParameter(name, properties[name] ?? {}, required.includes(name))) : []),
      ...(takesKey(operation.method) ? [IDEMPOTENCY] : []),
    ],
    ...(inQuery
      ? {}
      : { requestBody: { required: needed.length > 0, content: { 'application/json': { schema: body } } } }),
    responses: {
      [operation.status]:
        operation.status === 204
          ? { description: 'Done' }
          : {
              description: doneOf(operation),
              content: {
                'application/json': { schema: output },
                ...(operation.alsoPdf && { 'application/pdf': {} }),
                ...(operation.alsoCsv && { 'text/csv': {} }),
              },
            },
      ...problems(expected(operation, inPath.length > 0, inQuery)),
    },
  };
}

function doneOf({ alsoPdf, alsoCsv }: Operation): string {
  const other = alsoPdf ? 'a PDF' : alsoCsv ? 'CSV' : null;
  return other ? `Done; ${other} to whoever accepts that rather than JSON` : 'Done';
}

function expected(operation: Operation, hasPath: boolean, inQuery: boolean): number[] {
  return [
    400,
    ...(operation.access === 'user' || operation.tag === 'auth' ? [401] : []),
    ...(operation.method === 'GET' && !operation.sensitive ? [] : [403]),
    ...(hasPath ? [404] : []),
    // a report of GST wants a business that is registered, what is sensitive one that is ready for it
    ...(operation.method === 'GET' && operation.tag !== 'tax' && !operation.sensitive ? [] : [409]),
    ...(inQuery ? [] : [413, 415, 422]),
    429,
  ];
}

const queryParameter = (name: string, schema: JsonSchema, required: boolean) => ({
  name,
  in: 'query',
  required,
  schema,
});
const pick = (all: Record<string, JsonSchema>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]));
const security = (access: 'user' | 'public') => (access === 'user' ? [{ bearer: [] }, { cookie: [] }] : []);
const problems = (statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: PROBLEMS[status], content: { 'application/problem+json': { schema: refTo('Problem') } } },
    ]),
  );
