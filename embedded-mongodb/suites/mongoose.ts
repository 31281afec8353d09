import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './outcome.ts';

interface MochaTest {
  fullTitle: string;
  err: { message?: string };
}
interface MochaReport {
  passes: MochaTest[];
  failures: MochaTest[];
  pending: MochaTest[];
}

/** Mongoose's own tests with its own mocha, in a folder where `npm install` has been run. */
export async function runMongoose(folder: string, uri: string): Promise<{ outcomes: Outcome[]; skipped: number }> {
  const mocha = join(folder, 'node_modules/mocha/bin/mocha.js');
  if (!existsSync(mocha)) throw new Error(`${mocha} is missing: run npm install in ${folder} first`);
  const scratch = mkdtempSync(join(tmpdir(), 'emdb-mongoose-'));
  try {
    const output = join(scratch, 'report.json');
    // some of its tests give an answer 20 ms, so on a busy machine they get another try
    const own = ['--exit', '--ignore', 'test/encryption/**/*.test.js', '--timeout', '30000', '--retries', '2'];
    const reporter = ['--reporter', 'json', '--reporter-option', `output=${output}`];
    const child = spawn(process.execPath, [mocha, ...own, ...reporter, './test/**/*.test.js'], {
      cwd: folder,
      env: { ...process.env, MONGOOSE_TEST_URI: uri.replace('/?', '/mongoose_test?') },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await new Promise((done) => child.once('close', done));
    const { passes, failures, pending } = JSON.parse(readFileSync(output, 'utf8')) as MochaReport;
    const outcomes = [
      ...passes.map(({ fullTitle }) => ({ name: fullTitle })),
      ...failures.map(({ fullTitle, err }) => ({ name: fullTitle, error: err.message?.slice(0, 300) ?? 'failed' })),
    ];
    return { outcomes, skipped: pending.length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
