import type { Random } from '../../robustness/random.ts';
import type { Call } from '../http.ts';
import { isId, type JsonSchema, type Route, valid, validObject } from '../openapi.ts';
import type { Tenant } from '../tenant.ts';
import { BODIES, kindOf } from './bodies.ts';
import { idsOf } from './compare.ts';
import type { Credential } from './credentials.ts';

/** A try to reach what belongs to somebody else. */
export interface Probe {
  family: string;
  /** The owner's own call that has to work for this to mean anything. */
  control: string;
  as: Credential;
  /** What is asked for. */
  target: string;
  /** The same question about anything. */
  ask(target: string): Call;
  /** same: no answer differs from that about something that does not exist (same status: but for what was made). refused: 401 or 403. silent: nothing of theirs. */
  expect: 'same' | 'same status' | 'refused' | 'silent';
  /** Makes something that does not exist of the same form; left out, an id. */
  twin?: string;
}

/** Callers of these are counted: each is tried with the ids it could mean, and some others. */
const TURNS = /^POST \/api\/(threads\/\{id\}\/(messages|retry)|functions\/|quote-drafts)/;
const OTHERS = 4;
const SPELLINGS: ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `${id}/`,
  (id) => `%20${id}`,
  (id) => `${id}%00`,
  (id) => `x/../${id}`,
  (id) => `${id}?user_id=${id}`,
];

export interface Scene {
  routes: readonly Route[];
  victim: Tenant;
  attackers: readonly Credential[];
  random: Random;
}

const sample = (random: Random, ids: readonly string[], most: number): string[] =>
  ids.length <= most ? [...ids] : Array.from({ length: most }, () => random.pick(ids));

/** Every route with an id, with every id the victim has, of whatever kind. `round` 0 is plain; later ones spell ids otherwise. */
export function byPath({ routes, victim, attackers, random }: Scene, round: number): Probe[] {
  const all = [...idsOf(victim)];
  const spell = SPELLINGS[round % SPELLINGS.length] ?? SPELLINGS[0];
  return routes
    .filter(({ path }) => path.includes('{id}'))
    .flatMap(({ method, path, name }) => {
      const fitting = victim.ids[kindOf(path)] ?? [];
      const ids = TURNS.test(name) ? [...fitting, ...sample(random, all, OTHERS)] : all;
      return ids.flatMap((target) =>
        attackers.map(
          (as): Probe => ({
            family: 'ids in paths',
            control: name,
            as,
            target,
            expect: 'same',
            ask: (id) => ({
              method,
              path: path.replace('{id}', spell?.(id) ?? id),
              body: method === 'GET' || method === 'DELETE' ? undefined : (BODIES[name] ?? {}),
            }),
          }),
        ),
      );
    });
}

/** Names of the fields, at any depth, that hold an id: `client_id`, `jobData.id`, `attachments.0`. */
function idFields(schema: JsonSchema, at: string[] = []): string[][] {
  if (isId(schema)) return [at];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => idFields(one, [...at, name]));
  const listed = schema.items ? idFields(schema.items, [...at, '0']) : [];
  return [...inner, ...listed, ...(schema.anyOf ?? []).flatMap((one) => idFields(one, at))];
}

function withField(body: unknown, [name, ...rest]: string[], value: string): unknown {
  if (name === undefined) return value;
  if (name === '0') return [withField(undefined, rest, value)];
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) };
}

/** What no body has, and a careless server would take over. */
const CLAIMED = [['user_id'], ['_id'], ['id'], ['owner'], ['$set', 'user_id'], ['__proto__x', 'user_id']];

/** Bodies of one's own that name a record of somebody else's. */
export function byBody({ routes, victim, attackers, random }: Scene): Probe[] {
  const all = [...idsOf(victim)];
  return routes.flatMap(({ method, path, name, body: schema, signedIn }) => {
    if (!schema || !signedIn || name.includes('/auth/')) return [];
    return [...idFields(schema), ...CLAIMED].flatMap((field) =>
      attackers.flatMap((as) => {
        const own = as.of.ids[kindOf(path)]?.[0] ?? '';
        const filling = { random, id: () => own };
        const plain = Object.fromEntries(
          (schema.required ?? []).map((one) => [one, valid(schema.properties?.[one] ?? {}, filling, one)]),
        );
        const fitting = Object.entries(victim.ids).flatMap(([kind, ids]) => (fits(field, kind) ? ids : []));
        return [...fitting, ...sample(random, all, OTHERS)].map(
          (target): Probe => ({
            family: 'ids in bodies',
            control: name,
            as,
            target,
            expect: 'same',
            ask: (id) => ({
              method,
              path: path.replace('{id}', own),
              body: withField({ ...plain, ...BODIES[name] }, field, id) as object,
            }),
          }),
        );
      }),
    );
  });
}

/** project_id means projects, attachments.0 attachments, and so on; near enough. */
const fits = (field: string[], kind: string): boolean =>
  field.some((name) => name.startsWith(kind.replace(/s$/, '').replaceAll('-', '_').slice(0, 7)));

/** Lists narrowed by somebody else's ids, numbers and words; and lists, totals and exports as they are. */
export function byQuery({ routes, victim, attackers, random }: Scene): Probe[] {
  const all = [...idsOf(victim)];
  const words = [
    'name',
    'email',
    'phone',
    'q',
    'address',
    'job',
    'quote_number',
    'short_name',
    'invoice_number',
    'job_number',
    'specialty',
  ];
  return routes
    .filter(({ method, path, signedIn }) => method === 'GET' && signedIn && !/\{/.test(path))
    .flatMap(({ method, path, name, query }) =>
      attackers.flatMap((as): Probe[] => {
        const probe = (target: string, ask: Probe['ask'], expect: Probe['expect'], twin?: string): Probe => ({
          family: 'lists and searches',
          control: name,
          as,
          target,
          expect,
          ask,
          ...(twin ? { twin } : {}),
        });
        const ids = query.filter(({ name: one, schema }) => isId(schema) && one !== 'cursor');
        return [
          probe('', () => ({ method, path }), 'silent'),
          ...[victim.userId, victim.email].flatMap((owner) => [
            probe(owner, (it) => ({ method, path: `${path}?user_id=${encodeURIComponent(it)}` }), 'same'),
          ]),
          ...ids.flatMap(({ name: one }) =>
            sample(random, all, 12).map((id) => probe(id, (it) => ({ method, path: `${path}?${one}=${it}` }), 'same')),
          ),
          ...query
            .filter((one) => words.includes(one.name))
            .flatMap(({ name: one }) =>
              [victim.mark, victim.mark.slice(0, 3), `${victim.mark} Ellison`].map((word) =>
                probe(
                  word,
                  (it) => ({ method, path: `${path}?${one}=${encodeURIComponent(it)}` }),
                  'same',
                  'Nobodyatall',
                ),
              ),
            ),
        ];
      }),
    );
}

/** Everybody's doors, with what proves nothing. */
export function byNobody({ routes, victim, random }: Scene, credentials: readonly Credential[]): Probe[] {
  return routes
    .filter(({ signedIn }) => signedIn)
    .flatMap(({ method, path, name, body }) =>
      credentials.map((as): Probe => {
        const kind = victim.ids[kindOf(path)];
        const target = kind ? random.pick(kind) : victim.userId;
        const ask = (id: string) => ({
          method,
          path: path.replace('{id}', id).replace('{kind}', 'quote_follow_up'),
          body:
            method === 'GET' || method === 'DELETE'
              ? undefined
              : (BODIES[name] ?? (body ? requiredOf(body, random, id) : {})),
        });
        // a browser on another site may read what it likes without cookies, and write nothing with them
        return { family: 'nobody', control: name, as, target, expect: 'refused', ask };
      }),
    );
}

const requiredOf = (schema: JsonSchema, random: Random, id: string) =>
  validObject({ properties: schema.properties ?? {}, required: schema.required ?? [] }, { random, id: () => id });
