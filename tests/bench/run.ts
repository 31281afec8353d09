// npm run bench [-- list cli-start cli-list agent-turn agent-tasks built-in-turn neighbours money web-size web-speed web-opened lighthouse site] [-- --write]: measures, prints, and with --write updates docs/benchmarks.md.

import build from '../support/build.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { machine, writeReport } from './write.ts';

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
  const { title, text, tables } = await run('whole');
  const markdown = [`## ${title}`, text, ...tables, machine(`npm run bench -- ${name} --write`)].join('\n\n');
  console.log(`${markdown}\n`);
  if (args.includes('--write')) writeReport(name, markdown);
}
process.exit(0);
