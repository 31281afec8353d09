import type { Random } from '../../robustness/random.ts';
import type { Call } from '../http.ts';
import { type Filling, type Route, valid, validObject } from '../openapi.ts';
import { brokenBody } from './bodies.ts';
import { hostile, hostileText, NAMES } from './hostile.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
/** What Node's own client lets through in a path. */
const inPath = (text: string) => encodeURIComponent(text.toWellFormed());
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 4_000);

/** A request that fits the document, with up to three things about it changed. */
export function fuzzedRequest(route: Route, filling: Filling): Call {
  const { random } = filling;
  const call = validRequest(route, filling);
  const changes = random.pick([0, 1, 1, 1, 1, 2, 2, 3]);
  for (let i = 0; i < changes; i++) random.pick(CHANGES)(call, route, filling);
  // whoever waits may go away at any moment
  if (random.chance(0.03)) call.hangUp = random.int(0, 30);
  if (call.method === 'TRACE' || call.method === 'HEAD') delete call.body;
  return call;
}

function validRequest({ method, path, query, body }: Route, filling: Filling): Call {
  const { random } = filling;
  const asked = query
    .filter(() => random.chance(0.25))
    .map(({ name, schema }) => [name, String(valid(schema, filling, name))]);
  const params = new URLSearchParams(asked as [string, string][]).toString();
  const at = path.replace('{id}', filling.id(path)).replace('{kind}', 'quote_follow_up');
  return {
    method,
    path: params ? `${at}?${params}` : at,
    headers: {},
    ...(body ? { body: validObject(body, filling) } : method === 'GET' ? {} : { body: {} }),
  };
}

type Change = (call: Call, route: Route, filling: Filling) => void;

const CHANGES: readonly Change[] = [
  changeField,
  changeField,
  changeField,
  changeField,
  addField,
  dropField,
  changeQuery,
  changeQuery,
  changePath,
  changeMethod,
  changeHeader,
  breakBody,
  breakBody,
];

/** One field, at any depth, becomes something else. */
function changeField(call: Call, _route: Route, { random }: Filling): void {
  if (!isFields(call.body)) return;
  let at: Record<string, unknown> = call.body;
  for (;;) {
    const names = Object.keys(at);
    if (!names.length) return;
    const name = random.pick(names);
    const inner = at[name];
    if (isFields(inner) && Object.keys(inner).length && random.chance(0.7)) at = inner;
    else {
      at[name] = hostile(random);
      return;
    }
  }
}

function addField(call: Call, _route: Route, { random }: Filling): void {
  // `__proto__` as a name of its own: only JSON text can say that
  if (isFields(call.body)) {
    const pair = `${JSON.stringify(random.pick(NAMES))}:${JSON.stringify(hostile(random)) ?? 'null'}`;
    call.body = JSON.parse(
      JSON.stringify(call.body).replace(/^\{/, Object.keys(call.body).length ? `{${pair},` : `{${pair}`),
    ) as object;
  }
}

function dropField(call: Call, _route: Route, { random }: Filling): void {
  if (!isFields(call.body)) return;
  const names = Object.keys(call.body);
  if (names.length) delete call.body[random.pick(names)];
}

function changeQuery(call: Call, { query }: Route, { random }: Filling): void {
  const known = query.map(({ name }) => name);
  const name = known.length && random.chance(0.8) ? random.pick(known) : random.pick(NAMES);
  const spelled = random.pick([name, `${name}[]`, `${name}[$gt]`, `${name}[__proto__]`, `${name}.x`]);
  const value = random.chance(0.1) ? '%E0%A4%A' : inPath(hostileText(random).slice(0, 3_000));
  const pair = `${random.chance(0.7) ? inPath(name) : inPath(spelled)}=${value}`;
  call.path += `${call.path.includes('?') ? '&' : '?'}${pair}`;
}

function changePath(call: Call, _route: Route, { random }: Filling): void {
  const [path = '', query] = call.path.split('?');
  const steps = path.split('/');
  const at = random.int(1, steps.length - 1);
  steps[at] = random.chance(0.15)
    ? random.pick(['%', '%ZZ', '%00', '..', '.', '', '%2e%2e', '%c0%ae', '*', '%0d%0aX: y'])
    : inPath(hostileText(random).slice(0, 2_000));
  call.path = steps.join('/') + (query === undefined ? '' : `?${query}`);
}

function changeMethod(call: Call, _route: Route, { random }: Filling): void {
  call.method = random.pick(METHODS);
}

const HEADERS: Record<string, (random: Random) => string> = {
  'idempotency-key': (random) => random.pick(['', 'x'.repeat(200), 'x'.repeat(201), '__proto__', '$where', 'again']),
  accept: (random) => random.pick(['text/event-stream', 'text/html', '*/*;q=nonsense', 'x'.repeat(2_000), '']),
  'accept-encoding': (random) => random.pick(['br;q=9', 'gzip;q=', '*;q=0', 'identity;q=0']),
  'content-type': (random) => headerText(hostileText(random)),
  'content-length': (random) => random.pick(['0', '1']),
  cookie: (random) =>
    `smoko_session=${headerText(hostileText(random)).replace(/;/g, '')}; ${random.pick(['=', 'a', '__proto__=1'])}`,
  authorization: (random) =>
    random.pick([
      'Bearer',
      'Bearer ',
      'Basic Og==',
      'Bearer a.b.c',
      'Bearer eyJhbGciOiJub25lIn0.e30.',
      `Bearer ${'x'.repeat(5_000)}`,
    ]),
  origin: (random) => random.pick(['null', 'https://evil.example', 'x', 'http://[']),
  host: (random) => random.pick(['evil.example', 'localhost:99999', '[::1', 'a'.repeat(300)]),
  'x-forwarded-for': (random) => random.pick(['1.2.3.4', 'x', '::1, 127.0.0.1', ','.repeat(500)]),
  'x-forwarded-proto': () => 'https',
  'if-none-match': (random) => headerText(hostileText(random)),
  'if-modified-since': (random) => headerText(hostileText(random)),
  range: (random) => random.pick(['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'x']),
  'x-smoko-client': () => 'web',
  'x-csrf-token': (random) => headerText(hostileText(random)),
  'sec-fetch-site': (random) => random.pick(['cross-site', 'same-origin', 'nonsense']),
  upgrade: () => 'websocket',
  'transfer-encoding': () => 'chunked',
};

function changeHeader(call: Call, _route: Route, { random }: Filling): void {
  const name = random.pick(Object.keys(HEADERS));
  call.headers = { ...call.headers, [name]: HEADERS[name]?.(random) };
}

function breakBody(call: Call, { types }: Route, { random }: Filling): void {
  const { headers, body } = brokenBody(random, types[0] ?? '');
  call.headers = { ...call.headers, ...headers };
  call.body = body;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
