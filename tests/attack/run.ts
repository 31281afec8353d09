// npm run attack -- NAME... [--count N] [--seed S] [--minutes M] [--tenants T] [--write]: attacks a server of its own
// from outside; exit code 1 when something was found. --write puts the figures into docs/security/attacks.md (the soak's
// table into docs/benchmarks.md).

import { parseArgs } from 'node:util';
import { machine, writeReport } from '../bench/write.ts';
import build from '../support/build.ts';
import { SEED } from '../support/seed.ts';
import { type Attack, Findings, type Outcome } from './attack.ts';
import { attack as chat } from './chat.ts';
import { attack as files } from './files.ts';
import { attack as fuzz } from './fuzz.ts';
import { attack as isolation } from './isolation.ts';
import { attack as kills } from './kills.ts';
import { attack as soak } from './soak.ts';
import { writeFigures } from './write-figures.ts';

const ATTACKS: readonly Attack[] = [isolation, fuzz, files, kills, chat, soak];
const SHOWN = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    tenants: { type: 'string', default: '50' },
    write: { type: 'boolean', default: false },
  },
});
const names = ATTACKS.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length || !positionals.length) {
  console.error(
    `${unknown.length ? `There is no attack ${unknown.join(', ')}` : 'Name an attack'}: ${names.join(', ')}.`,
  );
  process.exit(2);
}
const [count, seed, minutes, tenants] = [values.count, values.seed ?? String(SEED), values.minutes, values.tenants].map(
  (text) => (text === undefined ? undefined : Number(text)),
) as [number | undefined, number, number, number];
if ([count ?? 1, minutes, tenants].some((number) => !(number > 0)) || Number.isNaN(seed)) {
  console.error('--count, --minutes and --tenants are numbers above 0, --seed is a number.');
  process.exit(2);
}

function tell(name: string, { summary, findings }: Outcome): void {
  const found = new Findings();
  for (const { kind, detail } of findings) found.add(kind, detail);
  for (const { kind, count: times, first } of found.kinds().slice(0, SHOWN)) {
    console.log(`  FOUND ${kind} (${times} times)\n    ${first}`);
  }
  console.log(`${findings.length ? 'FAILED' : 'ok    '} ${name}: ${summary}`);
}

await build();
let failed = false;
for (const { name, run } of ATTACKS) {
  if (!positionals.includes(name)) continue;
  const say = (line: string) => console.log(`  ${name}: ${line}`);
  const outcome = await run({ count, seed, minutes, tenants, say });
  tell(name, outcome);
  failed ||= outcome.findings.length > 0;
  if (!values.write) continue;
  const { report } = outcome;
  const command = `npm run attack -- ${process.argv.slice(2).join(' ')}`;
  if (report) {
    writeReport(name, [`## ${report.title}`, report.text, ...report.tables, machine(command)].join('\n\n'));
  }
  writeFigures(name, `${outcome.figures}${outcome.findings.length ? ' **failed**' : ''} (${machine(command)})`);
}
process.exit(failed ? 1 : 0);
