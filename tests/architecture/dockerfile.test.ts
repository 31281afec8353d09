import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpOnly } from '../support/account.ts';
import { checkedOut } from '../support/checkout.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { get, post } from '../support/samples.ts';
import { until } from '../support/until.ts';

interface Stage {
  from: string;
  steps: { word: string; rest: string }[];
}

/** The Dockerfile's stages by name; the last one is called "image". */
const stages = new Map<string, Stage>();
let current: Stage = { from: '', steps: [] };
for (const line of readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ').split('\n')) {
  const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
  if (word === 'FROM') {
    const [, from = '', name = 'image'] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
    current = { from, steps: [] };
    stages.set(name, current);
  } else if (word) current.steps.push({ word, rest });
}

const dirs = new Map<string, string>();
const tracked = checkedOut();
const NOT_COPIED = /^(\.git|\.ci|docs|tests\/(?!package\.json))/;

afterAll(() => {
  for (const dir of dirs.values()) removeDir(dir);
});

/** Carries out a stage as docker would, in an empty folder. Only npm and node are run. */
async function build(name: string): Promise<string> {
  const known = dirs.get(name);
  if (known) return known;
  const stage = stages.get(name);
  if (!stage) throw new Error(`The Dockerfile has no stage "${name}".`);
  const base = stages.has(stage.from) ? await build(stage.from) : undefined;
  const dir = tempDir('smoko-image');
  dirs.set(name, dir);
  if (base) cpSync(base, dir, { recursive: true });
  for (const { word, rest } of stage.steps) {
    if (word === 'COPY') await copy(rest, dir);
    if (word === 'RUN' && /^(npm|node) /.test(rest)) await carryOut(rest, dir);
  }
  return dir;
}

async function copy(rest: string, dir: string): Promise<void> {
  const words = rest.split(' ').filter((word) => !word.startsWith('--'));
  const from = /--from=(\S+)/.exec(rest)?.[1];
  const target = words.at(-1) ?? '.';
  for (const source of words.slice(0, -1)) {
    const into = target.endsWith('/') ? join(dir, target, source.split('/').at(-1) ?? '') : join(dir, target);
    if (from) cpSync(source.replace(/^\/app/, await build(from)), into, { recursive: true, verbatimSymlinks: true });
    else if (source === '.')
      for (const file of tracked.filter((one) => !NOT_COPIED.test(one))) place(file, join(dir, file));
    else place(source, into);
  }
}

function place(file: string, into: string): void {
  expect(tracked, `the Dockerfile copies ${file}`).toContain(file);
  if (!existsSync(join(ROOT, file))) return;
  mkdirSync(dirname(into), { recursive: true });
  cpSync(join(ROOT, file), into);
}

/** Links the packages of this checkout into the folder, or copies them where links are unknown. */
async function install(cwd: string): Promise<void> {
  for (const room of ['', ...readdirSync(cwd)]) {
    const from = join(ROOT, room, 'node_modules');
    if (!existsSync(from)) continue;
    const linking = run('cp', ['-al', from, join(cwd, room)], { cwd });
    if ((await linking.exited) === 0) continue;
    rmSync(join(cwd, room, 'node_modules'), { recursive: true, force: true });
    cpSync(from, join(cwd, room, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}

async function carryOut(line: string, cwd: string): Promise<void> {
  // what `npm ci` makes of the same lock file stands in this checkout
  if (/^npm ci(?! .*--omit)/.test(line)) return install(cwd);
  const [command = '', ...args] = line.split(' ');
  const { npm_config_registry, NPM_CONFIG_REGISTRY } = process.env;
  const env = { npm_config_registry, NPM_CONFIG_REGISTRY, npm_config_prefer_offline: 'true' };
  const running = run(command, args, { cwd, env });
  expect(await running.exited, `${line}\n${running.output()}`).toBe(0);
}

beforeAll(async () => {
  await build('image');
}, 600_000);

it('its npm steps install from the lock file alone, and leave out what only builds', () => {
  const lines = [...stages.values()].flatMap(({ steps }) => steps).filter(({ rest }) => rest.startsWith('npm '));
  expect(lines.map(({ rest }) => rest.split(' ').slice(0, 2).join(' '))).toEqual(['npm ci', 'npm ci']);
  const image = dirs.get('image') ?? '';
  for (const name of ['vite', 'typescript', 'vitest', 'esbuild', '@playwright/test']) {
    expect(existsSync(join(image, 'node_modules', name)), name).toBe(false);
  }
  for (const name of ['express', 'mongoose', 'libsql'])
    expect(existsSync(join(image, 'node_modules', name))).toBe(true);
});

it('what comes out starts, in production, and works without anything around it', async () => {
  const image = dirs.get('image') ?? '';
  for (const [name, dir] of dirs) if (name !== 'image') rmSync(dir, { recursive: true, force: true });
  const command = stages.get('image')?.steps.findLast(({ word }) => word === 'CMD')?.rest ?? '[]';
  const [program = '', ...args] = JSON.parse(command) as string[];
  const env = { NODE_ENV: 'production', PORT: '0', SMOKO_DATA_DIR: join(image, 'data') };
  const server = run(program, args, { cwd: image, env });
  const url = await until('the server', () => /^Smoko is ready: (\S+)$/m.exec(server.output())?.[1], 60_000);
  const dave = await signUpOnly(url);
  await post(dave, '/api/projects', { job_name: 'Deck' });
  const turn = await post<{ response: string }>(dave, '/api/functions/agent-orchestrator', { message: 'Show my jobs' });
  expect(turn.response).toContain('Deck');
  expect((await get(dave, '/api/projects')).data).toHaveLength(1);
  expect(await (await fetch(url)).text()).toContain('<h1');
  expect(await (await fetch(`${url}/auth`)).text()).toContain('<h1');
  expect(await (await fetch(`${url}/dashboard`)).text()).toContain('<div id="root">');
  expect(await server.end()).toBe(0);
});
