// npm run bench [-- list cli-start cli-list agent-turn agent-tasks built-in-turn neighbours web-size web-speed lighthouse site] [-- --write]: measures, prints, and with --write updates docs/benchmarks.md.

import build from '../support/build.ts';
import { benchmark as agentTasks } from './agent-tasks.ts';
import { benchmark as agentTurn } from './agent-turn.ts';
import { benchmark as builtInTurn } from './built-in-turn.ts';
import { benchmark as cliList } from './cli-list.ts';
import { benchmark as cliStart } from './cli-start.ts';
import { benchmark as lighthouse } from './lighthouse.ts';
import { benchmark as list } from './list.ts';
import { benchmark as neighbours } from './neighbours.ts';
import type { Benchmark } from './report.ts';
import { benchmark as site } from './site.ts';
import { benchmark as webSize } from './web-size.ts';
import { benchmark as webSpeed } from './web-speed.ts';
import { machine, writeReport } from './write.ts';

const BENCHMARKS: readonly Benchmark[] = [
  agentTurn,
  agentTasks,
  builtInTurn,
  neighbours,
  list,
  cliStart,
  cliList,
  webSize,
  webSpeed,
  lighthouse,
  site,
];

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((name) => !BENCHMARKS.some((one) => one.name === name));
if (unknown.length) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${BENCHMARKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

await build();
for (const { name, run } of BENCHMARKS) {
  if (wanted.length && !wanted.includes(name)) continue;
  const { title, text, tables } = await run();
  const markdown = [`## ${title}`, text, ...tables, machine(`npm run bench -- ${name} --write`)].join('\n\n');
  console.log(`${markdown}\n`);
  if (args.includes('--write')) writeReport(name, markdown);
}
process.exit(0);
