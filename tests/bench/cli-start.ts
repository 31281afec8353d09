import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { PASSWORD, signUp } from '../support/account.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { startServer } from '../support/server.ts';
import { measure, roundsOf } from './harness.ts';
import { databaseUri, seedJobs } from './list/seed.ts';
import { type Benchmark, targetsTable, timesTable, timeTarget } from './report.ts';

const SMOKO = join(ROOT, 'cli/bin/smoko.js');
const JOBS = 20;
/** The least a program can do that prints the same list. */
const FETCH = `
const answer = await fetch(process.env.LIST_URL, { headers: { authorization: process.env.LIST_TOKEN } });
console.log(JSON.stringify(await answer.json(), null, 2));`;

const NODE = 'node -e 0';
const VERSION = 'smoko --version';
const HELP = 'smoko --help';
const LIST = 'smoko jobs list --json';
const BARE = 'a script with one fetch';
const FRAME = 'smoko chat, until it can be typed into';

export const benchmark: Benchmark = {
  name: 'cli-start',
  async run(size) {
    const server = await startServer({ env: { MONGODB_URI: undefined } });
    const config = tempDir();
    try {
      const { user, email, token } = await signUp(server.url);
      await seedJobs(databaseUri(server.dataDir), user.id, JOBS);
      const env = {
        PATH: process.env.PATH,
        SMOKO_CONFIG_DIR: config,
        SMOKO_URL: server.url,
        LIST_URL: `${server.url}/api/projects?limit=${JOBS}`,
        LIST_TOKEN: `Bearer ${token}`,
      };
      const node = (...args: string[]) => output(args, env);
      output([SMOKO, 'login', '--email', email, '--password-stdin'], env, PASSWORD);
      const list = [SMOKO, 'jobs', 'list', '--json'];
      const bare = ['--input-type=module', '-e', FETCH];
      assert.match(node(SMOKO, '--version'), /^\d+\.\d+\.\d+\n$/);
      assert.match(node(SMOKO, '--help'), /jobs/);
      assert.equal(JSON.parse(node(...list)).data.length, JOBS);
      assert.deepEqual(JSON.parse(node(...list)), JSON.parse(node(...bare)));

      const starts = await measure({
        variants: [
          { name: NODE, block: () => node('-e', '0') },
          { name: VERSION, block: () => node(SMOKO, '--version') },
          { name: HELP, block: () => node(SMOKO, '--help') },
        ],
        ...roundsOf(size, { warmUp: 3, rounds: 80 }),
      });
      const frames = await measure({
        variants: [
          { name: NODE, block: () => node('-e', '0') },
          { name: FRAME, block: () => firstFrame(env) },
        ],
        ...roundsOf(size, { warmUp: 2, rounds: 25 }),
      });
      const lists = await measure({
        variants: [
          { name: BARE, block: () => node(...bare) },
          { name: LIST, block: () => node(...list) },
        ],
        ...roundsOf(size, { warmUp: 2, rounds: 25 }),
      });
      return {
        title: 'Starting the terminal client',
        text: 'A process from start to end, milliseconds; the conversation until its prompt is on the screen of a real terminal. The server runs beside it and has 20 jobs.',
        tables: [
          timesTable(new Map([...starts, ...frames, ...lists])),
          targetsTable([
            timeTarget(starts, VERSION, NODE, { most: 1.4 }),
            timeTarget(starts, HELP, NODE, { most: 1.4 }),
            timeTarget(frames, FRAME, NODE, { most: 3.6 }),
            timeTarget(lists, LIST, BARE, { most: 1.3 }),
          ]),
        ],
      };
    } finally {
      await server.stop();
      removeDir(config);
    }
  },
};

/** Runs Node to its end; throws when it fails. */
function output(args: readonly string[], env: NodeJS.ProcessEnv, input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, input, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** From the start of the process until the prompt stands on the terminal. */
function firstFrame(env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const terminal = spawn(process.execPath, [SMOKO, 'chat', '--new'], {
      cols: 80,
      rows: 24,
      env: { ...env, TERM: 'xterm-256color' },
    });
    let screen = '';
    let shown = false;
    terminal.onData((text) => {
      screen += text;
      if (shown || !screen.includes('/help shows what you can do')) return;
      shown = true;
      resolve();
      terminal.kill('SIGKILL');
    });
    terminal.onExit(() => shown || reject(new Error(`The conversation did not begin: ${screen}`)));
  });
}
