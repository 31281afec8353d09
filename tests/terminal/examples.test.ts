import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DELETED_ID } from '../../cli/src/command-kinds/table.ts';
import { allCommands } from '../../cli/src/testing/all-commands.ts';
import { drawnPng } from '../../server/src/testing/pictures.ts';
import { PASSWORD } from '../support/account.ts';
import { INBOUND } from '../support/messages.ts';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { NOT_FOR_THE_TERMINAL } from './examples/not-for-the-terminal.ts';
import { runExample, runHere } from './examples/run.ts';
import { wrongShape } from './examples/shapes.ts';
import { createWorld, VALUES, type World } from './examples/world.ts';

const COMMANDS = await allCommands();

/** What no server answers, or several answers make up, and so no contract describes; and what has no answer for scripts yet. */
const NO_SHAPE = new Set([
  'config list',
  'alias list',
  'doctor',
  'opt-outs add',
  'outbox show',
  'agents show',
  'account factors add',
  'account tokens add',
  'today',
  // several answers put together
  'clients page',
  'jobs page',
  'suppliers page',
]);

/** What is asked with a body, and changes nothing. */
const READS = new Set(OPERATIONS.filter(({ risk }) => risk === 'read').map(({ method, path }) => `${method} ${path}`));

/** Where a model server usually listens: in its place one of the tests' own does. */
const USUAL_MODEL = 'http://127.0.0.1:11434/v1';

/** Where Node tells of each request: of node:http's, and of fetch's. */
const REQUESTS = ['http.client.request.start', 'undici:request:create'];

let server: TestServer;
let model: StandIn;
let push: PushStandIn;
let world: World;
let folder: string;
let env: Record<string, string>;
/** What the commands asked the server for, as the OpenAPI document writes it. */
const reached = new Set<string>();
/** The same, one behind the other, since an example began. */
const asked: string[] = [];
/** Commands whose JSON was held against the contract. */
const shaped = new Set<string>();
let routes: { name: string; pattern: RegExp; access: 'user' | 'public' }[];

beforeAll(async () => {
  model = await startStandIn();
  push = await startPushStandIn();
  const servers = { MODEL_SERVERS: model.env.OPENAI_BASE_URL };
  server = await startServer({ now: '2026-11-20T00:00:00Z', env: { ...INBOUND, ...servers, ...push.env } });
  world = await createWorld(server.url, push);
  folder = tempDir('smoko-examples');
  env = { SMOKO_CONFIG_DIR: join(folder, '.smoko'), SMOKO_URL: server.url, HOME: folder };
  writeFileSync(join(folder, 'plan.pdf'), '%PDF-1.4\nplan\n');
  // the business has records: it is refused before any of the file is read
  writeFileSync(join(folder, 'smoko.zip'), 'a copy');
  writeFileSync(join(folder, 'logo.png'), drawnPng(120, 40));
  writeFileSync(join(folder, 'client.json'), '{"name": "Ruth Ngata"}\n');
  writeFileSync(join(folder, 'letter.txt'), 'Dear {client_name}');
  writeFileSync(join(folder, 'key.txt'), `sk-kookaburra-0123456789\n${PASSWORD}\n`);
  writeFileSync(join(folder, 'password.txt'), `${PASSWORD}\n`);
  writeFileSync(join(folder, 'passwords.txt'), `${PASSWORD}\n${PASSWORD} again\n`);
  writeFileSync(join(folder, 'customers.csv'), 'Name,Mobile\nRuth Ngata,0491 570 157\nLen Otto,0491 570 158\n');
  routes = await describedRoutes();
  for (const channel of REQUESTS) subscribe(channel, note);
  await signIn();
});
afterAll(async () => {
  for (const channel of REQUESTS) unsubscribe(channel, note);
  await server.stop();
  await model.close();
  await push.close();
  removeDir(folder);
});

async function describedRoutes() {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security: unknown[] }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      access: security.length > 0 ? ('user' as const) : ('public' as const),
    })),
  );
}

function note(message: unknown): void {
  const { method, path } = (message as { request: { method: string; path: string } }).request;
  for (const { name, pattern } of routes) {
    if (!pattern.test(`${method} ${path.split('?')[0]}`)) continue;
    reached.add(name);
    asked.push(name);
  }
}

async function signIn(): Promise<void> {
  const { code, stderr } = await runHere(['login', '--email', world.owner.email, '--password', PASSWORD], env, folder);
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

/** Once more with --json, where nothing is changed by it that could not be changed twice. */
async function checkShape(path: string, line: string): Promise<void> {
  const reads = asked.every((route) => route.startsWith('GET ') || READS.has(route));
  const adds = path.endsWith(' add');
  if (NO_SHAPE.has(path) || asked.length === 0 || !(reads || adds || / (edit|set-status)$/.test(path))) return;
  if (/[<|]| --(json|jsonl|quiet|output)\b/.test(line) || !(await offersJson(path))) return;
  // another quote has another number
  const again = adds ? line.replace('--number Q-77', '--number Q-78') : line;
  const { code, stdout, stderr } = await runExample(`${again} --json`, env, folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const route = asked.at(-1) ?? '';
  expect(wrongShape(route, stdout), path).toBeNull();
  if (adds) await world.owner.fetch(`${route.slice('POST '.length)}/${JSON.parse(stdout).id}`, { method: 'DELETE' });
  shaped.add(path);
}

const offersJson = async (path: string) =>
  /^ +--json\b/m.test((await runHere([...path.split(' '), '--help'], env, folder)).stdout);

/** Without values of its own, an ID is that of the first record in the group's list. */
async function valuesFor(path: string, example: string): Promise<Record<string, string>> {
  const own = VALUES[path];
  if (own) return own(world);
  if (!/\bID\b/.test(example)) return {};
  const [group = ''] = path.split(' ');
  return { ID: (await runHere([group, 'list', '--quiet', '--limit', '1'], env, folder)).stdout.trim() };
}

describe('every example of smoko --help', () => {
  let deleted = '';

  for (const { path, examples, exitCode = 0 } of COMMANDS) {
    it(path, async () => {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const values: Record<string, string> = { [DELETED_ID]: deleted, ...(await valuesFor(path, example)) };
        const line = example
          .replace(USUAL_MODEL, model.env.OPENAI_BASE_URL)
          .replaceAll(/\b(ID|4821|123456|[0-9a-f]{24})\b/g, (word) => values[word] ?? word);
        asked.length = 0;
        const { code, stdout, stderr } = await runExample(line, env, folder);
        expect({ line, code, stderr: code === exitCode ? '' : stderr || stdout }).toEqual({
          line,
          code: exitCode,
          stderr: '',
        });
        deleted = /restore ([0-9a-f]{8,24})/.exec(stdout)?.[1] ?? deleted;
        if (example === examples[0]) await checkShape(path, line);
      }
      if (path === 'logout') await signIn();
    });
  }
});

describe('the JSON of every list, show and add', () => {
  it('was what the contract says', () => {
    const scripted = COMMANDS.filter(({ path }) => / (list|show|add)$/.test(path) && !NO_SHAPE.has(path));
    expect(scripted.map(({ path }) => path).filter((path) => !shaped.has(path))).toEqual([]);
  });
});

describe('what a signed-in person can ask the API for', () => {
  it('is reached by a command, or there is a reason why not', () => {
    const missing = routes
      .filter(({ name, access }) => access === 'user' && !reached.has(name))
      .map(({ name }) => name);
    expect(missing.sort()).toEqual(Object.keys(NOT_FOR_THE_TERMINAL).sort());
    const rest = routes.filter(({ access }) => access === 'public').map(({ name }) => name);
    console.log(
      `${reached.size} of ${routes.length} routes by a command. Not for the terminal: ` +
        `${missing.map((name) => `${name} (${NOT_FOR_THE_TERMINAL[name]})`).join('; ')}. For anybody: ${rest.join(', ')}`,
    );
  });

  it('is all in the document', () => {
    const names = new Set(routes.map(({ name }) => name));
    for (const { method, path } of OPERATIONS) expect(names).toContain(`${method} ${path}`);
  });
});
