import { OPERATIONS, pathParams } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Account, signUp } from '../support/account.ts';
import { createEverything, type Everything } from '../support/everything.ts';
import type { Fields } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

// OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1), as far as this document uses it: anything else is refused.
const text = z.string().min(1);
const jsonSchema = z.looseObject({}).or(z.boolean());
const media = z.record(z.string().regex(/^[\w.*+-]+\/[\w.*+-]+$/), z.strictObject({ schema: jsonSchema.optional() }));
const parameter = z.strictObject({
  name: text,
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: text.optional(),
  schema: jsonSchema,
});
const operation = z.strictObject({
  operationId: text,
  summary: text,
  tags: z.array(text).min(1),
  'x-risk': z.enum(['read', 'write', 'external', 'destructive']).optional(),
  security: z.array(z.record(z.enum(['bearer', 'cookie']), z.array(z.string()).length(0)).or(z.looseObject({}))),
  parameters: z.array(parameter).optional(),
  requestBody: z.strictObject({ required: z.boolean().optional(), content: media }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.strictObject({ description: text, content: media.optional() }),
  ),
});
const document = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: text, version: text, description: text }),
  servers: z.array(z.strictObject({ url: text })),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: operation.optional(),
      post: operation.optional(),
      put: operation.optional(),
      patch: operation.optional(),
      delete: operation.optional(),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), jsonSchema),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.enum(['http', 'apiKey']) })),
  }),
});
type Described = z.infer<typeof operation>;

let server: TestServer;
let described: z.infer<typeof document>;
let everything: Everything;
let dave: Account;
beforeAll(async () => {
  server = await startServer();
  everything = await createEverything(server.url);
  dave = await signUp(server.url);
  described = document.parse(await (await fetch(`${server.url}/api/openapi.json`)).json());
});
afterAll(() => server.stop());

const all = () =>
  Object.entries(described.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, entry]) => ({ path, method: method.toUpperCase(), entry: entry })),
  );
const find = (method: string, path: string): Described => {
  const found = all().find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not described.`);
  return found.entry;
};

/** Every schema of JSON Schema 2020-12 inside a value, with the words that are allowed in one. */
const WORDS = new Set(
  (
    '$ref type enum const properties required additionalProperties items prefixItems anyOf allOf oneOf not format ' +
    'pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems ' +
    'default description title propertyNames contentEncoding contentMediaType'
  ).split(' '),
);
function checkSchema(schema: unknown, where: string): void {
  if (typeof schema === 'boolean') return;
  expect(schema, where).toBeTypeOf('object');
  const given = schema as Fields;
  for (const word of Object.keys(given)) expect(WORDS.has(word), `${where}: ${word}`).toBe(true);
  if (given.$ref !== undefined) {
    const name = String(given.$ref).replace('#/components/schemas/', '');
    expect(described.components.schemas, `${where} -> ${String(given.$ref)}`).toHaveProperty([name]);
  }
  if (given.pattern !== undefined) expect(() => new RegExp(String(given.pattern), 'u'), where).not.toThrow();
  for (const [name, one] of Object.entries((given.properties ?? {}) as Fields)) checkSchema(one, `${where}.${name}`);
  for (const word of ['items', 'additionalProperties', 'not', 'propertyNames']) {
    if (given[word] !== undefined) checkSchema(given[word], `${where}.${word}`);
  }
  for (const word of ['anyOf', 'allOf', 'oneOf', 'prefixItems']) {
    for (const one of (given[word] ?? []) as unknown[]) checkSchema(one, `${where}.${word}`);
  }
  if (!given.properties) return;
  for (const name of (given.required ?? []) as string[]) expect(given.properties, where).toHaveProperty([name]);
}

describe('the OpenAPI document', () => {
  it('names every operation once and describes every route that answers', () => {
    const ids = all().map(({ entry }) => entry.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, method, path } of OPERATIONS) expect(find(method, path).operationId).toBe(id);
    const plain = ids.filter((id) => !OPERATIONS.some((one) => one.id === id));
    for (const id of [
      'docs.openapi',
      'docs.page',
      'docs.style',
      'templates.create',
      'templates.file',
      'attachments.create',
      'settings.logo',
      'settings.logo-picture',
    ]) {
      expect(plain).toContain(id);
    }
  });

  it('has schemas that are schemas, and references that lead somewhere', () => {
    for (const [name, schema] of Object.entries(described.components.schemas)) checkSchema(schema, name);
    for (const { entry } of all()) {
      for (const one of entry.parameters ?? []) checkSchema(one.schema, `${entry.operationId} ${one.name}`);
      const contents = [entry.requestBody?.content, ...Object.values(entry.responses).map(({ content }) => content)];
      for (const content of contents) {
        for (const { schema } of Object.values(content ?? {})) if (schema) checkSchema(schema, entry.operationId);
      }
    }
  });

  it('has the parameters of every path, and no other in the path', () => {
    for (const { path, entry } of all()) {
      const inPath = (entry.parameters ?? []).filter((one) => one.in === 'path');
      expect(inPath.map(({ name }) => name).sort(), path).toEqual(pathParams(path).sort());
      expect(inPath.every(({ required }) => required === true)).toBe(true);
      const names = (entry.parameters ?? []).map((one) => `${one.in} ${one.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('says which operations need somebody signed in, and it is true', async () => {
    for (const { method, path, entry } of all()) {
      const address = server.url + path.replace(/\{\w+\}/g, '0'.repeat(24));
      const { status } = await fetch(address, { method });
      if (entry.security.length > 0) expect(status, `${method} ${path}`).toBe(401);
      // a provider proves itself by its signature
      else expect(path.startsWith('/api/channels/') ? [403] : [200, 422], `${method} ${path}`).toContain(status);
      if (entry.security.length > 0) expect(entry.responses).toHaveProperty('401');
    }
  });

  it('shows money as dollars and hides what is stored beside', () => {
    const { Project, Quote, User } = described.components.schemas as Record<string, { properties: Fields }>;
    expect(JSON.stringify(Project?.properties.job_budget)).toContain('"multipleOf":0.01');
    expect(JSON.stringify(Quote)).not.toContain('quote_number_value');
    expect(JSON.stringify(User)).not.toMatch(/_hash/);
  });
});

/** What an operation cannot be asked without. */
const ASKED: Readonly<Record<string, string>> = { 'tax.gst-records': '?of=1A', 'days.read': '?said=fri' };

describe('statuses', () => {
  /** Sends a request and asserts that the document knows its answer. */
  async function answers(method: string, path: string, init: RequestInit & { json?: unknown } = {}, id?: string) {
    const response = await dave.fetch(path.replace(/\{\w+\}/, id ?? '0'.repeat(24)), { method, ...init });
    const status = String(response.status);
    const { responses } = find(method, path);
    expect(Object.keys(responses), `${method} ${path} answered ${status}`).toContain(status);
    const type = response.headers.get('content-type')?.split(';')[0];
    const content = responses[status]?.content;
    if (content) expect(Object.keys(content), `${method} ${path} ${status}`).toContain(type);
    return response.status;
  }

  it('of every operation are described: with nothing, with nonsense, with too much, with the wrong type', async () => {
    for (const { method, path } of OPERATIONS.filter(({ id }) => id !== 'auth.logout')) {
      const own = path.startsWith('/api/templates') ? everything.template.id : undefined;
      const statuses = new Set<number>([await answers(method, path), await answers(method, path, {}, own)]);
      if (method === 'POST' || method === 'PATCH') {
        statuses.add(await answers(method, path, { json: { nonsense: 1 } }));
        statuses.add(await answers(method, path, { body: '{', headers: { 'content-type': 'application/json' } }));
        statuses.add(await answers(method, path, { body: 'x', headers: { 'content-type': 'text/plain' } }));
        statuses.add(await answers(method, path, { json: { x: 'x'.repeat(1_100_000) } }));
        for (const status of [400, 413, 415]) expect([...statuses], `${method} ${path}`).toContain(status);
      } else {
        statuses.add(await answers(method, `${path}`, {}, 'nonsense'));
      }
      expect(Math.max(...statuses)).toBeLessThan(500);
    }
  });

  it('of a success have the form that is described', async () => {
    const json = { gst_registered: true, abn: '51824753556' };
    expect((await everything.owner.fetch('/api/settings', { method: 'PATCH', json })).status).toBe(200);
    for (const { method, path, output, status, access, id, sensitive } of OPERATIONS) {
      // what is sensitive is refused without a fresh proof
      if (method !== 'GET' || access !== 'user' || sensitive || pathParams(path).length > 0) continue;
      const response = await everything.owner.fetch(path + (ASKED[id] ?? ''));
      expect(response.status, id).toBe(status);
      const issues = z.safeDecode(output, await response.json()).error?.issues ?? [];
      expect(issues, id).toEqual([]);
    }
  });
});

describe('the docs', () => {
  it('are a page with every operation', async () => {
    const response = await fetch(`${server.url}/api/docs`);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    for (const { path, summary } of OPERATIONS) {
      expect(page).toContain(path);
      expect(page).toContain(summary.replaceAll("'", '&#39;').split('&#39;')[0]);
    }
    expect(page).not.toMatch(/<script|https?:\/\/(?!127)/);
    expect((await fetch(`${server.url}/api/docs/style.css`)).headers.get('content-type')).toMatch(/^text\/css/);
  });
});
