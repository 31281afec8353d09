import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../src/start.ts';
import { runMongoose } from './mongoose.ts';
import { judge, type Outcome, readRefusals } from './outcome.ts';
import { runSpecifications } from './unified/run-files.ts';

/*
 * Suites that were written elsewhere, against this server. They are not part of this repository and nothing is
 * fetched: a folder is given.
 *   npm run test:mongo-suites -- --spec <mongodb/specifications> --mongoose <Automattic/mongoose, after npm install>
 * `--report <file>` writes every outcome as JSON.
 */
const { values } = parseArgs({
  options: { spec: { type: 'string' }, mongoose: { type: 'string' }, report: { type: 'string' } },
});

if (!values.spec && !values.mongoose) {
  console.error('Usage: npm run test:mongo-suites -- [--spec PATH] [--mongoose PATH] [--report FILE]');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'emdb-suites-'));
const embedded = await startEmbedded({ dataDir: folder, sync: 'NORMAL', listen: { port: 0 } });
const refusals = readRefusals();
const report: Record<string, Outcome[]> = {};
let good = true;
try {
  if (values.spec) {
    const { outcomes, skipped } = await runSpecifications(resolve(values.spec), embedded.uri);
    good = judge('specifications', outcomes, skipped, refusals.spec) && good;
    report.spec = outcomes;
  }
  if (values.mongoose) {
    const { outcomes, skipped } = await runMongoose(resolve(values.mongoose), embedded.uri);
    good = judge('mongoose', outcomes, skipped, refusals.mongoose) && good;
    report.mongoose = outcomes;
  }
} finally {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.report) writeFileSync(values.report, JSON.stringify(report, null, 1));
process.exit(good ? 0 : 1);
