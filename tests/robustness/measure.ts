// Runs cases through the development set's own runner and scorer, spread over several servers, and collects the lines.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import type { Case } from './case.ts';
import { startDoor } from './mail-by-smtp.ts';
import { commandWith, type ModelUsed } from './model.ts';

/** A case's line in the scorer's result, with the category and difficulty of the case. */
export interface Scored {
  id: string;
  category: string;
  difficulty: Case['difficulty'];
  pass: boolean;
  /** Null where the product did not show who handled it, or the case does not ask. */
  routing: boolean | null;
  safetyFail: boolean;
  collateral: boolean;
  fails: string[];
}

export interface Measured {
  rows: Scored[];
  seconds: number;
  /** What the assistant answered, by case. */
  replies: ReadonlyMap<string, readonly string[]>;
}

interface Options {
  /** A server allows a hundred sign-ups a minute and every case signs up, so large sets need several. */
  servers?: number;
  /** Use this server instead of starting any. */
  url?: string;
  /** What the servers that are started here think with; left out, the built-in model. */
  model?: ModelUsed;
  /** Of what comes in: counts as shown only what the product adds to a message. */
  addedOnly?: boolean | undefined;
  /** Mails come in over SMTP. */
  bySmtp?: boolean | undefined;
  /** Keeps cases, results and scores here. */
  keep?: string;
}

/** The clock the cases are written for: 09:00 in Sydney. */
const EVAL_NOW = '2026-11-19T22:00:00Z';

export const readLines = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as T);

export async function measure(cases: readonly Case[], options: Options = {}): Promise<Measured> {
  const shards = options.url ? 1 : Math.max(1, Math.min(options.servers ?? 1, cases.length));
  const dir = options.keep ?? tempDir('smoko-eval');
  mkdirSync(dir, { recursive: true });
  const began = performance.now();
  try {
    const done = await Promise.all(
      Array.from({ length: shards }, async (_, shard) => {
        const own = cases.filter((_, i) => i % shards === shard);
        const file = join(dir, `cases-${shard}.jsonl`);
        const out = join(dir, `results-${shard}.jsonl`);
        writeFileSync(file, own.map((one) => `${JSON.stringify(one)}\n`).join(''));
        await run(file, out, shards > 1 ? 2 : 4, options);
        return {
          rows: readLines<Scored>(out.replace(/\.jsonl$/, '.scored.jsonl')),
          results: readLines<{ id: string; replies: string[] }>(out),
        };
      }),
    );
    const byId = new Map(done.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
    return {
      rows: cases.flatMap(({ id }) => byId.get(id) ?? []),
      seconds: (performance.now() - began) / 1000,
      replies: new Map(done.flatMap(({ results }) => results).map(({ id, replies }) => [id, replies])),
    };
  } finally {
    if (!options.keep) removeDir(dir);
  }
}

/** tests/eval/run.mjs on one file of cases; throws with what it said when it could not make the run. */
async function run(cases: string, out: string, concurrency: number, options: Options): Promise<void> {
  if (!options.bySmtp) return runAgainst(options.url, {}, cases, out, concurrency, options);
  const door = await startDoor(EVAL_NOW);
  try {
    await runAgainst(door.url, door.env, cases, out, concurrency, options);
    console.log(`${door.mails()} mails by SMTP`);
  } finally {
    await door.close();
  }
}

/** The same without a door for mails, for cases of any kind. */
export const runCases = (
  cases: string,
  out: string,
  concurrency: number,
  options: Pick<Options, 'url' | 'model'>,
): Promise<void> => runAgainst(options.url, {}, cases, out, concurrency, options);

function runAgainst(
  url: string | undefined,
  secrets: Record<string, string>,
  cases: string,
  out: string,
  concurrency: number,
  { model, addedOnly }: Options,
): Promise<void> {
  const { command, env } = commandWith(model);
  const where = url ? ['--url', url] : ['--start', command, '--cwd', ROOT];
  const args = [...where, '--cases', cases, '--out', out, '--concurrency', String(concurrency), '--quiet'];
  if (addedOnly) args.push('--added-only');
  const child = spawn(process.execPath, [join(ROOT, 'tests/eval/run.mjs'), ...args], {
    env: { ...process.env, ...env, ...secrets },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      process.off('exit', stop);
      if (status === 0) resolve();
      else reject(new Error(`The run could not be made:\n${said.trim()}`));
    });
  });
}
