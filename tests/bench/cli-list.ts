import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PASSWORD, signUp } from '../support/account.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { startServer } from '../support/server.ts';
import { databaseUri, seedJobs } from './list/seed.ts';
import { type Benchmark, plainTable, targetsTable } from './report.ts';

const SMOKO = join(ROOT, 'cli/bin/smoko.js');
const FEW = 100;
/** How many rows a long list has, and how often each is read. */
const SIZES = { whole: { many: 10_000, rounds: 5 }, short: { many: 300, rounds: 1 } };
/** Tells at its end how much memory the process had at most, in kilobytes. */
const WATCH = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))`;

export const benchmark: Benchmark = {
  name: 'cli-list',
  async run(size) {
    const { many: rows, rounds } = SIZES[size];
    const server = await startServer({ env: { MONGODB_URI: undefined } });
    const config = tempDir();
    try {
      const { user, email } = await signUp(server.url);
      await seedJobs(databaseUri(server.dataDir), user.id, rows);
      const env = { PATH: process.env.PATH, SMOKO_CONFIG_DIR: config, SMOKO_URL: server.url };
      await smoko(['login', '--email', email, '--password-stdin'], env, PASSWORD);
      const few: number[] = [];
      const many: number[] = [];
      for (let round = 0; round < rounds; round++) {
        few.push(await peak(['--limit', String(FEW)], FEW, env));
        many.push(await peak(['--all'], rows, env));
      }
      const [least, most] = [median(few), median(many)];
      return {
        title: 'Memory of a long list in the terminal',
        text: `\`smoko jobs list --jsonl\` of ${rows.toLocaleString('en-AU')} jobs and of ${FEW}: the most memory the process had, the median of ${rounds} runs each.`,
        tables: [
          plainTable(
            ['rows', 'peak, MB'],
            [
              [String(FEW), (least / 1_024).toFixed(0)],
              [String(rows), (most / 1_024).toFixed(0)],
            ],
          ),
          targetsTable([{ what: `peak with ${rows} rows : with ${FEW}`, value: most / least, most: 1.5 }]),
        ],
      };
    } finally {
      await server.stop();
      removeDir(config);
    }
  },
};

/** Kilobytes. */
async function peak(options: string[], rows: number, env: NodeJS.ProcessEnv): Promise<number> {
  const { stdout, stderr } = await smoko(['jobs', 'list', '--jsonl', ...options], env);
  assert.equal(stdout.trimEnd().split('\n').length, rows);
  return Number(/peak (\d+)/.exec(stderr)?.[1]);
}

function smoko(args: string[], env: NodeJS.ProcessEnv, input = '') {
  const options = { env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const running = promisify(execFile)(process.execPath, ['--import', WATCH, SMOKO, ...args], options);
  running.child.stdin?.end(input);
  return running;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
